"""A real PostgreSQL for the tests, in a folder of its own, reached through a socket there."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

from tests.scratch import memory

MISSING = (
    "These tests need PostgreSQL: install it (Debian and Ubuntu: apt-get install postgresql), "
    "then run make test again."
)


def program(name: str) -> str:
    """Return the path of a PostgreSQL program, or fail and say what to install."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    where = str(found[0]) if found else shutil.which(name)
    assert where is not None, MISSING
    return where


def other_user() -> str | None:
    """Return the user to run it as: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """One server; each test gets a database of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir=memory()))
        self.user = other_user()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.count = 0

    def call(self, name: str, *arguments: str) -> str:
        """Run a PostgreSQL program as the right user."""
        command = [program(name), *arguments]
        groups: list[str] | None = [] if self.user else None
        done = subprocess.run(
            command,
            user=self.user,
            extra_groups=groups,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    def start(self) -> None:
        data = str(self.folder / "data")
        self.call("initdb", "-D", data, "-U", "satrap", "-A", "trust", "-E", "UTF8", "--no-sync")
        settings = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}'"
        log = str(self.folder / "log")
        self.call("pg_ctl", "start", "-w", "-D", data, "-l", log, "-o", settings)

    def restart(self) -> None:
        """Break every connection, as when the database's machine restarts."""
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self.call("pg_ctl", "restart", "-w", "-m", "immediate", "-D", data, "-l", log)

    def stop(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            data = str(self.folder / "data")
            self.call("pg_ctl", "stop", "-w", "-m", "immediate", "-D", data)
        shutil.rmtree(self.folder)

    def sql(self, command: str) -> str:
        where = ["-h", str(self.folder), "-U", "satrap", "-d", "postgres"]
        return self.call("psql", *where, "-qAtc", command)

    def new_database(self) -> str:
        """Return the address of an empty database."""
        self.count += 1
        self.sql(f"CREATE DATABASE test{self.count}")
        return f"postgresql://satrap@/test{self.count}?host={self.folder}"
