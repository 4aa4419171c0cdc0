"""Writes the databases that the reader of SQLite is tested with, and what SQLite says is in them:

    python3 tests/tools/format-files/sqlite.py tests/fixtures/formats/sqlite

The data are made up.
"""
import json
import os
import sqlite3
import sys

out = sys.argv[1]


def make(name, script, encoding="UTF-8", page=1024):
    path = os.path.join(out, name + ".sqlite")
    if os.path.exists(path):
        os.remove(path)
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA encoding = '{encoding}'")
    db.execute(f"PRAGMA page_size = {page}")
    script(db)
    db.commit()
    db.execute("VACUUM")
    return db


def cell(value):
    if value is None or value == "" or isinstance(value, bytes):
        return None
    if isinstance(value, float):
        return repr(value).replace("inf", "Inf")
    return str(value)


def keep(name, db, table, query=None):
    cursor = db.execute(query or f'SELECT * FROM "{table}" ORDER BY rowid')
    rows = cursor.fetchall()
    columns = []
    for place, described in enumerate(cursor.description):
        values = [row[place] for row in rows]
        known = [v for v in values if v is not None and v != "" and not isinstance(v, bytes)]
        is_text = any(isinstance(v, str) or (isinstance(v, int) and abs(v) > 2**53) for v in known)
        columns.append({"name": described[0], "type": "text" if is_text else "number", "cells": [cell(v) for v in values]})
    with open(os.path.join(out, name + ".json"), "w", encoding="utf8") as file:
        json.dump({"rows": len(rows), "columns": columns}, file, ensure_ascii=False)


def all_kinds(db):
    db.execute('CREATE TABLE patients (id INTEGER PRIMARY KEY, "name, full" TEXT NOT NULL DEFAULT \'a, b\', /* a comment, here */ '
               "[age] INT CHECK (age > 0), `x``y` REAL, big, note TEXT COLLATE NOCASE, raw BLOB, CONSTRAINT one UNIQUE (id, age))")
    texts = ["王小明", "Zoë", "x" * 3000, "", "o'Hara"]
    ages = [1, 127, 128, 32768, 8388608]
    reals = [0.1, -1e300, float("inf"), None, 5e-324]
    bigs = [2**53, -(2**31), 2**47, -(2**33), 0]
    for k in range(5):
        db.execute("INSERT INTO patients VALUES (?, ?, ?, ?, ?, ?, ?)",
                   (k * 1000 + 5, texts[k], ages[k], reals[k], bigs[k], None if k == 2 else f"n{k}", b"\0\1" if k == 1 else None))
    db.execute("ALTER TABLE patients ADD COLUMN site TEXT DEFAULT 'north'")
    db.execute("INSERT INTO patients VALUES (90000, '最后', 1, 2, 3, 'x', NULL, '南')")
    db.execute("CREATE TABLE ids (long INTEGER, mixed)")
    for long, mixed in [(2**60, 1), (-(2**62), "two"), (3, 2.5), (None, None)]:
        db.execute("INSERT INTO ids VALUES (?, ?)", (long, mixed))
    db.execute("CREATE TABLE keyed (k TEXT PRIMARY KEY, v) WITHOUT ROWID")
    db.execute("CREATE VIEW older AS SELECT * FROM patients WHERE age > 100")
    db.execute("CREATE TABLE sums (a INT, b INT, c INT GENERATED ALWAYS AS (a + b) VIRTUAL, d INT AS (a * b) STORED)")
    db.execute("INSERT INTO sums (a, b) VALUES (2, 3)")
    db.execute("CREATE TABLE empty (a, b)")


def many(db):
    db.execute("CREATE TABLE visits (visit INTEGER PRIMARY KEY AUTOINCREMENT, ward TEXT, value REAL)")
    db.executemany("INSERT INTO visits (ward, value) VALUES (?, ?)", [(f"ward {k % 7}", k / 7) for k in range(1500)])


db = make("all", all_kinds)
keep("all", db, "patients")
keep("ids", db, "ids")
keep("sums", db, "sums", "SELECT a, b, d FROM sums ORDER BY rowid")
keep("empty", db, "empty")
for name, encoding in [("utf16le", "UTF-16le"), ("utf16be", "UTF-16be")]:
    make(name, all_kinds, encoding, 4096)
keep("many", make("many", many, page=512), "visits")
