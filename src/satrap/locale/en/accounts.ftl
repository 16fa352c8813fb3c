# Signing in.
server-sign-in-again = Please sign in again first: your last sign-in here was more than ten minutes ago.
server-sign-in-refused = Name and password do not belong together. Check both, or sign in another way.
server-sign-in-late = That took too long. Please sign in once more from the beginning.
server-sign-in-taken = This is already in use to sign in here.
server-last-way-in = This is your last way to sign in: add another one first.
server-no-passkey = You have no such passkey: check the list again.
server-passkeys-many = You already have { $most } passkeys, and that is the limit: remove one of them first.
server-passkey-refused = This passkey could not be checked here. Try again, or sign in another way.
server-passkey-late = That took too long, or was sent twice. Please try your passkey once more.
server-password-length = A password must have { $least } to { $most } characters. A few words you remember are better than one with odd signs.
server-password-common = This password is one of the first that others would try. Choose one that only you would think of.
server-bad-mail-address = This is not an e-mail address: it should look like ana@example.org.
server-no-mail = This server sends no e-mail.
server-letter-over = This e-mail’s link and code have already been used or have expired. Ask for a new one.
server-letter-elsewhere = Open this link in the browser in which you asked for it, or type the code there.
server-address-taken = This address belongs to another member.
server-link-or-code = Send either the link of an e-mail, or its code.
server-code-wrong = This code is not valid: it is wrong, used, or too old.
server-factor-on = Two-step sign-in is already on.
server-members-only = Keep your games first: only members can do this.
server-bot-rated = Rated matches were played with this account. Make a new one for the program.
mail-sign-in-subject = Your code for Satrap: { $code }
mail-sign-in-words =
    Your code for Satrap is { $code }.

    Type it where you asked for it, or open this link and press the button there:
    { $link }

    Either works once, for 15 minutes. If it was not you who asked, you need do nothing: without this e-mail nobody gets in.
