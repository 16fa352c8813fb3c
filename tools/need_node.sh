#!/bin/sh
# need_node.sh: do nothing, or say in one sentence what is missing to build the page.
set -eu

say() {
    echo "$1" >&2
    exit 1
}

why="Satrap builds its page with Node 20 or newer and npm"
command -v node >/dev/null && command -v npm >/dev/null ||
    say "$why: install them (https://nodejs.org), then run make again; make play-terminal needs neither."
node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' ||
    say "$why; this is Node $(node --version): install a newer one (https://nodejs.org), then run make again."
