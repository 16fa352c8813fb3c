#!/bin/sh
# test_tools.sh: install what the tests start besides Python, or say what is missing.
set -eu

has_postgres() {
    command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

has_browsers() {
    command -v chromium-headless-shell >/dev/null &&
        { command -v firefox-esr >/dev/null || command -v firefox >/dev/null; }
}

has_all() {
    has_postgres && has_browsers && command -v strace >/dev/null
}

if ! has_all && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends postgresql strace chromium-headless-shell firefox-esr; } >/dev/null || true
fi
has_all ||
    echo "Some tests will fail: they need PostgreSQL, strace, Chromium and Firefox (Debian: apt-get install postgresql strace chromium-headless-shell firefox-esr)." >&2
