# A person on several devices.
server-link-over = This link has already been used or has expired: create a new one on the other device.
server-name-or-link = Use either a name or a link, not both.
server-not-your-seat = That seat is not yours, and neither are its notes.
server-no-device = You have no such device: check the list again.
server-too-many-waiting = You are already at { $most } tables that have not started, and that is the limit: leave or close one of them first.

# Somebody who has deleted their account.
former-player = Former player
former-player-at = { former-player } { $number }
server-deletion-name = To delete your account, type your name exactly as it is: { $name }.
server-key-over = This API token is not valid, or no longer.
server-key-scope = This API token lacks the scope { $scope }.
server-key-never = API tokens cannot do this: sign in on the page.
server-no-key = You have no such API token: check the list again.
server-too-many-keys = You have { $most } API tokens, and that is the limit: end one of them first.
