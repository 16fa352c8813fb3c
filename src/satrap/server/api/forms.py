"""What games send, on the OpenAPI page: each form is a union over all games."""

from __future__ import annotations

from typing import Union

import msgspec

from satrap.core.api_types import GameChart, GameChoice, GameEvent, GameView
from satrap.core.game import AnyGame, Json
from satrap.packs import PACKS

REF = "#/components/schemas/{name}"


def add_forms(common: dict[str, Json]) -> dict[str, Json]:
    """Return the page's components, and those of all games with the game's name in front."""
    made = dict(common)
    unions: dict[type, list[Json]] = {GameView: [], GameChart: [], GameChoice: [], GameEvent: []}
    for game in (pack.game for pack in PACKS.values()):
        for form, schema in _forms(game, common, made).items():
            unions[form].append(schema)
    for form, schemas in unions.items():
        about = {key: common[form.__name__][key] for key in ("title", "description")}
        made[form.__name__] = {**about, "anyOf": schemas}
    return made


def _forms(game: AnyGame, common: dict[str, Json], made: dict[str, Json]) -> dict[type, Json]:
    """Add the types that a game sends, and return its schema for each form."""
    known, prefix = game.types, game.id.replace("_", " ").title().replace(" ", "")
    kinds: dict[type, tuple[type, ...]] = {
        GameView: (known.view,),
        GameChart: (known.chart,),
        GameChoice: known.choices,
        GameEvent: known.events,
    }
    filled = {form: Union[each] for form, each in kinds.items() if each}  # noqa: UP007
    schemas, found = msgspec.json.schema_components(filled.values(), ref_template=REF)
    own = [name for name, schema in found.items() if common.get(name) != schema]
    names = {REF.format(name=name): REF.format(name=prefix + name) for name in own}
    made.update({prefix + name: _renamed(found[name], names) for name in own})
    for form, schema in zip(filled, schemas, strict=True):
        made.setdefault(prefix + _short(form), _renamed(schema, names))
    return {form: {"$ref": REF.format(name=prefix + _short(form))} for form in filled}


def _short(form: type) -> str:
    return form.__name__.removeprefix("Game")


def _renamed(schema: Json, names: dict[str, str]) -> Json:
    """Return a schema with its references renamed."""
    if isinstance(schema, list):
        return [_renamed(each, names) for each in schema]
    if isinstance(schema, dict):
        return {key: _renamed(each, names) for key, each in schema.items()}
    return names.get(schema, schema) if isinstance(schema, str) else schema
