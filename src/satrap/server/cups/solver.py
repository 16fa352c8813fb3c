"""The solver (HiGHS): chooses tables, and seats at them, at the least cost.

It runs in one thread with a fixed seed, so the same question has the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final, NamedTuple

import highspy
import numpy as np

SECONDS: Final = 8.0  # then the best solution so far counts
NODES: Final = 3000  # of the search: so that a fast machine and a slow one agree


class Column(NamedTuple):
    """Something that can be chosen or not: what it costs, and in which rows it counts once."""

    cost: int
    rows: Sequence[int]
    less: Sequence[int] = ()  # rows in which it counts once less


def choose(columns: Sequence[Column], rows: Sequence[int], start: Sequence[int] = ()) -> list[int]:
    """Return which columns to choose so that each row counts as many as it needs.

    `start` is a choice that is known to be possible; it is the answer if none is better.
    """
    solver = highspy.Highs()  # type: ignore[no-untyped-call]
    for name, value in _OPTIONS.items():
        solver.setOptionValue(name, value)
    solver.passModel(_model(columns, rows))
    if start:
        solver.setSolution(_solution(len(columns), start))
    solver.run()
    if solver.getInfo().primal_solution_status != highspy.SolutionStatus.kSolutionStatusFeasible:
        return sorted(start)
    values = solver.getSolution().col_value
    return [number for number, value in enumerate(values) if value > 0.5]


_OPTIONS: Final[dict[str, bool | int | float]] = {
    "output_flag": False,
    "threads": 1,
    "random_seed": 1,
    "time_limit": SECONDS,
    "mip_max_nodes": NODES,
    "mip_rel_gap": 0.0,
    "mip_abs_gap": 15.0,  # of less than that nobody would notice anything
}


def _model(columns: Sequence[Column], rows: Sequence[int]) -> highspy.HighsLp:
    model = highspy.HighsLp()
    model.num_col_, model.num_row_ = len(columns), len(rows)
    model.col_cost_ = np.array([column.cost for column in columns], dtype=float)
    model.col_lower_, model.col_upper_ = np.zeros(len(columns)), np.ones(len(columns))
    model.row_lower_ = model.row_upper_ = np.array(rows, dtype=float)
    counted = [(*column.rows, *column.less) for column in columns]
    signs = [sign for each in columns for sign in [1] * len(each.rows) + [-1] * len(each.less)]
    ends = np.cumsum([0, *map(len, counted)])
    model.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    model.a_matrix_.start_ = ends.astype(np.int32)
    model.a_matrix_.index_ = np.array(list(chain.from_iterable(counted)), dtype=np.int32)
    model.a_matrix_.value_ = np.array(signs, dtype=float)
    model.integrality_ = [highspy.HighsVarType.kInteger] * len(columns)
    return model


def _solution(count: int, start: Sequence[int]) -> highspy.HighsSolution:
    solution = highspy.HighsSolution()
    values = np.zeros(count)
    values[list(start)] = 1
    solution.col_value = values
    return solution
