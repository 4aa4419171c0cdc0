# Writes tests/fixtures/formats/dta: files of haven (versions 8 to 15 of Stata) and foreign (6 to 12), each with the table that is in it as JSON.
# Rscript tests/tools/format-files/dta.R   (haven 2.5.1, foreign 0.8, jsonlite)
suppressMessages({ library(haven); library(foreign); library(jsonlite) })
folder <- "tests/fixtures/formats/dta"
dir.create(folder, showWarnings = FALSE, recursive = TRUE)

digits <- function(x) vapply(x, function(v) format(v, digits = 17), "")
kind <- function(x) {
  if (is.character(x)) "text" else if (inherits(x, "Date")) "date" else if (inherits(x, "POSIXct")) "datetime" else "number"
}
cells <- function(x, missing_whole = NA) {
  if (is.factor(x)) x <- as.integer(x)
  type <- kind(x)
  if (type == "text") { x <- sub(" +$", "", x); return(ifelse(is.na(x) | x == "", NA, x)) }
  tags <- if (is.double(x)) na_tag(x) else rep(NA, length(x))
  v <- as.numeric(unclass(x)) * switch(type, date = 86400000, datetime = 1000, 1)
  if (type == "datetime") v <- round(v)
  ifelse(!is.na(tags), paste0(".", tags), ifelse(is.finite(v), digits(v), if (is.integer(x)) missing_whole else NA))
}
value_labels <- function(x) {
  if (is.factor(x)) return(unname(Map(function(v, l) c(as.character(v), l), seq_along(levels(x)), levels(x))))
  l <- attr(x, "labels")
  if (is.null(l)) return(list())
  tags <- if (is.double(l)) na_tag(l) else rep(NA, length(l))
  unname(Map(function(v, t, n) c(if (is.na(t)) digits(v) else paste0(".", t), n), as.numeric(unclass(l)), tags, names(l)))
}
expected <- function(data, file, labels, ...) {
  columns <- lapply(names(data), function(name) {
    x <- data[[name]]
    list(name = name, type = kind(x), label = labels(name, x), valueLabels = value_labels(x), cells = I(unname(cells(x, ...))))
  })
  table <- list(rows = nrow(data), columns = columns)
  writeLines(toJSON(table, auto_unbox = TRUE, na = "null", null = "null"), file.path(folder, paste0(file, ".json")), useBytes = TRUE)
}
own_label <- function(name, x) if (is.null(attr(x, "label"))) "" else attr(x, "label")

data <- data.frame(number = c(1.5, -2.25e-300, NA, 8.9e307, 0.1, 1 / 3, -8e307, 123456789.123))
data$whole <- c(1L, -2147483647L, 2147483620L, NA, 0L, 100L, 32741L, -1L)
data$yes <- c(TRUE, FALSE, NA, TRUE, TRUE, FALSE, TRUE, NA)
data$kinds <- labelled(c(1, 2, tagged_na("a"), tagged_na("z"), NA, 1, tagged_na("m"), 2),
  c("男" = 1, "女" = 2, "拒绝回答" = tagged_na("a"), "not asked" = tagged_na("z")), label = "性别 Sex, with kinds of missing values")
data$codes <- labelled(c(-1L, 0L, 7L, NA, 7L, 0L, -1L, 3L), c(low = -1L, none = 0L, high = 7L), label = "Codes")
data$group <- factor(c("B", "A", NA, "B", "甲组", "A", "A", "B"), levels = c("B", "A", "甲组"))
data$city <- c("北京", "", NA, "Zürich", "  two blanks before", "two after  ", "北京", "😀 emoji")
data$day <- as.Date(c("2020-02-29", NA, "0001-01-01", "9999-12-31", "1960-01-01", "1959-12-31", "1970-01-01", "1900-03-01"))
data$instant <- as.POSIXct(c("2020-02-29 12:34:56", NA, "1900-01-01 00:00:01", "2017-01-01 00:00:00", "1960-01-01 00:00:00", "1959-12-31 23:59:59",
  "1970-01-01 00:00:00", "2026-11-30 08:00:00"), tz = "UTC") + c(.789, rep(0, 7))
attr(data$number, "label") <- "A number"
attr(data$day, "label") <- paste0(strrep("长", 26), "ab") # 80 bytes
write <- function(data, file, version, ...) {
  write_dta(data, file.path(folder, paste0(file, ".dta")), version = version, ...)
  expected(data, file, own_label)
}
for (version in 8:15) {
  own <- data
  if (version >= 13) own$story <- c(strrep("长文本 ", 600), "short", "", "", "short", strrep("x", 2046), "b", strrep("长文本 ", 600))
  if (version >= 14) names(own)[1:2] <- c("数值", "whole_2")
  write(own, paste0("haven-", version), version, label = if (version >= 14) "数据集" else "Data set")
}
write(data[0, ], "haven-empty", 14)
write(data["number"], "haven-one-column", 12)
write(data.frame(text = c("", NA, "  ")), "haven-blank", 15)

# foreign writes the bytes as they are, here GB 18030, and the names of columns as their labels
for (version in c(6, 7, 8, 10, 12)) {
  own <- data.frame(number = data$number, whole = data$whole)
  own$text <- c("甲状腺功能减退症", "高血压", "abc", "糖尿病", "冠心病", "冠心病", "x", "慢性阻塞性肺疾病")
  own$group <- factor(c("B", "A", NA, "B", "对照组", "A", "A", "B"), levels = c("B", "A", "对照组"))
  own$day <- data$day
  written <- own
  Encoding(written$text) <- "unknown"
  written$text <- iconv(own$text, "UTF-8", "GB18030")
  Encoding(written$text) <- "unknown"
  levels(written$group) <- iconv(levels(own$group), "UTF-8", "GB18030")
  file <- paste0("foreign-", version)
  write.dta(written, file.path(folder, paste0(file, ".dta")), version = version)
  # it gives days no format, so they are numbers since 1960; from version 8 on the NA of an integer, the largest one, is what Stata calls .z
  own$day <- as.numeric(own$day) + 3653
  expected(own, file, function(name, x) name, missing_whole = if (version < 8) NA else ".z")
}
