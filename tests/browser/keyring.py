"""The passkeys of a browser: Chromium's own authenticator in software, one for each person."""

from __future__ import annotations

from typing import Any

from tests.browser.people import Person

OPTIONS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keyring:
    """Where a person's browser keeps passkeys."""

    def __init__(self, person: Person) -> None:
        self._wire = person.context.new_cdp_session(person.page)
        self._wire.send("WebAuthn.enable")
        added = self._wire.send("WebAuthn.addVirtualAuthenticator", {"options": OPTIONS})
        self._own = {"authenticatorId": added["authenticatorId"]}

    @property
    def keys(self) -> list[dict[str, Any]]:
        return list(self._wire.send("WebAuthn.getCredentials", self._own)["credentials"])

    def take(self, other: Keyring) -> None:
        """Have the passkeys of another device, too, as synchronised ones are."""
        for key in other.keys:
            self._wire.send("WebAuthn.addCredential", {**self._own, "credential": key})

    def refuse(self) -> None:
        """From now on, nobody is there to touch the device."""
        off = {**self._own, "isUserVerified": False}
        self._wire.send("WebAuthn.setUserVerified", off)
