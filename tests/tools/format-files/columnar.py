"""Writes the Parquet and Arrow files that their readers are tested with, and what was put into them:

    python3 -m venv venv && venv/bin/pip install pyarrow pandas duckdb polars fastparquet
    venv/bin/python tests/tools/format-files/columnar.py tests/fixtures/formats

Writers: Arrow C++ (pyarrow 25.0.1), DuckDB 1.5.6, Polars 1.44.2 (Rust) and fastparquet 2026.9. The data are made up.
"""
import base64
import datetime as dt
import decimal
import json
import os
import sys

import duckdb
import fastparquet
import pandas
import polars
import pyarrow as pa
import pyarrow.feather as feather
import pyarrow.parquet as pq
import pyarrow.parquet.encryption as pe

out = sys.argv[1]
D = decimal.Decimal
UTC = dt.timezone.utc
epoch = dt.datetime(1970, 1, 1)


def path(folder, name):
    os.makedirs(os.path.join(out, folder), exist_ok=True)
    return os.path.join(out, folder, name)


def ms(value):
    if isinstance(value, dt.datetime):
        delta = value.replace(tzinfo=None) - epoch
        return delta.days * 86_400_000 + delta.seconds * 1000 + delta.microseconds // 1000
    return (value - epoch.date()).days * 86_400_000


def text(value):
    if value is None or value in ("", b""):
        return None
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, float):
        return None if value != value else repr(value).replace("inf", "Inf")
    if isinstance(value, (dt.datetime, dt.date)):
        return str(ms(value))
    if isinstance(value, dt.time):
        return repr(value.hour * 3600 + value.minute * 60 + value.second + value.microsecond / 1e6)
    if isinstance(value, dt.timedelta):
        return repr(value.total_seconds())
    if isinstance(value, bytes):
        return value.decode()
    if isinstance(value, D):
        return format(value, "f")
    return str(value)


def keep(folder, name, rows, columns):
    """columns: name, type, cells, and more of the dictionary"""
    listed = [{"name": n, "type": t, **more, "cells": [text(c) for c in cells]} for n, t, cells, more in columns]
    with open(path(folder, name + ".json"), "w", encoding="utf8") as file:
        json.dump({"rows": rows, "columns": listed}, file, ensure_ascii=False)


