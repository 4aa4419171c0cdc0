"""Writes a raw export of REDCap with its data dictionary, in an archive, after the layout of REDCap 14, and what is in it:

    python3 tests/tools/format-files/redcap.py tests/fixtures/formats/redcap

REDCap is licensed to institutions and runs nowhere here. The columns are those of its help page on the data dictionary. The data are made up.
"""
import csv
import datetime
import io
import json
import sys
import zipfile

out = sys.argv[1]
TITLES = [
    "Variable / Field Name", "Form Name", "Section Header", "Field Type", "Field Label", "Choices, Calculations, OR Slider Labels", "Field Note",
    "Text Validation Type OR Show Slider Number", "Text Validation Min", "Text Validation Max", "Identifier?", "Branching Logic (Show field only if...)",
    "Required Field?", "Custom Alignment", "Question Number (surveys only)", "Matrix Group Name", "Matrix Ranking?", "Field Annotation",
]


def row(name, form, kind, label, choices="", note="", validation="", low="", high="", identifier="", branching="", required=""):
    return [name, form, "", kind, label, choices, note, validation, low, high, identifier, branching, required, "", "", "", "", ""]


DICTIONARY = [
    row("record_id", "baseline", "text", "Record ID"),
    row("surname", "baseline", "text", "Surname", identifier="y"),
    row("birth", "baseline", "text", "Date of birth", validation="date_dmy", identifier="y"),
    row("visit_time", "baseline", "text", "Time of the visit", validation="datetime_seconds_mdy"),
    row("woken", "baseline", "text", "Woke up at", validation="time"),
    row("sex", "baseline", "radio", "<b>Sex</b>", "1, Male | 2, Female | 3, Other, or unknown", required="y"),
    row("grade", "baseline", "dropdown", "Grade", "G1, Low | G2, High"),
    row("weight", "baseline", "text", "Weight (kg)", validation="number_1dp", low="30", high="200", note="Without shoes"),
    row("smoker", "baseline", "yesno", "Smoker"),
    row("packs", "baseline", "text", "Packs a day", validation="number", branching="[smoker] = '1'"),
    row("drugs", "baseline", "checkbox", "Drugs", "1, Aspirin | -9, None | x, Other"),
    row("about", "baseline", "descriptive", "Thank you"),
    row("pain", "follow_up", "slider", "Pain", "none | medium | worst"),
    row("bmi", "follow_up", "calc", "BMI", "[weight] / 3"),
    row("room", "follow_up", "text", "Room"),
    row("note", "follow_up", "notes", "Remarks"),
]
HEADER = (
    "record_id,redcap_event_name,redcap_repeat_instance,surname,birth,visit_time,woken,sex,grade,weight,smoker,packs,drugs___1,drugs____9,drugs___x,"
    "baseline_complete,pain,bmi,room,note,follow_up_complete,extra"
).split(",")
DATA = [
    ["001", "baseline_arm_1", "", "王", "1960-02-29", "2023-05-01 13:05:06", "06:30", "1", "G1", "70.5", "1", "1.5", "1", "0", "0", "2", "", "", "12", "fine,\n\"so far\"", "0", "7"],
    ["002", "baseline_arm_1", "", "Li", "", "", "", "3", "G2", "", "0", "", "0", "1", "0", "1", "55", "23.5", "7", "", "2", "8"],
    ["002", "follow_up_arm_1", "1", "", "", "", "", "", "", "81", "", "UNK", "0", "0", "0", "0", "", "", "", "", "", ""],
]


def text(rows):
    file = io.StringIO()
    csv.writer(file).writerows(rows)
    return file.getvalue()


def archive(name, parts):
    with zipfile.ZipFile(f"{out}/{name}", "w", zipfile.ZIP_DEFLATED) as file:
        for part, content in parts.items():
            file.writestr(zipfile.ZipInfo(part, (2023, 5, 1, 12, 0, 0)), content, zipfile.ZIP_DEFLATED)


dictionary = text([TITLES, *DICTIONARY])
data = text([HEADER, *DATA])
archive("made.zip", {"Study_DATA_2023-05-01.csv": data, "Study_DataDictionary_2023-05-01.csv": dictionary})
archive("marked.zip", {"Study_DataDictionary.csv": "\ufeff" + dictionary, "__MACOSX/._x": "", "Study_DATA.csv": "\ufeff" + data})


def cells(name):
    return [row[HEADER.index(name)] or None for row in DATA]


def number(name, **more):
    return {"name": name, "type": "number", "cells": cells(name), **more}


def words(name, **more):
    return {"name": name, "type": "text", "cells": cells(name), **more}


BOX = [["0", "Unchecked"], ["1", "Checked"]]
COMPLETE = [["0", "Incomplete"], ["1", "Unverified"], ["2", "Complete"]]
columns = [
    words("record_id", label="Record ID", measure="id"),
    words("redcap_event_name"),
    number("redcap_repeat_instance"),
    words("surname", label="Surname"),
    {"name": "birth", "type": "date", "cells": [str(int((datetime.date(1960, 2, 29) - datetime.date(1970, 1, 1)).days * 86400000)), None, None]},
    {"name": "visit_time", "type": "datetime", "cells": ["1682946306000", None, None]},
    {"name": "woken", "type": "number", "format": "time", "cells": ["23400", None, None]},
    number("sex", label="Sex", measure="nominal", valueLabels=[["1", "Male"], ["2", "Female"], ["3", "Other, or unknown"]]),
    words("grade", measure="nominal", valueLabels=[["G1", "Low"], ["G2", "High"]]),
    number("weight", measure="continuous"),
    number("smoker", measure="nominal", valueLabels=[["1", "Yes"], ["0", "No"]]),
    words("packs", measure=None),
    number("drugs___1", label="Drugs: Aspirin", measure="nominal", valueLabels=BOX),
    number("drugs____9", label="Drugs: None", measure="nominal", valueLabels=BOX),
    number("drugs___x", label="Drugs: Other", measure="nominal", valueLabels=BOX),
    number("baseline_complete", measure="ordinal", valueLabels=COMPLETE),
    number("pain"),
    number("bmi"),
    number("room"),
    words("note"),
    number("follow_up_complete", measure="ordinal", valueLabels=COMPLETE),
    number("extra"),
]
for name in ["made", "marked"]:
    with open(f"{out}/{name}.json", "w") as file:
        json.dump({"rows": 3, "columns": columns}, file, ensure_ascii=False)
