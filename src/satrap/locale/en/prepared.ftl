# Decisions that are prepared before they are due.
table-prepared-not-now = You cannot prepare that now: it may not be due again, or it already is.
table-prepared-twice = You can prepare only one of these for the same moment.
