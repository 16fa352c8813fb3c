# The page in the archive of somebody's data.
export-readme = Everything that Satrap has stored of { $name }.

    account.json, member.json: your name, and since when it has been here.
    devices.json: where you are signed in. preferences.json, targets.json: what you want to hear of, and where it goes.
    rests.json: your weekend and your vacations.
    tables.json: the tables you have opened or sat at. tables/…/record.json and proof.json: your finished matches, each with its proof.
    messages.json, notes.json, prepared.json: what you said, noted and prepared.
    results.json, ratings.json, rated.json: how you played. notices.json: what you were told.
    reports.json, penalties.json: what you reported, and what operators decided about you.

    Times (“at”) are milliseconds since 1970. Of matches that are still being played, only the table is listed: the rest would show what is hidden.
    “satrap account read FILE” checks all of it, and with “--import ADDRESS” takes your matches to another server.
