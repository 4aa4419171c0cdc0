# What sav.R and por.R share: data of PSPP, and what haven reads of a file as JSON (tests/support/typed-table.ts).
suppressMessages({library(haven); library(jsonlite)})

digits <- function(x) ifelse(is.na(x), NA, vapply(x, function(v) {
  if (is.na(v)) NA_character_ else if (is.infinite(v)) (if (v > 0) "Infinity" else "-Infinity") else format(v, digits = 17)
}, ""))
epoch <- 12219379200
ms_of_spss <- function(v) round((v - epoch) * 1000)
period <- function(v, format) {
  day <- as.Date(floor((v - epoch) / 86400), origin = "1970-01-01")
  lt <- as.POSIXlt(day)
  month <- if (format == "quarter") lt$mon - lt$mon %% 3 else lt$mon
  start <- as.Date(ifelse(is.na(day), NA, sprintf("%04d-%02d-01", lt$year + 1900, month + 1)))
  if (format == "week") start <- as.Date(sprintf("%04d-01-01", lt$year + 1900)) + 7 * (lt$yday %/% 7)
  as.numeric(start) * 864e5
}

column <- function(name, x) {
  spss <- sub("[0-9.]+$", "", attr(x, "format.spss") %||% "")
  labels <- attr(x, "labels"); values <- attr(x, "na_values"); range <- attr(x, "na_range")
  # as.numeric of labelled_spss would make NA of user-missing codes
  plain <- if (inherits(x, c("Date", "POSIXct", "difftime"))) x else as.vector(unclass(x))
  attributes(plain) <- if (is.object(plain)) attributes(plain)[intersect(names(attributes(plain)), c("class", "units", "tzone"))]
  format <- c(TIME = "time", DTIME = "time", MTIME = "time", MOYR = "month", QYR = "quarter", WKYR = "week", PCT = "percent")[spss]
  kind <- if (is.character(x)) "text" else if (spss %in% c("DATE", "ADATE", "EDATE", "JDATE", "SDATE", "MOYR", "QYR", "WKYR")) "date"
    else if (spss %in% c("DATETIME", "YMDHMS")) "datetime" else "number"
  # haven gives seconds of days and times; codes and labels of them are not touched
  seconds <- function(v) {
    if (inherits(v, "Date")) as.numeric(v) * 86400 + epoch
    else if (inherits(v, "POSIXct")) as.numeric(v) + epoch
    else as.numeric(v)
  }
  stored <- function(v) switch(kind, text = sub("[ ]+$", "", v), number = seconds(v), datetime = ms_of_spss(seconds(v)),
    date = if (is.na(format)) floor(ms_of_spss(seconds(v)) / 864e5) * 864e5 else period(seconds(v), format))
  text <- function(v) if (kind == "text") ifelse(is.na(v) | v == "", NA, v) else digits(v)
  out <- list(name = unbox(name), type = unbox(kind), label = unbox(attr(x, "label", exact = TRUE) %||% ""))
  if (!is.na(format)) out$format <- unbox(unname(format))
  if (!(spss %in% c("WKDAY", "MONTH"))) {
    kept <- if (is.null(labels)) logical() else !is.na(labels) & labels != ""
    out$valueLabels <- if (is.null(labels)) list() else Map(function(v, l) c(v, l), unname(text(stored(unname(labels))))[kept], names(labels)[kept])
    names(out$valueLabels) <- NULL
  }
  out$missingCodes <- if (is.null(values)) list() else text(stored(values))
  out$missingRanges <- if (is.null(range)) list() else list(lapply(range, function(end) if (is.infinite(end)) NULL else unbox(digits(end))))
  out$cells <- text(stored(plain))
  out
}

`%||%` <- function(a, b) if (is.null(a)) b else a

expect <- function(file, measures = list(), data = read_sav(file, user_na = TRUE)) {
  columns <- Map(column, names(data), data)
  for (name in names(measures)) columns[[name]]$measure <- unbox(measures[[name]])
  names(columns) <- NULL
  writeLines(toJSON(list(rows = unbox(nrow(data)), columns = columns), na = "null", null = "null"), paste0(file, ".json"))
}

# --- PSPP ---
syntax <- "
DATA LIST LIST (',') /id (F8.0) sex (F1.0) q1 (F1.0) q2 (F1.0) q3 (F1.0) w (F4.1) d1 (DATE11) d2 (ADATE10) d3 (EDATE10) d4 (SDATE10) d5 (JDATE7) dt (DATETIME20)
  my (MOYR8) qy (QYR8) wy (WKYR10) tm (TIME8) dtm (DTIME12) wd (WKDAY9) mo (MONTH9) pc (PCT6.1) money (DOLLAR12.2) com (COMMA12.1) sci (E12.4)
  s3 (A3) s20 (A20) s255 (A255) s600 (A600).
