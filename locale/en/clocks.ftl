### Play by message: deadlines, reminders, absence, substitutes, votes, moderators, settings.

## The table

table-until = Until { $stamp } ({ $left }).
table-grace = The time is up; an answer counts until { $stamp } ({ $left }).
table-paused = The clock is paused.
