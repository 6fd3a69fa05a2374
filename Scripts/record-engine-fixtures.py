#!/usr/bin/env python3
"""Records random systems with exact answers for Tests/LayoutEngineTests/Fixtures.

  record-engine-fixtures.py [ORACLE_FOLDER]      default ../shared/oracle

One file a kind of system. The answers are those of lexico.py's rational simplex: no tolerance.
"""
import json, os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
FOLDER = os.path.join(ROOT, "Tests", "LayoutEngineTests", "Fixtures")
RELATIONS = {"<=": -1, "==": 0, ">=": 1}
SIZES = [(3, seed) for seed in range(1, 9)] + [(4, 21), (5, 22)]


def record(lexico, gen, kind, views, seed):
    system = gen.generate(kind, views, seed)
    names = system["variables"]
    index = {v: k for k, v in enumerate(names)}
    answer = lexico.solve_exact(system)
    entry = {
        "name": "%s, %d views, seed %d" % (kind, views, seed), "oracle": "exact rational simplex",
        "variables": len(names),
        "constraints": [
            {"relation": RELATIONS[c["relation"]], "constant": c["constant"],
             "priority": c["priority"],
             "terms": [[index[v], a] for v, a in c["coeffs"].items()]}
            for c in system["constraints"]],
        "isFeasible": answer["status"] == "optimal"}
    if entry["isFeasible"]:
        entry["levels"] = [[l["priority"], round(l["violation"], 9)]
                           for l in answer["levels"] if l["priority"] < 1000]
        entry["ranges"] = [answer["range"][v] for v in names]
    return entry


def main():
    oracle = sys.argv[1] if len(sys.argv) > 1 else os.path.join(ROOT, "..", "shared", "oracle")
    sys.path.insert(0, oracle)
    import gen, lexico
    os.makedirs(FOLDER, exist_ok=True)
    for kind in gen.KINDS:
        entries = [record(lexico, gen, kind, views, seed) for views, seed in SIZES]
        lines = ",\n".join(json.dumps(e, separators=(",", ":")) for e in entries)
        with open(os.path.join(FOLDER, kind + ".json"), "w") as file:
            file.write("[\n" + lines + "\n]\n")


if __name__ == "__main__":
    main()
