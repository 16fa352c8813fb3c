# Before a match.
web-table = Table

# A shared device.
web-curtain = { $name }, it is your turn
web-curtain-about = Pass the device on. Secrets stay hidden until you say so.
web-curtain-open = I am { $name }: show my side

# At the table.
web-board = The board
web-board-loading = The board is being laid out…
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show all
web-players = Players
web-you = you
web-name-you = { $name } (you)
web-name-bot = { $name } (bot)
web-name-change = Change your name for the next match
web-presence-here = here
web-presence-away = away
web-presence-bot = bot
web-ready = ready
web-your-turn = your turn
web-their-turn = to move
web-recap-again = Watch it again
web-end-turn = End turn
web-end-early = You still have an action left.
web-end-anyway = End anyway
web-last-action = That was your last action: end your turn, or undo it.
web-press-again = Confirm
web-tools = Tools
web-turn = Turn { $turn }
web-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-clock = Time left
web-clock-by = Move by: { $when }
web-panels = Panels
web-panel-board = Board
web-panel-players = Players
web-panel-log = Log
web-panel-chat = Chat
web-panel-notes = My notes
web-panel-words = Board in words
web-chat-say = Say something
web-chat-send = Send
web-chat-players = Until the match is over, only players can read this.
web-chat-watchers = Until the match is over, only spectators can read this.
web-chat-rematch = Said before the rematch
web-chat-hidden = { $name } is muted.
web-chat-muted = Muted for you
web-chat-about = Options for { $name }
web-chat-mute = Mute for me
web-chat-unmute = Unmute { $name } for me
web-chat-mute-all = Mute for everyone
web-chat-allow = Allow { $name } again
web-chat-remove = Remove { $name }
web-report = Report { $name }
web-report-why = Why do you report { $name }?
web-report-about = The operators of this site will see your words and what was said at this table, and can look into the match.
web-report-send = Send report
web-report-sent = Thank you. The operators will look into it.
web-chat-hushed = Muted or removed
web-chat-is-muted = { $name } is muted for everyone.
web-chat-is-removed = { $name } was removed.
web-notes-about = Your own notes: nobody else sees them.
web-notes-kept = Saved.
web-notes-lost = Not saved. Try again.
web-notation = Type an action
web-notation-do = Do it
web-watching = You are watching: only players can act.
web-notation-about = How to write actions
web-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
web-other = Cancel
web-undo = Undo
web-redo = Redo
web-restart-turn = Restart turn
web-link-connecting = Connecting…
web-link-lost = { $count ->
    [0] Connection lost. Trying again…
    [one] Connection lost. One move is waiting and will be sent automatically.
   *[other] Connection lost. { $count } moves are waiting and will be sent automatically.
}
web-link-removed = The host has removed you from this table.
web-link-signed-out = This device was signed out. Reload the page to watch, or open a link from another of your devices to play on.
web-menu = Menu
web-plain = The table

# Leaving, coming back, going back.
web-return = Take my seat back
web-away-bot = A bot is playing for you.
web-undo-asked-title = Someone wants to take something back
web-undo-asked = { $name } would like to take back several moves. Anything revealed since then will be drawn again.
web-undo-asked-last = { $name } would like to take back their last action. Anything revealed since then will be drawn again.
web-undo-agree = Agree
web-undo-refuse = Decline
web-undo-waiting = You asked for an undo. Waiting for { $names }.
web-undo-withdraw = Withdraw
web-replace = Let a bot play for { $name }
web-abandon = Offer to end the match
web-abandon-not = Withdraw the offer
web-end-asked-title = Someone would like to end the match
web-end-asked = { $name } would like to end the match without a winner; it would not count for the ratings. If nobody objects, the match ends { $when }.
web-end-refuse = Play on
web-close = Close
web-end-declined = The match goes on: not everyone wants to end it.
web-end-declined-by = { $name } wants to play on.
web-day-time = { $day } at { $time }
web-declined-you = You declined { $name }’s request. Play goes on.
web-ends-at = Without an answer from { $names } the match ends { $when }.
web-end-missing = You offered to end the match. Waiting for { $names }.
web-leave-match = Let a bot play for me
web-resign = Resign
web-stand-in = { $bot } (bot) is playing
web-invite-watch = Link to this table

# After a match.
web-result = Result
web-how-won = How it went
web-won-you = You have won
web-won-bot = A bot has won for you
web-won = { $name } has won
web-won-shared = { $names } share the victory
web-won-nobody = No winner
web-resigned-you = You resigned.
web-won-facts = { $points ->
    [one] 1 point
   *[other] { $points } points
} in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
web-won-facts-alexander-the-great = { $points ->
    [one] 1 point
   *[other] { $points } points
} in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
web-next-level = Next level: { $level }
web-study = Turning points
web-study-about = Each player’s chance of winning, turn by turn
web-study-back = Back to the result
web-study-played = played
web-study-better = better
web-turning-at = Turning point { $number }: { $name }
web-sheet-total = Total
web-result-board = Show the board
web-rematch = Rematch
web-rematch-other = Play { $game } together
web-rematch-asked-other = { $name } wants to play { $game } with you.
web-play-on = Play on from here
web-result-more = More
web-share = Copy a link to this moment
web-download = Download the record
web-set-position = Starts from a set position. If other people play, all hidden cards are dealt again.
web-set-position-short = starts from a set position
web-teaching = A teaching table: it starts from a set position with known cards, and the match does not count.
web-teaching-short = teaching table with known cards
web-open-hands = Open hands, for teaching: everybody sees everything, not rated
web-open-hands-about = Open hands, for teaching: everybody here, watchers too, sees all hands and every choice. The match does not count.
web-open-hands-short = open hands, for teaching
web-open-chosen = { $name } has chosen: { $choice }
web-shuffle-by = Random bytes from { $names } went into the shuffle.
web-shuffle-nobody = Nobody at this table added random bytes to the shuffle.
web-shuffle-left-out = The random bytes from { $names } did not arrive in time: the shuffle was made without them.
web-verify = Was the shuffle fair?
web-verify-holds = Everything checks out: all that is random was settled before the match, every draw came out as settled, and none of the { $lines } lines of the log was changed. Your device has verified this.
web-verify-lots = Was the draw of lots fair?
web-verify-mine-in = This device’s own random bytes went into the shuffle.
web-verify-mine-left-out = This device’s own random bytes were left out of the shuffle: they were not revealed in time.
web-verify-mine-missing = But this device’s own random bytes are not in the log. Unless you sat down again on another device, do not trust this match.
web-verify-fails = The check failed. Keep the file, and do not trust this match.
web-verify-file = Download the proof
web-verify-removed = { $count ->
    [one] One name was removed, because somebody deleted their account; that changes nothing about the match.
   *[other] { $count } names were removed, because people deleted their accounts; that changes nothing about the match.
}
web-plot = Points over time
web-sheet = Where the points came from
web-sheet-places = In detail
web-replay = Replay
web-replay-first = To the start
web-replay-turn-back = To the previous turn
web-replay-back = One step back
web-replay-on = One step forward
web-replay-turn-on = To the next turn
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Stop
web-replay-turn = Turn { $turn } of { $turns }
web-replay-eyes = Seen by
web-replay-open = Everything revealed
web-replays = Replay: { $name }’s move
web-replays-own = Replay: your move
web-replays-some = Replay
web-since = Since your last move
web-since-watch = Watch
web-next-table = Next table ({ $count })
web-next-none = Nothing else is waiting for you.
web-since-told = Since your last move: { $words }
web-since-did = { $name } – { $words }
