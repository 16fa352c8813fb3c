import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";
import { markdown } from "./markdown.ts";
import { pack } from "./pack.ts";

const server = process.env["SATRAP_SERVER"] ?? "http://127.0.0.1:8000";

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), icons(), markdown(), pack()],
  build: {
    outDir: "../src/satrap/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What every visit needs is one file: on a slow connection each extra request costs time.
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/art": { target: server },
    },
    fs: { allow: [".."] },
  },
  test: { include: ["src/**/*.test.ts"], testTimeout: 30_000 },
});