yes_no = {"measure": "nominal", "valueLabels": [["0", "FALSE"], ["1", "TRUE"]]}
stages = ["I", "II", "III", "IV"]
stage = ["II", None, "IV", "I", "II", "I"]
cities = ["上海", "Zürich", "", None, "  a ", "北京市朝阳区"]
when = [dt.datetime(2023, 5, 1, 13, 5, 6, 789000), dt.datetime(1, 1, 1), None, dt.datetime(9999, 12, 31, 23, 59, 59), dt.datetime(1969, 12, 31, 23, 59, 59, 999000), dt.datetime(2024, 2, 29)]
clock = [dt.time(0), dt.time(23, 59, 59, 500000), None, dt.time(12, 0, 1), dt.time(6), dt.time(6)]
# name, Arrow type, type here, cells, more of the dictionary
data = [
    ("flag", pa.bool_(), "number", [True, False, None, True, True, False], yes_no),
    ("i8", pa.int8(), "number", [-128, 127, None, 0, 1, 2], {}),
    ("u8", pa.uint8(), "number", [255, 0, None, 1, 2, 3], {}),
    ("i16", pa.int16(), "number", [-32768, 32767, None, 0, 1, 2], {}),
    ("u16", pa.uint16(), "number", [65535, 0, None, 1, 2, 3], {}),
    ("i32", pa.int32(), "number", [-2**31, 2**31 - 1, None, 0, 1, 2], {}),
    ("u32", pa.uint32(), "number", [2**32 - 1, 0, None, 1, 2, 3], {}),
    ("i64", pa.int64(), "number", [-2**53, 2**53, None, 0, 1, 2], {}),
    ("long id", pa.int64(), "text", [2**53 + 1, -2**63, None, 7, 7, 2**63 - 1], {"measure": "id"}),
    ("u64", pa.uint64(), "text", [2**64 - 1, 0, None, 1, 2, 3], {"measure": "id"}),
    ("f32", pa.float32(), "number", [0.5, -1.25, None, float("inf"), 1024.0, float("nan")], {}),
    ("f64", pa.float64(), "number", [0.1, -1e300, None, float("-inf"), 5e-324, float("nan")], {}),
    ("price", pa.decimal128(9, 2), "number", [D("12.34"), D("-0.01"), None, D("9999999.99"), D("0"), D("-5.10")], {}),
    ("exact", pa.decimal128(38, 10), "text", [D("1234567890123456789.0123456789"), D("-0.0000000001"), None, D("7"), D("2.5"), D("0")], {}),
    ("place 地点", pa.string(), "text", cities, {"measure": None}),
    ("large", pa.large_string(), "text", ["a" * 40, None, "b", "b", "", "c"], {}),
    ("bytes", pa.binary(), "text", [b"plain", None, "编码".encode(), b"x", b"", b"y"], {}),
    ("day", pa.date32(), "date", [dt.date(2023, 5, 1), dt.date(1, 1, 1), None, dt.date(9999, 12, 31), dt.date(1969, 12, 31), dt.date(2024, 2, 29)], {}),
    ("ms", pa.timestamp("ms"), "datetime", when, {}),
    ("us", pa.timestamp("us"), "datetime", when, {}),
    ("utc", pa.timestamp("us", "UTC"), "datetime", [w and w.replace(tzinfo=UTC) for w in when], {"note": "UTC"}),
    ("t32", pa.time32("ms"), "number", clock, {"format": "time"}),
    ("t64", pa.time64("us"), "number", clock, {"format": "time"}),
    ("stage", pa.dictionary(pa.int8(), pa.string(), ordered=True), "text", stage,
     {"measure": "ordinal", "valueLabels": [[s, s] for s in stages]}),
    ("group", pa.dictionary(pa.int32(), pa.string()), "text", ["乙", "甲", None, "甲", "乙", "乙"],
     {"measure": "nominal", "valueLabels": [["乙", "乙"], ["甲", "甲"]]}),
    ("nothing", pa.null(), "number", [None] * 6, {}),
]


def column(arrow, cells, levels=None):
    if pa.types.is_dictionary(arrow):
        levels = levels or list(dict.fromkeys(c for c in cells if c is not None))
        codes = pa.array([None if c is None else levels.index(c) for c in cells], arrow.index_type)
        return pa.DictionaryArray.from_arrays(codes, pa.array(levels), ordered=arrow.ordered)
    return pa.array(cells, arrow)


table = pa.table({n: column(a, cells, stages if n == "stage" else None) for n, a, _, cells, _ in data})
kept = [(n, t, cells, more) for n, _, t, cells, more in data]
whole = lambda *left: [one for one in kept if one[0] not in left]

# --- Arrow C++ ---
for codec in ["none", "snappy", "gzip", "brotli", "zstd", "lz4"]:
    pq.write_table(table, path("parquet", f"arrow-{codec}.parquet"), compression=codec)
keep("parquet", "arrow", 6, whole())
# pages of version 2, no dictionaries, small pages, several row groups, instants of 96 bits
plain = table.drop(["stage", "group", "nothing"])
pq.write_table(plain, path("parquet", "arrow-v2-plain.parquet"), data_page_version="2.0", use_dictionary=False, row_group_size=4, compression="zstd", store_schema=False)
pq.write_table(table.select(["ms", "us"]), path("parquet", "arrow-int96.parquet"), use_deprecated_int96_timestamps=True)
keep("parquet", "plain", 6, whole("stage", "group", "nothing"))
# instants of 96 bits are nanoseconds of 64, between 1677 and 2262
recent = [None if w is None or not 1700 < w.year < 2200 else w for w in when]
pq.write_table(pa.table({"t": pa.array(recent, pa.timestamp("us"))}), path("parquet", "arrow-int96.parquet"), use_deprecated_int96_timestamps=True)
keep("parquet", "int96", 6, [("t", "datetime", recent, {})])
delta = {"i32": "DELTA_BINARY_PACKED", "i64": "DELTA_BINARY_PACKED", "long id": "DELTA_BINARY_PACKED", "place 地点": "DELTA_BYTE_ARRAY", "large": "DELTA_LENGTH_BYTE_ARRAY", "f64": "BYTE_STREAM_SPLIT", "f32": "BYTE_STREAM_SPLIT", "flag": "RLE"}
some = table.select(list(delta))
for version in ["1.0", "2.0"]:
    pq.write_table(some, path("parquet", f"arrow-delta-{version[0]}.parquet"), use_dictionary=False, column_encoding=delta, data_page_version=version)
