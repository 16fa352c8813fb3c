/** Compresses the built files: the server then only sends the .br or .gz beside each of them. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKABLE = /\.(html|js|css|svg|json|webmanifest|txt)$/;
const SMALLEST = 512; // below this, compression saves nothing in transit

export function pack(): Plugin {
  let folder = "";
  return {
    name: "pack",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle: () => readdirSync(folder, { recursive: true }).forEach(packed),
  };

  function packed(name: string | Buffer): void {
    const path = join(folder, String(name));
    if (!PACKABLE.test(path)) return;
    const plain = readFileSync(path);
    if (plain.length < SMALLEST) return;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
    writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }));
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
  }
}
