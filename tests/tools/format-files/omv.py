"""Writes files of jamovi and JASP after their layout, and what is in them:

    python3 tests/tools/format-files/omv.py tests/fixtures/formats

Neither program runs without a desktop, so nothing here was written by it: the readers are tested against the layout as it is described in jamovi's and
JASP's own sources (archive versions 11 and 5, database of JASP 0.19), not against its bytes. The database of JASP is written by SQLite. The data are made up.
"""
import json
import math
import os
import sqlite3
import struct
import sys
import tempfile
import zipfile

out = sys.argv[1]
MISSING = -2147483648
TIME = (2023, 5, 1, 12, 0, 0)


def archive(path, parts):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in parts.items():
            file.writestr(zipfile.ZipInfo(name, TIME), content, zipfile.ZIP_DEFLATED)


def number(value):
    return None if value is None else "%.17g" % value


def column(name, type, cells, **more):
    return {"name": name, "type": type, "cells": cells, **more}


def keep(path, rows, columns):
    with open(path + ".json", "w") as file:
        json.dump({"rows": rows, "columns": columns}, file, ensure_ascii=False)


crp = [0.1, None, 1e-300, -2.5]
age = [41, None, 99, 0]
sex = [1, 2, None, 1]
stage = ["I", "III", None, "II"]
names = ["王小明", "", "Zoë", "007"]
strings = b""
places = {}
for name in names:
    places[name] = len(strings)
    strings += name.encode() + b"\0"
levels = ["I", "II", "III"]
bin = b"".join(struct.pack("<d", math.nan if value is None else value) for value in crp)
whole = lambda values: b"".join(struct.pack("<i", MISSING if value is None else value) for value in values)
bin += whole(age) + whole(sex) + whole([None if value is None else levels.index(value) for value in stage])
bin += whole([places[name] for name in names]) + whole([1, 0, 1, 1])


def field(name, id, data, measure, type, **more):
    base = {"name": name, "id": id, "columnType": "Data", "dataType": data, "measureType": measure, "formula": "", "description": "", "missingValues": [], "type": type}
    return {**base, **more}


fields = [
    field("CRP", 1, "Decimal", "Continuous", "number", description="C-reactive protein", missingValues=["< -2", "== -9.5"]),
    field("age", 2, "Integer", "Continuous", "integer", missingValues=["== 99", "> 120", "!= 5"]),
    field("sex", 3, "Integer", "Nominal", "integer"),
    field("stage", 4, "Text", "Ordinal", "integer", missingValues=["== 'III'"]),
    field("name", 5, "Text", "ID", "string"),
    field("Filter 1", 6, "Integer", "Nominal", "integer", columnType="Filter", formula="age > 0"),
]
xdata = {
    "sex": {"labels": [[1, "male", "1", False], [2, "female", "2", False]]},
    "stage": {"labels": [[0, "Stage I", "I", True], [1, "II", "II", True], [2, "III", "III", True]]},
    "Filter 1": {"labels": [[1, "1", "1", False], [0, "0", "0", False]]},
}
meta = "Manifest-Version: 1.0\nCreated-By: jamovi 2.6.0\nData-Archive-Version: 1.0.2\njamovi-Archive-Version: 11.0\n"
data_set = {"rowCount": 4, "columnCount": 6, "removedRows": [], "addedRows": [], "fields": fields, "transforms": [], "weights": 2}
parts = {"meta": meta, "index.html": "<html></html>", "metadata.json": json.dumps({"dataSet": data_set}), "xdata.json": json.dumps(xdata), "strings.bin": strings, "data.bin": bin}
archive(f"{out}/omv/made.omv", parts)
keep(
    f"{out}/omv/made",
    4,
    [
        column("CRP", "number", [number(value) for value in crp], label="C-reactive protein", measure="continuous", missingCodes=["-9.5"], missingRanges=[[None, "-2.0000000000000004"]]),
        column("age", "number", [number(value) for value in age], measure="continuous", missingCodes=["99"], missingRanges=[["121", None]]),
        column("sex", "number", [number(value) for value in sex], measure="nominal", valueLabels=[["1", "male"], ["2", "female"]]),
        column("stage", "text", stage, measure="ordinal", valueLabels=[["I", "Stage I"], ["II", "II"], ["III", "III"]], missingCodes=["III"]),
        column("name", "text", ["王小明", None, "Zoë", "007"], measure="id"),
        column("Filter 1", "number", ["1", "0", "1", "1"], measure="nominal", valueLabels=[]),
    ],
)

