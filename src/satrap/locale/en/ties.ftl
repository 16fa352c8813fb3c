table-unwelcome = You cannot sit down at this table. Please choose another one.
server-tie-self = That is you: choose somebody else.
server-ties-full = Your lists have { $most } people, and there is no room for more. Take somebody off first.
server-no-tie = That person is not on your lists.
server-no-member = There is no member called { $name }.
server-private-member = { $name } keeps this private.
server-no-followers = { $name } does not want to be followed.
server-no-page = There is no such page of results.
