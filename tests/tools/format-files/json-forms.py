"""Writes the JSON of Python's own module that the reader is tested with, and made.json, what is in the table of json-forms.R and of this:

    python3 tests/tools/format-files/json-forms.py tests/fixtures/formats/json

The forms are those of DataFrame.to_json of pandas, which is not needed: it documents them. The data are made up.
"""
import json
import math
import sys

out = sys.argv[1]
names = ["id", "age", "crp", "smoker", "day", "note"]
rows = [
    ["007", 41, 0.1, True, "2023-05-01", "plain"],
    ["008", None, 12.345678901234, False, "2023-05-02", '高血压, "stabil"\n\\ 2nd'],
    ["009", 52, None, None, None, None],
    ["010", 63, 1e-7, True, "2023-05-04", "naïve"],
]


def cell(value):
    if value is None:
        return ""
    return str(value).lower() if isinstance(value, bool) else str(value)


with open(f"{out}/made.json", "w") as file:
    json.dump({"names": names, "rows": [[cell(value) for value in row] for row in rows]}, file, ensure_ascii=False)

records = [dict(zip(names, row)) for row in rows]
columns = {name: {str(k): row[place] for k, row in enumerate(rows)} for place, name in enumerate(names)}
fields = [{"name": "index", "type": "integer"}] + [{"name": name, "type": "string"} for name in names]
nans = [{name: math.nan if value is None else value for name, value in record.items()} for record in records]


def write(name, value, encoding="utf-8", **options):
    with open(f"{out}/{name}.data", "w", encoding=encoding) as file:
        json.dump(value, file, **options)


write("python-records", records)
write("python-records-utf8", records, ensure_ascii=False, indent=2)
write("python-records-utf16", records, ensure_ascii=False, encoding="utf-16")
write("python-records-mark", records, ensure_ascii=False, encoding="utf-8-sig")
write("python-nan", nans)
write("pandas-columns", columns)
write("pandas-split", {"columns": names, "index": [0, 1, 2, 3], "data": rows})
write("pandas-table", {"schema": {"fields": fields, "primaryKey": ["index"]}, "data": [{"index": k, **record} for k, record in enumerate(records)]})
write("pandas-index", {f"row {k}": record for k, record in enumerate(records)})
with open(f"{out}/python-lines.data", "w") as file:
    for record in records:
        file.write(json.dumps(record) + "\r\n")
