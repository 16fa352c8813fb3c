/** Everything that the page says in this language, in one piece; without those of terminals, of games and of the topics in words.svelte.ts. */
const files = import.meta.glob<string>(
  [
    "!../../../../../src/satrap/locale/it/web-home.ftl",
    "!../../../../../src/satrap/locale/it/{,web-}{alexandros,alexander-the-great}{,-you,-foreseen,-table}.ftl",
    "../../../../../src/satrap/locale/it/*.ftl",
    "!../../../../../src/satrap/locale/it/{cli*,accounts,running,api,advice-*,*board,*-board-facts,notices*,order,prepared,rests,server,ties,tutorial*,unreadable,unsound-*,web-editor,web-front,web-notices,web-people,web-account,web-rests,web-settings,web-your-data,web-ratings,cups,web-cups,web-admin}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
