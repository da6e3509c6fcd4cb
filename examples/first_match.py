"""Play a match of Goose to its end, write it down, and prove its dice."""

import cookietin

position = cookietin.game("goose", players=2).start()
while position.outcome is None:
    position = position.play("throw")

print(position)
print(position.outcome)
print(cookietin.verify(position.record()).proved, "draws of chance are proved")
