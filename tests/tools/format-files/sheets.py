"""Writes the spreadsheets that the readers of OpenDocument and of old Excel files are tested with, and what was put into them:

    /usr/bin/python3 tests/tools/format-files/sheets.py tests/fixtures/formats/sheets

A document is written here as flat XML. LibreOffice 7.4 (soffice) saves it as .ods, .fods and .xls, Gnumeric 1.12 (ssconvert) as .ods and as
.xls with BIFF 8 and BIFF 7. The data are made up.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

import uno
from com.sun.star.beans import PropertyValue

out = sys.argv[1]
os.makedirs(out, exist_ok=True)
here = tempfile.mkdtemp()

NAMES = " ".join(
    f'xmlns:{prefix}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
    for prefix, name in [("office", "office"), ("table", "table"), ("text", "text"), ("style", "style"), ("number", "datastyle"), ("fo", "xsl-fo-compatible")]
) + ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2"'
STYLES = """
<number:date-style style:name="N1"><number:year number:style="long"/><number:text>-</number:text><number:month number:style="long"/><number:text>-</number:text><number:day number:style="long"/></number:date-style>
<number:date-style style:name="N2"><number:year number:style="long"/><number:text>/</number:text><number:month/><number:text>/</number:text><number:day/><number:text> </number:text><number:hours number:style="long"/><number:text>:</number:text><number:minutes number:style="long"/><number:text>:</number:text><number:seconds number:style="long"/></number:date-style>
<number:time-style style:name="N3"><number:hours number:style="long"/><number:text>:</number:text><number:minutes number:style="long"/><number:text>:</number:text><number:seconds number:style="long"/></number:time-style>
<number:percentage-style style:name="N4"><number:number number:decimal-places="1" number:min-integer-digits="1"/><number:text>%</number:text></number:percentage-style>
<number:time-style style:name="N5" number:truncate-on-overflow="false"><number:hours number:style="long"/><number:text>:</number:text><number:minutes number:style="long"/></number:time-style>
<style:style style:name="day" style:family="table-cell" style:data-style-name="N1"/>
<style:style style:name="moment" style:family="table-cell" style:data-style-name="N2"/>
<style:style style:name="clock" style:family="table-cell" style:data-style-name="N3"/>
<style:style style:name="percent" style:family="table-cell" style:data-style-name="N4"/>
<style:style style:name="long" style:family="table-cell" style:data-style-name="N5"/>
<style:style style:name="shown" style:family="table"><style:table-properties table:display="true"/></style:style>
<style:style style:name="hidden" style:family="table"><style:table-properties table:display="false"/></style:style>
"""


def cell(kind, value, shown=None, more=""):
    if kind == "blank":
        return f"<table:table-cell {more}/>"
    name = {"float": "value", "percentage": "value", "date": "date-value", "time": "time-value", "boolean": "boolean-value"}.get(kind)
    stated = f' office:{name}="{value}"' if name else ""
    return f'<table:table-cell office:value-type="{kind}"{stated} {more}>{shown or f"<text:p>{value}</text:p>"}</table:table-cell>'


def text(value, more=""):
    return cell("string", value, "".join(f"<text:p>{line}</text:p>" for line in value.split("\n")), more)


day = lambda value: cell("date", value, more='table:style-name="day"')
moment = lambda value: cell("date", value, more='table:style-name="moment"')
clock = lambda value: cell("time", value, more='table:style-name="clock"')
number = lambda value, more="": cell("float", value, more=more)
percent = lambda value: cell("percentage", value, more='table:style-name="percent"')
truth = lambda value: cell("boolean", value)
blank = lambda count=1: cell("blank", None, more=f'table:number-columns-repeated="{count}"')
row = lambda *cells, repeat=1: f'<table:table-row table:number-rows-repeated="{repeat}">{"".join(cells)}</table:table-row>'

note = '<office:annotation><dc:creator>x</dc:creator><text:p>a comment</text:p></office:annotation><text:p>北京 &amp; &lt;B&gt;</text:p>'
blanks = "<text:p>a<text:s text:c=\"3\"/>b <text:span>c</text:span></text:p>"
rows = [
    row(text("编号"), text("name"), text("born"), text("seen"), text("at"), text("share"), text("ok"), text("double"), text("score")),
    row(text("001"), cell("string", "", note), day("2023-05-01"), moment("2023-05-01T08:30:00"), clock("PT13H05M06S"), percent(0.125), truth("true"), number(7, 'table:formula="of:=3.5*2"'), number(-0.1)),
    row(text("002"), text("line 1\nline 2"), day("1999-12-31"), moment("1999-12-31T23:59:59"), clock("PT00H00M00S"), percent(1), truth("false"), number(0, 'table:formula="of:=1-1"'), number(1e-7)),
    row(blank(9), repeat=3),
    row(text("003"), cell("string", "", blanks), blank(4), truth("true"), blank(1), number(123456789.25)),
    row(text("x", 'table:number-columns-repeated="2"'), day("1900-03-01"), moment("2024-02-29T00:00:00"), cell("time", "PT30H15M00S", more='table:style-name="long"'), blank(3), number(0.1, ""), repeat=2),
    row(blank(9), repeat=1048566),
]
merged = [
    row(text("group", 'table:number-columns-spanned="2" table:number-rows-spanned="1"'), "<table:covered-table-cell/>", text("one")),
    row(text("a"), text("b"), text("c")),
    row(number(1), number(2), number(3)),
    row(number(4), number(5), number(6)),
]
table = lambda name, body, style="shown": f'<table:table table:name="{name}" table:style-name="{style}"><table:table-column table:number-columns-repeated="9"/>{"".join(body)}</table:table>'
document = f"""<?xml version="1.0" encoding="UTF-8"?>
<office:document {NAMES} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>{STYLES}</office:automatic-styles><office:body><office:spreadsheet>
{table("cover", [])}{table("secret", [row(text("h")), row(number(1))], "hidden")}{table("数据", rows)}{table("merged", merged)}
</office:spreadsheet></office:body></office:document>"""

expected = {
    "sheets": [["cover", False], ["secret", True], ["数据", False], ["merged", False]],
    "rows": {
        "1": ["编号", "name", "born", "seen", "at", "share", "ok", "double", "score"],
        "2": ["001", "北京 & <B>", "2023-05-01", "2023-05-01 08:30:00", "13:05:06", "0.125", "TRUE", "7", "-0.1"],
        "3": ["002", "line 1\nline 2", "1999-12-31", "1999-12-31 23:59:59", "00:00:00", "1", "FALSE", "0", "1e-7"],
        "7": ["003", "a   b c", "", "", "", "", "TRUE", "", "123456789.25"],
        "8": ["x", "x", "1900-03-01", "2024-02-29", "1.2604166666666667", "", "", "", "0.1"],
        "9": ["x", "x", "1900-03-01", "2024-02-29", "1.2604166666666667", "", "", "", "0.1"],
    },
    "merged": [["group", "", "one"], ["a", "b", "c"], ["1", "2", "3"], ["4", "5", "6"]],
}
with open(os.path.join(out, "made.json"), "w", encoding="utf8") as file:
    json.dump(expected, file, ensure_ascii=False, indent=1)

made = os.path.join(here, "made.fods")
with open(made, "w", encoding="utf8") as file:
    file.write(document)


def run(*command, **variables):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": here, **variables})


def office(ending, name, source=made, chosen=""):
    to = os.path.join(here, "to")
    run("soffice", "--headless", "--convert-to", f"{ending}{chosen}", "--outdir", to, source)
    shutil.move(os.path.join(to, os.path.basename(source).rsplit(".", 1)[0] + "." + ending), os.path.join(out, name))


office("ods", "libreoffice.ods")
office("fods", "libreoffice.fods")
office("xls", "libreoffice.xls", chosen=":MS Excel 97")
ods = os.path.join(out, "libreoffice.ods")
run("ssconvert", "-T", "Gnumeric_OpenCalc:odf", ods, os.path.join(out, "gnumeric.ods"))
run("ssconvert", "-T", "Gnumeric_Excel:excel_biff8", ods, os.path.join(out, "gnumeric-8.xls"))
# texts of BIFF 7 are in the code page of the language
run("localedef", "-i", "zh_CN", "-f", "GBK", os.path.join(here, "zh_CN.GBK"))
run("ssconvert", "-T", "Gnumeric_Excel:excel_biff7", ods, os.path.join(out, "gnumeric-7.xls"), LOCPATH=here, LC_ALL="zh_CN.GBK")
shutil.copy(made, os.path.join(out, "made.fods"))

# protected with a password, which the command line cannot do
office = subprocess.Popen(
    ["soffice", "--headless", "--norestore", "--accept=pipe,name=sheets;urp;"],
    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": here},
)
resolver = uno.getComponentContext().ServiceManager.createInstance("com.sun.star.bridge.UnoUrlResolver")
for _ in range(60):
    try:
        context = resolver.resolve("uno:pipe,name=sheets;urp;StarOffice.ComponentContext")
        break
    except Exception:
        time.sleep(0.5)
desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
given = lambda **values: tuple(PropertyValue(Name=name, Value=value) for name, value in values.items())
opened = desktop.loadComponentFromURL("file://" + made, "_blank", 0, given(Hidden=True))
for name, kind in [("locked.ods", "calc8"), ("locked.xls", "MS Excel 97")]:
    opened.storeToURL("file://" + os.path.abspath(os.path.join(out, name)), given(FilterName=kind, Password="secret"))
opened.close(True)
try:
    desktop.terminate()
except Exception:
    pass
office.wait(30)
