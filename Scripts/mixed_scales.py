"""Random systems whose coefficients differ by many powers of ten, for compare-with-oracle.py.

The numbers are exact: coefficients are small integers times powers of two, and constants are computed from a hidden
point without rounding, so that an exact solver and an engine of doubles see the same system. Half of the systems get
their scales by row and variable, as units do; in the others each coefficient has its own.
"""
import random
from fractions import Fraction

KINDS = ["mixed", "units", "conflict", "infeasible"]
# The number of binary digits per decimal one.
BITS = 3.33


def generate(kind, views, seed, digits):
    """A system of some variables with coefficients between 10^-digits and 10^digits."""
    if kind not in KINDS:
        raise ValueError(kind)
    chance = random.Random("%s/%d/%d/%d" % (kind, views, seed, digits))
    count = min(2 + views, 12)
    names = ["x%d" % k for k in range(count)]
    reach = round(digits * BITS)
    by_unit = kind == "units" or chance.random() < 0.3
    columns = [chance.randint(-reach // 2, reach // 2) for _ in names]
    point = [chance.randint(-20, 400) for _ in names]
    constraints = []

    def coefficient(column, row_scale):
        mantissa = chance.choice([1, 1, 1, -1, -1, 2, 3, -3, 5])
        exponent = row_scale + columns[column] if by_unit else chance.randint(-reach, reach)
        return mantissa * 2.0 ** exponent

    def add(terms, relation, constant, priority):
        constraints.append({"id": "c%d" % len(constraints), "coeffs": {names[v]: a for v, a in terms},
                            "relation": relation, "constant": constant, "priority": priority})

    def value(terms):
        """The value of terms at the hidden point, rounded to a double; None where that is not exact."""
        exact = sum(Fraction(a) * point[v] for v, a in terms)
        return float(exact) if Fraction(float(exact)) == exact else None

    equalities = 0
    for _ in range(chance.randint(count, 3 * count)):
        row_scale = chance.randint(-reach // 2, reach // 2)
        members = chance.sample(range(count), min(count, chance.choice([1, 2, 2, 2, 3, 3, 4])))
        terms = [(v, coefficient(v, row_scale)) for v in members]
        relation = chance.choice(["<=", ">=", "=="])
        required = chance.random() < 0.35
        here = value(terms)
        unit = max(abs(a) for _, a in terms)
        if required:
            if relation == "==":
                # With more equalities than this, rounding would make them contradict each other.
                if here is None or equalities >= count // 2:
                    relation = ">="
                else:
                    equalities += 1
            slack = 0.0 if chance.random() < 0.3 else unit * chance.randint(0, 30)
            if relation == "==":
                add(terms, relation, here, 1000)
                continue
            constant = float(sum(Fraction(a) * point[v] for v, a in terms))
            # One unit in the last digit keeps the hidden point feasible where the constant was rounded.
            loose = slack if here is not None else slack + abs(constant) * 2.0 ** -50
            add(terms, relation, constant + loose if relation == "<=" else constant - loose, 1000)
        else:
            priority = chance.choice([999, 750, 750, 500, 250, 250, 1])
            if chance.random() < 0.5 and here is not None:
                constant = here
            else:
                constant = unit * chance.randint(-50, 400)
            if kind == "conflict":
                constant = unit * chance.randint(-400, 400)
            add(terms, relation, constant, priority)
    if kind == "infeasible":
        # A cycle of required differences whose sum is positive, in coefficients of several scales.
        first, second = chance.sample(range(count), 2)
        factor = 2.0 ** chance.randint(-reach, reach)
        ratio = 2.0 ** chance.randint(-reach, reach)
        add([(first, factor), (second, -factor * ratio)], ">=", factor * 2, 1000)
        add([(first, -1.0), (second, ratio)], ">=", -1.0, 1000)
    return {"kind": kind, "variables": names, "constraints": constraints}