keep("parquet", "delta", 6, [one for name in delta for one in kept if one[0] == name])

nested = pa.table({
    "id": pa.array([1, 2, 3, 4], pa.int32()),
    "pressure": pa.array([{"sys": 120, "more": {"note": "甲"}}, None, {"sys": None, "more": None}, {"sys": 90, "more": {"note": "b"}}],
                         pa.struct([("sys", pa.int16()), ("more", pa.struct([("note", pa.string())]))])),
    "doses": pa.array([[1, 2], None, [], [None, 2**60]], pa.list_(pa.int64())),
    "visits": pa.array([[{"day": dt.date(2023, 5, 1), "drugs": ["a", None]}], [], None, [{"day": None, "drugs": None}, {"day": dt.date(1999, 12, 31), "drugs": []}]],
                       pa.list_(pa.struct([("day", pa.date32()), ("drugs", pa.list_(pa.string()))]))),
    "tags": pa.array([[("x", 1.5)], None, [], [("y", None), ("z", 2.0)]], pa.map_(pa.string(), pa.float64())),
})
nested_kept = [
    ("id", "number", [1, 2, 3, 4], {}),
    ("pressure.sys", "number", [120, None, None, 90], {}),
    ("pressure.more.note", "text", ["甲", None, None, "b"], {}),
    ("doses", "text", ["[1,2]", None, "[]", f"[null,{2**60}]"], {}),
    ("visits", "text", ['[{"day":"2023-05-01","drugs":["a",null]}]', "[]", None, '[{"day":null,"drugs":null},{"day":"1999-12-31","drugs":[]}]'], {}),
    ("tags", "text", ['{"x":1.5}', None, "{}", '{"y":null,"z":2}'], {}),
]
pq.write_table(nested, path("parquet", "arrow-nested.parquet"))
pq.write_table(nested, path("parquet", "arrow-nested-v2.parquet"), data_page_version="2.0", compression="gzip")
keep("parquet", "nested", 4, nested_kept)

# more values than a page or a row group has; the tests know what they are
many = 3000
wide = pa.table({"k": pa.array(range(many), pa.int32()), "x": pa.array([None if k % 7 == 0 else k / 8 for k in range(many)]),
                 "ward": pa.array([f"ward {k % 5}" for k in range(many)])})
pq.write_table(wide, path("parquet", "arrow-many.parquet"), row_group_size=1100, data_page_size=512, compression="zstd")
pq.write_table(table.slice(0, 0), path("parquet", "arrow-no-rows.parquet"))
keep("parquet", "no-rows", 0, [(n, "number" if n in ("exact", "long id", "u64") else t, [], {}) for n, t, _, _ in kept])

# pandas: a stored index, one that is a range, categories
frame = pandas.DataFrame({"x": [1.5, None, 3.0], "c": pandas.Categorical(["lo", "hi", None], ["lo", "mid", "hi"], ordered=True)})
frame.to_parquet(path("parquet", "pandas-range.parquet"))
levels = {"measure": "ordinal", "valueLabels": [["lo", "lo"], ["mid", "mid"], ["hi", "hi"]]}
pandas_kept = [("x", "number", [1.5, None, 3.0], {}), ("c", "text", ["lo", "hi", None], levels)]
keep("parquet", "pandas-range", 3, pandas_kept)
frame.index = ["p1", "p2", "p3"]
frame.to_parquet(path("parquet", "pandas-index.parquet"))
keep("parquet", "pandas-index", 3, [*pandas_kept, ("index", "text", ["p1", "p2", "p3"], {})])



