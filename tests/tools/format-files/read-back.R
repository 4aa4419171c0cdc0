# Reads the files that read-back.ts wrote, and says what R finds in them as JSON beside each: values to the last digit, attributes as they are.
suppressMessages({library(haven); library(jsonlite)})
folder <- commandArgs(trailingOnly = TRUE)[1]
`%||%` <- function(a, b) if (is.null(a)) b else a

digits <- function(v) ifelse(is.na(v), NA_character_, sprintf("%.17g", v))
plain <- function(x) { attributes(x) <- NULL; x }
values <- function(x) {
  if (is.character(x)) return(plain(x))
  v <- plain(x)
  tag <- if (is.double(v)) na_tag(v) else NA
  ifelse(is.na(tag), digits(as.double(v)), paste0(".", tag))
}
column <- function(name, x) {
  labels <- attr(x, "labels", exact = TRUE)
  if (inherits(x, "haven_labelled")) invisible(format(as_factor(x)))
  invisible(format(x))
  list(
    name = unbox(name), class = class(x), label = unbox(attr(x, "label", exact = TRUE) %||% ""),
    format = unbox(attr(x, "format.spss", exact = TRUE) %||% attr(x, "format.stata", exact = TRUE) %||% ""),
    levels = if (is.factor(x)) levels(x) else NULL,
    labels = if (is.null(labels)) list() else unname(Map(c, values(labels), names(labels))),
    codes = if (is.null(attr(x, "na_values"))) list() else values(attr(x, "na_values")),
    range = if (is.null(attr(x, "na_range"))) list() else digits(attr(x, "na_range")),
    units = unbox(attr(x, "units") %||% attr(x, "tzone") %||% ""),
    cells = I(if (is.factor(x)) as.character(x) else values(x))
  )
}
for (file in list.files(folder, pattern = "[.](z?sav|dta|rds)$", full.names = TRUE)) {
  data <- if (grepl("sav$", file)) read_sav(file, user_na = TRUE) else if (grepl("dta$", file)) read_dta(file) else readRDS(file)
  stopifnot(is.data.frame(data))
  columns <- unname(Map(column, names(data), data))
  writeLines(toJSON(list(rows = unbox(nrow(data)), columns = columns), na = "null", null = "null"), paste0(file, ".r.json"), useBytes = TRUE)
  if (grepl("[.]sav$", file)) {
    other <- suppressWarnings(foreign::read.spss(file, use.value.labels = FALSE, to.data.frame = FALSE, reencode = FALSE))
    cells <- lapply(other, function(x) if (is.character(x)) { x <- sub(" +$", "", x, useBytes = TRUE); Encoding(x) <- "UTF-8"; x[!validUTF8(x)] <- "not UTF-8"; x } else digits(as.double(x)))
    writeLines(toJSON(list(names = enc2utf8(`Encoding<-`(names(other), "UTF-8")), cells = unname(cells)), na = "null"), paste0(file, ".foreign.json"), useBytes = TRUE)
  }
}
