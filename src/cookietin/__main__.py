from cookietin.cli import main

raise SystemExit(main())
