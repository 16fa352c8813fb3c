import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/cinzel/latin-600.css";
import "@fontsource-variable/alegreya/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./look/look.css";
import "./look/paper.css";
import { listen } from "./lib/me";
import { beReady } from "./lib/offline";
import { route } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { askEarly } from "./lib/table/asking";
import { speak } from "./lib/words/words.svelte";
import { findPage } from "./pages";

const [first = "", id = ""] = route.parts;
if (first === "table") askEarly(id, route.query.get("link") ?? "");
void findPage(route.parts).load(); // while the words load
await speak(settings.language, settings.isPseudo);
const target = document.getElementById("app");
if (target) mount(App, { target });
window.setTimeout(listen, 8000);
window.setTimeout(() => void beReady().catch(() => {}), 4000); // once everything else is there
