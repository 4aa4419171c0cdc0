"""Writes data files of EpiData and Epi Info 6 (.rec) after their layout, and what is in them:

    python3 tests/tools/format-files/rec.py tests/fixtures/formats/rec

EpiData runs on a desktop only. What R's package foreign (read.epiinfo) reads of these files was compared with the expected tables once. The data are made up.
"""
import json
import sys

out = sys.argv[1]


def field(sign, name, kind, width, question):
    return f"{sign}{name:<10} " + "".join(f"{n:4d}" for n in [1, 2, 30, 20, 2, kind, width, 112]) + f" {question}"


FIELDS = [
    ("#", "ID", 12, 4, "Number of the patient"),
    ("_", "NAME", 1, 8, "Name"),
    ("#", "AGE", 0, 3, "Age in years"),
    ("#", "CRP", 102, 7, "C-reactive protein"),
    ("_", "SMOKER", 5, 1, "Does the patient smoke?"),
    ("_", "ADMITTED", 2, 10, "Day of admission"),
    ("_", "BIRTH", 11, 10, "Date of birth"),
    (" ", "TEXT", 15, 0, "Thank you"),
    ("_", "NOTE", 1, 70, "Remarks"),
]
ROWS = [
    ("   1", "Müller", " 41", "  12.50", "Y", "05/01/2023", "01/05/1982", "x" * 70, "!"),
    ("   2", "", "   ", "", "N", "", "", "second", "^"),
    ("   3", "gone", " 99", "   1.00", "Y", "05/02/2023", "02/05/1970", "deleted", "?"),
    ("   4", "Zoë", "  0", "-0.25", "", "12/31/1999", "31/12/1950", "", "!"),
]


def write(name, encoding):
    data = [(sign, n, kind, width, question) for sign, n, kind, width, question in FIELDS]
    lines = [line.encode(encoding) for line in [f"{len(data)} 1 A study"] + [field(*one) for one in data]]
    for row in ROWS:
        cells = list(row[:-1])
        cells.insert(7, "")
        stored = [cell.encode(encoding) for cell in cells]
        whole = b"".join(cell.rjust(width) if kind in (0, 12, 102) else cell.ljust(width) for cell, (_, _, kind, width, _) in zip(stored, data))
        for at in range(0, len(whole), 78):
            lines.append(whole[at : at + 78] + (b"!" if at + 78 < len(whole) else row[-1].encode()))
    with open(f"{out}/{name}.rec", "wb") as file:
        file.write(b"\r\n".join(lines) + b"\r\n")


write("made", "cp1252")
write("utf8", "utf-8")
with open(f"{out}/old.rec", "w", newline="") as file:
    file.write("2 1\r\n" + field("#", "N", 0, 2, "") + "\r\n" + field("_", "DAY", 2, 8, "") + "\r\n 105/01/23!\r\n 2        !\r\n\x1a")


def column(name, type, cells, **more):
    return {"name": name, "type": type, "cells": cells, **more}


def keep(name, rows, columns):
    with open(f"{out}/{name}.json", "w") as file:
        json.dump({"rows": rows, "columns": columns}, file, ensure_ascii=False)


import datetime  # noqa: E402

ms = lambda *day: str((datetime.date(*day) - datetime.date(1970, 1, 1)).days * 86400000)
columns = [
    column("ID", "number", ["1", "2", "4"], label="Number of the patient", measure="id"),
    column("NAME", "text", ["Müller", None, "Zoë"], label="Name"),
    column("AGE", "number", ["41", None, "0"], label="Age in years"),
    column("CRP", "number", ["12.5", None, "-0.25"]),
    column("SMOKER", "number", ["1", "0", None], measure="nominal", valueLabels=[["1", "Yes"], ["0", "No"]]),
    column("ADMITTED", "date", [ms(2023, 5, 1), None, ms(1999, 12, 31)]),
    column("BIRTH", "date", [ms(1982, 5, 1), None, ms(1950, 12, 31)]),
    column("NOTE", "text", ["x" * 70, "second", None]),
]
keep("made", 3, columns)
keep("utf8", 3, columns)
keep("old", 2, [column("N", "number", ["1", "2"], label=""), column("DAY", "text", ["05/01/23", None])])
