# python3 nonlinear-exact.py > nonlinear-exact.csv: the minima of NIST's nonlinear data sets, the decimals rounded to doubles, to 50 digits
# by Gauss and Newton's steps from the certified values (mpmath 1.3.0)
import csv
import json
import pathlib

from mpmath import atan, cos, exp, log, lu_solve, matrix, mp, mpf, nstr, pi, sin, sqrt

mp.dps = 50
here = pathlib.Path(__file__).parent
words = {"exp": exp, "log": log, "cos": cos, "sin": sin, "atan": atan, "pi": pi}

print("set,value,number")
for name, found in json.loads((here / "certified.json").read_text())["nonlinear"].items():
    rows = list(csv.DictReader((here / "nonlinear" / f"{name.lower()}.csv").open()))
    rows = [{key: mpf(float(text)) for key, text in row.items()} for row in rows]
    # R's powers; a number in the model's text is a whole one or 0.5
    model = compile(found["model"].replace("^", "**"), name, "eval")
    outcome = compile(found["outcome"], name, "eval")
    y = [eval(outcome, words, row) for row in rows]
    count = len(found["estimates"])
    b = [mpf(text) for text in found["estimates"]]

    def value(row, b):
        return eval(model, words, {**row, **{f"b{k + 1}": b[k] for k in range(count)}})

    def slopes(b):
        # central differences: with 50 digits and a step of 1e-16 their error is some 1e-32
        columns = []
        for k in range(count):
            h = abs(b[k]) * mpf(10) ** -16
            up, down = list(b), list(b)
            up[k] += h
            down[k] -= h
            columns.append([(value(row, up) - value(row, down)) / (2 * h) for row in rows])
        return matrix(columns).T

    for _ in range(100):
        j = slopes(b)
        rest = matrix([y[i] - value(row, b) for i, row in enumerate(rows)])
        step = lu_solve(j.T * j, j.T * rest)
        b = [b[k] + step[k] for k in range(count)]
        if max(abs(step[k] / b[k]) for k in range(count)) < mpf(10) ** -22:
            break
    else:
        raise ArithmeticError(name)
    rest = [y[i] - value(row, b) for i, row in enumerate(rows)]
    sigma = sqrt(sum(part**2 for part in rest) / (len(rows) - count))
    j = slopes(b)
    inverse = (j.T * j) ** -1
    print(f"{name},sigma,{nstr(sigma, 20, min_fixed=1, max_fixed=0)}")
    for k in range(count):
        print(f"{name},estimate {k},{nstr(b[k], 20, min_fixed=1, max_fixed=0)}")
        print(f"{name},error {k},{nstr(sigma * sqrt(inverse[k, k]), 20, min_fixed=1, max_fixed=0)}")
