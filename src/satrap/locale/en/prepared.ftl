# Decisions that are prepared before they are due.
table-prepared-not-now = You cannot prepare this now: it may never come up again, or it is already your turn to decide.
table-prepared-twice = You can prepare only one of these for the same moment.
