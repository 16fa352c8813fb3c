# The page of one's account: keeping one's games, signing in, and what one signs in with.
web-account-of = Signed in as { $name }
web-keep-about = You play as a guest: only this browser knows you. Keep your games, and your tables, notes and results are there on each of your devices.
web-keep-name = The name that others see
web-keep-passkey = With a passkey
web-keep-passkey-about = Nothing to remember: your fingerprint, your face or your screen lock.
web-keep-password = With a password
web-keep-mail = By e-mail
web-keep-member = You are a member already?
web-kept = Your games are kept, { $name }. From now on you can sign in on any device.
web-address-confirmed = Your e-mail address is confirmed: { $address }
web-passkey-address = Passkeys do not work at { $host }. Open Satrap at { $other }, or choose another way.
web-passkey-insecure = Passkeys need a secure connection (https) and an address with a name. Choose another way.
web-passkey-browser = This browser has no passkeys. Choose another way.
web-passkey-stopped = That was cancelled or took too long. Try it again, or choose another way.
web-passkey-here = This device already has a passkey of yours.

# Signing in.
web-in-about = Your tables, notes and results come along. What you have played here as a guest does, too.
web-in-passkey = With a passkey
web-in-name = Name
web-in-new = New here? Just play: nobody has to sign in.
web-in-back = Welcome back, { $name }.
web-mail-address = E-mail address
web-mail-send = Send me an e-mail
web-mail-sent = If { $address } may sign in here, an e-mail is on its way. Type the code in it here, or open its link.
web-mail-sent-new = An e-mail is on its way to { $address }. Type the code in it here, or open its link in this browser.
web-mail-code = Code from the e-mail
web-mail-other = Another address
web-second-about = One more step: type the code that your authenticator app shows now, or a recovery code.
web-second-code = Code
web-link-mail = This is the link from your e-mail. It counts only when you press the button, and only once.
web-link-mail-go = Sign in with this link
web-link-mail-again = Ask for another e-mail
web-link-device = This link is from another device of yours. Press the button, and your tables and games are here, too.
web-link-device-go = Play as myself here
web-again = Is it you?
web-again-about = You signed in more than ten minutes ago. Please do so again; then it goes on.
web-again-stopped = Nothing was changed.

# What one signs in with.
web-account-rename = Change your name
web-account-renamed = You are called { $name } now.
web-ways = How you sign in
web-passkeys = Passkeys
web-passkeys-none = None yet. A passkey is the quickest and safest way.
web-passkey-add = Add a passkey
web-passkey-used = since { $day }, last used on { $used }
web-password = Password
web-password-has = You have a password.
web-password-none = You have no password.
web-password-new = New password
web-password-about = At least 8 characters. A few words that you remember are best.
web-password-set = Set the password
web-password-change = Change the password
web-password-change-about = A new password signs out all your other devices.
web-password-remove = Remove the password
web-address = E-mail address
web-address-confirm = Confirm the address
web-address-none = You have given none.
web-address-add = Add an address
web-address-change = Another address
web-address-remove = Remove the address
web-rename = Rename
web-rename-of = Rename { $name }
web-rename-save = Save
web-rename-field = Name of { $name }
web-remove = Remove
web-remove-of = Remove { $name }
web-cancel = Cancel

# Two-step sign-in.
web-factor = Two-step sign-in
web-factor-about = Whoever signs in as you with a password or by e-mail must then type a code from your phone. A passkey that asks for your fingerprint or screen lock is both steps in one.
web-factor-on = It is on. { $codes ->
    [one] One recovery code is left.
   *[other] { $codes } recovery codes are left.
}
web-factor-begin = Set it up
web-factor-secret = Scan this code with an authenticator app on your phone. Then type the six digits that the app shows.
web-factor-picture = QR code with the key for an authenticator app. The key itself is below.
web-factor-typed = No camera? Type this key into the app, or open it in an app on this device.
web-factor-open = Open in the app
web-factor-code = Code from the app
web-factor-confirm = Switch it on
web-factor-codes = Two-step sign-in is on. These are your recovery codes: each replaces the app once. They are not shown again, so put them somewhere safe now.
web-factor-file = Save as a file
web-factor-kept = They are in a safe place
web-factor-off = Switch it off
web-factor-off-code = Code from the app, or a recovery code

# Devices.
web-devices = Your devices
web-devices-about = Each of these knows you and holds your seats. A device that is not used for 90 days is forgotten. “Sign out everywhere” ends your API tokens, too.
web-device-this = This device
web-device-other = Another device
web-device-since = here since { $day }, last seen on { $seen }
web-device-forget-this = Sign out here
web-device-forget-other = Sign out
web-device-forget-of = Sign out { $name }
web-devices-forget = Sign out all other devices
web-devices-everywhere = Sign out everywhere
web-devices-guest = As a guest you cannot sign in again: your games would be lost to you. Keep them first, or press once more.
web-device-link = On another device
web-device-link-about = Make a link and open it there within ten minutes: then that device is yours, too. Give it to nobody else.
web-device-link-make = Make a link
web-account-data = Take your data with you, create API tokens, or delete your account.