BEGIN DATA
1,1,1,0,0,1.5,01-MAY-2023,05/01/2023,01.05.2023,2023/05/01,2023121,01-MAY-2023 13:05:06,MAY 2023,2 Q 2023,18 WK 2023,13:05:06,3 04:05:06,MON,MAY,12.5%,$1234.50,1234567.5,1.5E+10,abc,twenty,text of 255,text of 600
2,2,0,1,1,2,29-FEB-2024,02/29/2024,29.02.2024,2024/02/29,2024060,29-FEB-2024 00:00:00,FEB 2024,1 Q 2024,1 WK 2024,00:00:00,0 00:00:01,SUN,JAN,100%,$-5,0.5,-1E-5,,,,
3,9,1,1,0,1,31-DEC-1999,12/31/1999,31.12.1999,1999/12/31,1999365,31-DEC-1999 23:59:59,DEC 1999,4 Q 1999,53 WK 1999,23:59:59,100 00:00:00,SAT,DEC,0%,$0,-3,0,zzz,CITY,CITY,CITY
4,.,.,8,9,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,n/a,refused to answer,CITY,CITY
END DATA.
COMPUTE raw = id / 3.
STRING twice (A300).
COMPUTE twice = CONCAT(RPAD('', 0), 'begin', RPAD('', 260, '-'), 'end').
FILE LABEL 'FILELABEL'.
ADD DOCUMENT 'NOTEONE'.
ADD DOCUMENT 'second line'.
VARIABLE LABELS id 'LABELID' sex 'SEXLABEL' s600 'very long string'.
VALUE LABELS sex 1 'MALE' 2 'FEMALE' 9 'unknown' /q1 q2 q3 0 'no' 1 'yes' 8 'not asked' 9 'refused' /s3 'abc' 'ABC' 'n/a' 'NOTAV'
  /s20 'twenty' 'TWENTYLABEL' 'refused to answer' 'REFUSED' /s600 'text of 600' 'six hundred'.
MISSING VALUES sex (9) q1 q2 q3 (8, 9) w (LO THRU 0) money (5 THRU HI) com (-5 THRU -1, 99) s3 ('n/a', 'zzz') s20 ('refused').
VARIABLE LEVEL id (SCALE) sex (NOMINAL) q1 (ORDINAL) s3 (NOMINAL).
VARIABLE ATTRIBUTE VARIABLES=id ATTRIBUTE=origin('lab') units('none').
DATAFILE ATTRIBUTE ATTRIBUTE=study('made up').
MRSETS /MDGROUP NAME=$ticks LABEL='TICKS' VARIABLES=q1 q2 q3 VALUE=1 /MCGROUP NAME=$cats LABEL='cats of all' VARIABLES=q1 q2
  /MDGROUP NAME=$words CATEGORYLABELS=COUNTEDVALUES VARIABLES=s3 s20 VALUE='abc'.
RENAME VARIABLES (raw = THIRDNAME).
WEIGHT BY w.
"
in_chinese <- c(CITY = "\u4e0a\u6d77\u5e02", FILELABEL = "\u4e34\u5e8a\u6570\u636e", NOTEONE = "\u7b2c\u4e00\u884c", LABELID = "\u7f16\u53f7", SEXLABEL = "\u6027\u522b",
  FEMALE = "\u5973", MALE = "\u7537", NOTAV = "\u4e0d\u9002\u7528", TWENTYLABEL = "\u4e8c\u5341", REFUSED = "\u62d2\u7b54", TICKS = "\u591a\u9009", THIRDNAME = "\u4e09\u5206\u4e4b\u4e00\u7684\u53d8\u91cf")
in_english <- c(CITY = "Geneva", THIRDNAME = "third_of_the_number")
measures <- list(id = "continuous", sex = "nominal", q1 = "ordinal", s3 = "nominal")
# form: how SAVE compresses; EXPORT writes a portable file
pspp <- function(file, form, words, encoding) {
  text <- syntax
  for (word in names(words)) text <- gsub(word, words[[word]], text)
  save <- if (form == "EXPORT") paste0("EXPORT OUTFILE='", file, "'.\n") else paste0("SAVE OUTFILE='", file, "' /", form, ".\n")
  text <- paste0("SET LOCALE='", encoding, "'.\n", text, save)
  run_pspp(text, encoding)
  if (form != "EXPORT") expect(file, measures)
}

run_pspp <- function(text, encoding) {
  path <- tempfile(fileext = ".sps")
  writeBin(iconv(enc2utf8(text), "UTF-8", encoding, toRaw = TRUE)[[1]], path)
  out <- system2("pspp", c("--no-output", paste0("--syntax-encoding=", encoding), path), stdout = TRUE, stderr = TRUE)
  if (length(out)) writeLines(out)
}