# before 0.18 JASP has the same parts, with names of its own
old = {
    "rowCount": 4,
    "columnCount": 3,
    "fields": [
        {"name": "CRP", "measureType": "Continuous", "type": "number"},
        {"name": "sex", "measureType": "Nominal", "type": "integer"},
        {"name": "stage", "measureType": "NominalText", "type": "integer"},
    ],
}
old_labels = {"sex": {"labels": [[1, "male"], [2, "female"]]}, "stage": {"labels": ["I", "II", "III"]}}
old_bin = bin[:32] + whole(sex) + whole([None if value is None else 1 + levels.index(value) for value in stage])
manifest = "Manifest-Version: 1.0\nCreated-By: JASP 0.16\nData-Archive-Version: 1.0.2\nJASP-Archive-Version: 3.0\n"
archive(f"{out}/jasp/old.jasp", {"META-INF/MANIFEST.MF": manifest, "metadata.json": json.dumps({"dataSet": old}), "xdata.json": json.dumps(old_labels), "data.bin": old_bin})
keep(
    f"{out}/jasp/old",
    4,
    [
        column("CRP", "number", [number(value) for value in crp], measure="continuous"),
        column("sex", "number", [number(value) for value in sex], measure="nominal", valueLabels=[["1", "male"], ["2", "female"]]),
        column("stage", "text", stage, measure="nominal", valueLabels=[["I", "I"], ["II", "II"], ["III", "III"]]),
    ],
)

path = os.path.join(tempfile.mkdtemp(), "internal.sqlite")
base = sqlite3.connect(path)
base.executescript(
    """
    CREATE TABLE DataSets (id INTEGER PRIMARY KEY, dataFilePath TEXT, databaseJson TEXT, emptyValuesJson TEXT, revision INT DEFAULT 0);
    CREATE TABLE Columns (id INTEGER PRIMARY KEY, dataSet INT, name TEXT, title TEXT, columnType TEXT, colIdx INT, description TEXT, isComputed INT, emptyValuesJson TEXT, FOREIGN KEY(dataSet) REFERENCES DataSets(id));
    CREATE TABLE Labels (id INTEGER PRIMARY KEY, columnId INT, value INT, ordering INT, filterAllows INT, label TEXT, originalValueJson TEXT, description TEXT);
    CREATE TABLE DataSet_1 (rowNumber INTEGER PRIMARY KEY, Filter_1 INT, Column_1_DBL REAL, Column_1_INT INT, Column_2_DBL REAL, Column_2_INT INT, Column_3_DBL REAL, Column_3_INT INT, Column_4_DBL REAL, Column_4_INT INT);
    """
)
base.execute("INSERT INTO DataSets VALUES (1, '', '', ?, 0)", (json.dumps(["NaN", "nan", ".", "NA", "99"]),))
base.executemany(
    "INSERT INTO Columns VALUES (?, 1, ?, ?, ?, ?, ?, 0, ?)",
    [
        (1, "CRP", "C-reactive protein", "scale", 0, "at admission", ""),
        (3, "stage", "", "ordinal", 2, "", ""),
        (2, "sex", "sex", "nominal", 1, "Sex", ""),
        (4, "visits", "", "nominal", 3, "", json.dumps(["99"])),
    ],
)
base.executemany(
    "INSERT INTO Labels (columnId, value, ordering, filterAllows, label, originalValueJson, description) VALUES (?, ?, ?, 1, ?, ?, '')",
    [
        (2, 1, 0, "male", "1"), (2, 2, 1, "female", "2"),
        (3, 7, 2, "III", '"III"'), (3, 5, 0, "Stage I", '"I"'), (3, 6, 1, "II", '"II"'),
        (4, 0, 0, "1", "1"), (4, 1, 1, "99", "99"),
    ],
)
for k in [3, 0, 1, 2]:
    code = {"I": 5, "II": 6, "III": 7, None: MISSING}[stage[k]]
    real = "nan" if crp[k] is None else crp[k]
    base.execute("INSERT INTO DataSet_1 VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?)", (k, real, MISSING, math.nan, MISSING if sex[k] is None else sex[k], math.nan, code, None, [0, 1, -1, 0][k]))
base.commit()
base.close()
manifest = "JASP-Archive-Version: 5.0.0\nJASP-Version: 0.19.0\n"
archive(f"{out}/jasp/made.jasp", {"manifest.json": json.dumps({"jaspArchiveVersion": "5.0.0", "jaspVersion": "0.19.0"}), "internal.sqlite": open(path, "rb").read(), "analyses.json": "{}"})
keep(
    f"{out}/jasp/made",
    4,
    [
        column("CRP", "number", [number(value) for value in crp], label="C-reactive protein", measure="continuous"),
        column("sex", "number", [number(value) for value in sex], label="Sex", measure="nominal", valueLabels=[["1", "male"], ["2", "female"]]),
        column("stage", "text", stage, measure="ordinal", valueLabels=[["I", "Stage I"], ["II", "II"], ["III", "III"]]),
        column("visits", "number", ["1", "99", None, "1"], measure="nominal", valueLabels=[], missingCodes=["99"]),
    ],
)
