# Why a table does not do what somebody asks for.

no-such-request = The table does not understand that.
broken-request = The table does not understand that.
text-length = Between 1 and { $longest } characters, please.
table-not-started = The match has not begun.
table-ended = The table has been ended.
no-throw-now = No throw is expected now.
nothing-there = Nothing can be done there now.
wrong-throw = “{ $move }” cannot be thrown.
seat-taken = Somebody else sits there already.
wrong-token = This way back is no longer valid.
not-gone = { $name } is still there.
not-your-seat = That is not your seat.
not-at-table = You do not sit at this table.
not-the-host = Only the host may do that.
nothing-to-undo = You have made no move that could be taken back.
nothing-to-agree = Nobody asks for that any more.
cannot-undo = Others have built on that move: it cannot be taken back.
no-chat-in-teams = In team play nobody chats.
no-such-table = There is no such table.
no-such-code = There is no table with the code “{ $code }”.