class Kms(pe.KmsClient):
    def wrap_key(self, key_bytes, master):
        return base64.b64encode(key_bytes)

    def unwrap_key(self, wrapped, master):
        return base64.b64decode(wrapped)


factory = pe.CryptoFactory(lambda _: Kms())
for name, is_plain in [("encrypted", False), ("encrypted-columns", True)]:
    asked = pe.EncryptionConfiguration(footer_key="f", column_keys={"c": ["i32"]}, plaintext_footer=is_plain)
    secret = factory.file_encryption_properties(pe.KmsConnectionConfig(), asked)
    with pq.ParquetWriter(path("parquet", name + ".parquet"), some.schema, encryption_properties=secret) as writer:
        writer.write_table(some)

# --- DuckDB ---
con = duckdb.connect()
con.register("t", table.drop(["nothing", "group", "stage", "bytes"]))
for version in ["V1", "V2"]:
    con.execute(f"COPY (SELECT * FROM t) TO '{path('parquet', f'duckdb-{version.lower()}.parquet')}' (FORMAT parquet, COMPRESSION zstd, PARQUET_VERSION {version})")
keep("parquet", "duckdb", 6, [(n, t, c, {} if n == "utc" else m) for n, t, c, m in whole("nothing", "group", "stage", "bytes")])
con.execute(f"COPY (SELECT 1 AS a, 'x' AS b, [1, 2] AS c, {{'p': 1, 'q': 'r'}} AS d, uuid '00112233-4455-6677-8899-aabbccddeeff' AS e, 12.5::DECIMAL(18,3) AS f, interval 3 days AS g, 'lo'::ENUM('lo', 'hi') AS h UNION ALL SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL) TO '{path('parquet', 'duckdb-types.parquet')}' (FORMAT parquet)")
keep("parquet", "duckdb-types", 2, [("a", "number", [1, None], {}), ("b", "text", ["x", None], {}), ("c", "text", ["[1,2]", None], {}), ("d.p", "number", [1, None], {}),
     ("d.q", "text", ["r", None], {}), ("e", "text", ["00112233-4455-6677-8899-aabbccddeeff", None], {}), ("f", "number", [12.5, None], {}), ("h", "text", ["lo", None], {})])

# --- Polars ---
rust = polars.from_arrow(table.drop(["nothing", "group", "stage"]))
rust.write_parquet(path("parquet", "polars.parquet"), compression="snappy")
keep("parquet", "polars", 6, whole("nothing", "group", "stage"))

# --- fastparquet ---
frame = pandas.DataFrame({"a": [1.5, float("nan"), -2.0], "b": ["x", None, "编码"], "n": pandas.array([1, None, 3], "Int64"), "f": [True, False, True],
                          "t": pandas.to_datetime(["2023-05-01 13:05:06", None, "1999-12-31 00:00:00"]), "c": pandas.Categorical(["lo", None, "hi"], ["hi", "lo"])})
fastparquet.write(path("parquet", "fastparquet.parquet"), frame, compression="GZIP")
keep("parquet", "fastparquet", 3, [("a", "number", [1.5, None, -2.0], {}), ("b", "text", ["x", None, "编码"], {}), ("n", "number", [1, None, 3], {}), ("f", "number", [True, False, True], {}),
     ("t", "datetime", [dt.datetime(2023, 5, 1, 13, 5, 6), None, dt.datetime(1999, 12, 31)], {}), ("c", "text", ["lo", None, "hi"], {})])

# --- Feather, Arrow files and streams ---
for codec in ["uncompressed", "lz4", "zstd"]:
    feather.write_feather(table, path("feather", f"arrow-{codec}.feather"), compression=codec)
