"""Fits a master's network to rows of features: a linear model first, then a hidden layer for the residual."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from automata.value import POINTS, Network

Array = NDArray[np.float32]
HIDDEN = 32
RIDGE, CAUTION = 3.0, 4000.0
"""Ridge penalties of a new linear model and of a correction."""
BATCH, RATE, EPOCHS, PATIENCE = 512, 2e-3, 40, 4
"""Batch size, learning rate, maximum epochs, and epochs without progress before stopping."""
GENTLE = 3e-4
"""Learning rate of a network that is fitted further."""
LAMBDA = 0.85
"""TD(λ) weight of later outcomes."""
HELD_BACK = 0.1
"""Share of the last rows used for early stopping."""


def fit(rows: Array, points: Array, truth: Array | None = None, seed: int = 1) -> tuple[Network, float, float]:
    """The network, and the variance in unseen games explained by the linear model and by the network.

    `truth`: the values to be explained, if different from the training targets.
    """
    cut = int(len(rows) * (1 - HELD_BACK))
    mean, scale = rows[:cut].mean(0), rows[:cut].std(0)
    scale[scale < 1e-6] = 1.0
    x, y = ((rows - mean) / scale).astype(np.float32), (points / POINTS).astype(np.float32)
    plain = np.linalg.solve(x[:cut].T @ x[:cut] + RIDGE * np.eye(x.shape[1]), x[:cut].T @ (y[:cut] - y[:cut].mean()))
    rng = np.random.default_rng(seed)
    weights: dict[str, Array] = {
        "into": rng.normal(0, 1 / np.sqrt(x.shape[1]), (x.shape[1], HIDDEN)).astype(np.float32),
        "bias": np.zeros(HIDDEN, np.float32),
        "out": np.zeros(HIDDEN, np.float32),
        "last": np.array([y[:cut].mean()], np.float32),
        "straight": plain.astype(np.float32),
    }
    unseen_x, unseen_y = x[cut:], y[cut:] if truth is None else (truth[cut:] / POINTS).astype(np.float32)
    spread = float(unseen_y.var())
    sum_only = 1 - float(np.mean((unseen_x @ weights["straight"] + weights["last"] - unseen_y) ** 2)) / spread
    kept, best = descended(weights, x[:cut], y[:cut], (unseen_x, unseen_y), rng, RATE)
    return Network(mean=mean, scale=scale, **kept), sum_only, 1 - best / spread


def descended(
    weights: dict[str, Array], x: Array, y: Array, unseen: tuple[Array, Array], rng: np.random.Generator, rate: float
) -> tuple[dict[str, Array], float]:
    """The weights after gradient descent (Adam) that err least in unseen games, and their mean squared error there."""
    best, kept, waited = float("inf"), dict(weights), 0
    first = {name: np.zeros_like(value) for name, value in weights.items()}
    second = {name: np.zeros_like(value) for name, value in weights.items()}
    steps = 0
    for epoch in range(EPOCHS):
        order = rng.permutation(len(x))
        for at in range(0, len(x) - BATCH + 1, BATCH):
            some = order[at : at + BATCH]
            steps += 1
            for name, slope in slopes(weights, x[some], y[some]).items():
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope * slope
                step = first[name] / (1 - 0.9**steps) / (np.sqrt(second[name] / (1 - 0.999**steps)) + 1e-8)
                weights[name] = weights[name] - np.float32(rate * 0.9**epoch) * step
        error = float(np.mean((predicted(weights, unseen[0]) - unseen[1]) ** 2))
        if error < best - 1e-5:
            best, kept, waited = error, dict(weights), 0
        else:
            waited += 1
            if waited == PATIENCE:
                break
    return kept, best


def corrected(network: Network, rows: Array, points: Array, truth: Array) -> tuple[Network, float]:
    """The network with a refitted linear part, and the explained variance in unseen games. Needs far fewer games
    than a new network."""
    cut = int(len(rows) * (1 - HELD_BACK))
    x = (rows[:cut] - network.mean) / network.scale
    wrong = (points[:cut] - network(rows[:cut])) / POINTS
    middle, off = x.mean(0), wrong.mean()
    x -= middle
    more = np.linalg.solve(x.T @ x + CAUTION * np.eye(x.shape[1]), x.T @ (wrong - off)).astype(np.float32)
    last = network.last + np.float32(off - middle @ more)
    found = replace(network, straight=network.straight + more, last=last)
    return found, 1 - float(np.mean((found(rows[cut:]) - truth[cut:]) ** 2)) / float(truth[cut:].var())


def refined(network: Network, rows: Array, points: Array, truth: Array, seed: int = 1) -> tuple[Network, float]:
    """The whole network fitted further in small steps, and the explained variance in unseen games."""
    cut = int(len(rows) * (1 - HELD_BACK))
    x, y = ((rows - network.mean) / network.scale).astype(np.float32), (points / POINTS).astype(np.float32)
    unseen = (truth[cut:] / POINTS).astype(np.float32)
    weights = {name: getattr(network, name) for name in ("into", "bias", "out", "last", "straight")}
    rng = np.random.default_rng(seed)
    kept, best = descended(weights, x[:cut], y[:cut], (x[cut:], unseen), rng, GENTLE)
    return replace(network, **kept), 1 - best / float(unseen.var())


def smoothed(network: Network, rows: Array, points: Array, tracks: Array) -> Array:
    """TD(λ) targets: less of the actual end, more of the network's later expectation.

    Rows of one track are a seat in one game, in the order of play.
    """
    expected, found = network(rows), points.astype(np.float64)
    later: dict[int, int] = {}
    for n in range(len(rows) - 1, -1, -1):
        then = later.get(tracks[n])
        if then is not None:
            found[n] += LAMBDA * (found[then] - points[then]) + (1 - LAMBDA) * (expected[then] - points[then])
        later[tracks[n]] = n
    return found.astype(np.float32)


def predicted(weights: dict[str, Array], x: Array) -> Array:
    hidden = np.maximum(x @ weights["into"] + weights["bias"], 0)
    found: Array = hidden @ weights["out"] + x @ weights["straight"] + weights["last"]
    return found


def slopes(weights: dict[str, Array], x: Array, y: Array) -> dict[str, Array]:
    before = x @ weights["into"] + weights["bias"]
    hidden = np.maximum(before, 0)
    wrong = 2 * (hidden @ weights["out"] + x @ weights["straight"] + weights["last"] - y) / len(y)
    back = np.outer(wrong, weights["out"]) * (before > 0)
    return {
        "into": x.T @ back + 1e-5 * weights["into"],
        "bias": back.sum(0),
        "out": hidden.T @ wrong + 1e-5 * weights["out"],
        "last": np.array([wrong.sum()], np.float32),
        "straight": x.T @ wrong,
    }
