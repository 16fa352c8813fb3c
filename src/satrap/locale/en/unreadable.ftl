# Why something that was sent cannot be read: parts of a sentence.
unreadable-at = { $reason } ({ $path })
unreadable-malformed = it is not valid JSON from byte { $byte } on
unreadable-cut-off = it breaks off
unreadable-line = look at line { $line }, column { $column }
unreadable-missing = “{ $key }” is missing
unreadable-unknown = “{ $key }” is not known
unreadable-expected = expected “{ $expected }”, not “{ $found }”
unreadable-name = there is no “{ $word }”
unreadable-value = this value is not possible
unreadable-other = its parts do not fit together
unreadable-seats = seats: { $count } instead of { $seats }