keep("feather", "arrow", 6, whole())
with pa.ipc.new_stream(path("feather", "arrow-stream.arrows"), table.schema) as writer:
    writer.write_table(table, max_chunksize=4)
with pa.ipc.new_file(path("feather", "arrow-many.arrow"), wide.schema, options=pa.ipc.IpcWriteOptions(compression="lz4")) as writer:
    writer.write_table(wide, max_chunksize=1100)
more = pa.table({
    "days64": pa.array([dt.date(2023, 5, 1), None], pa.date64()),
    "s": pa.array([dt.datetime(2023, 5, 1), None], pa.timestamp("s")),
    "ns": pa.array([1682946306789000000, None], pa.timestamp("ns")),
    "took": pa.array([dt.timedelta(seconds=90, milliseconds=500), None], pa.duration("ms")),
    "half": pa.array([1.5, None], pa.float16()),
    "d256": pa.array([D("1.25"), None], pa.decimal256(50, 2)),
    "fixed": pa.array([b"abc", None], pa.binary(3)),
    "view": pa.array(["short", "longer than twelve 字节"], pa.string_view()),
    "wide list": pa.array([["a"], None], pa.large_list(pa.string())),
    "pair": pa.array([[1, 2], None], pa.list_(pa.int8(), 2)),
    "year months": pa.array([None, None], pa.null()),
    "run": pa.RunEndEncodedArray.from_arrays(pa.array([1, 2], pa.int32()), pa.array(["p", "q"])),
})
with pa.ipc.new_file(path("feather", "arrow-more.arrow"), more.schema) as writer:
    writer.write_table(more)
keep("feather", "more", 2, [
    ("days64", "date", more["days64"].to_pylist(), {}), ("s", "datetime", more["s"].to_pylist(), {}), ("ns", "datetime", [dt.datetime(2023, 5, 1, 13, 5, 6, 789000), None], {}),
    ("took", "number", [90.5, None], {}), ("half", "number", [1.5, None], {}), ("d256", "number", [1.25, None], {}), ("fixed", "text", ["abc", None], {}),
    ("view", "text", ["short", "longer than twelve 字节"], {}), ("wide list", "text", ['["a"]', None], {}), ("pair", "text", ["[1,2]", None], {}),
    ("year months", "number", [None, None], {})])
with pa.ipc.new_file(path("feather", "arrow-nested.arrow"), nested.schema) as writer:
    writer.write_table(nested)
keep("feather", "nested", 4, nested_kept)
feather.write_feather(pa.table({"a": [1, 2]}), path("feather", "version1.feather"), version=1)
# dictionaries that grow from one batch to the next, and one that replaces another
grown = [pa.record_batch({"c": pa.DictionaryArray.from_arrays(pa.array(codes, pa.int8()), pa.array(levels))}) for codes, levels in [([0, 1], ["a", "b"]), ([2, 0], ["a", "b", "c"])]]
for name, is_delta in [("delta", True), ("replaced", False)]:
    batches = grown if is_delta else [grown[0], pa.record_batch({"c": pa.DictionaryArray.from_arrays(pa.array([0, 1], pa.int8()), pa.array(["c", "a"]))})]
    with pa.ipc.new_stream(path("feather", f"arrow-{name}.arrows"), grown[0].schema, options=pa.ipc.IpcWriteOptions(emit_dictionary_deltas=is_delta)) as writer:
        for batch in batches:
            writer.write_batch(batch)
keep("feather", "dictionaries", 4, [("c", "text", ["a", "b", "c", "a"], {"valueLabels": [["a", "a"], ["b", "b"], ["c", "c"]]})])
for codec in ["uncompressed", "lz4", "zstd"]:
    rust.write_ipc(path("feather", f"polars-{codec}.arrow"), compression=codec)
keep("feather", "polars", 6, whole("nothing", "group", "stage"))
feather.write_feather(table.slice(0, 0), path("feather", "arrow-no-rows.feather"))
keep("feather", "no-rows", 0, [(n, "number" if n in ("exact", "long id", "u64") else t, [], {}) for n, t, _, _ in kept])
