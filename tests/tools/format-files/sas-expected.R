# Shared by xpt.R and sas7bdat.R: the table of a file as R reads it, in the form of tests/support/typed-table.ts.
library(haven)

number <- function(x) {
  text <- format(x, digits = 17, trim = TRUE, scientific = NA)
  if (is.na(x)) {
    tag <- na_tag(x)
    if (is.na(tag)) NA_character_ else paste0(".", tolower(tag))
  } else sub("Inf", "Infinity", text)
}

column <- function(name, x) {
  kind <- if (is.character(x)) "text" else if (inherits(x, "Date")) "date"
    else if (inherits(x, "POSIXct")) "datetime" else "number"
  label <- attr(x, "label", exact = TRUE)
  isTime <- inherits(x, "hms") || inherits(x, "difftime")
  bare <- unclass(x)
  attributes(bare) <- NULL
  cells <- if (kind == "text") ifelse(is.na(x) | x == "", NA, x)
    else if (kind == "date") vapply(floor(bare) * 86400000, number, "")
    else if (kind == "datetime") vapply(round(bare * 1000), number, "")
    else vapply(bare, number, "")
  out <- list(name = jsonlite::unbox(name), type = jsonlite::unbox(kind),
    label = jsonlite::unbox(if (is.null(label)) "" else label), measure = jsonlite::unbox(NA),
    cells = as.character(cells))
  if (isTime) out$format <- jsonlite::unbox("time")
  out
}

keep <- function(read, path) {
  table <- list(rows = jsonlite::unbox(nrow(read)), columns = unname(Map(column, names(read), read)))
  writeLines(jsonlite::toJSON(table, na = "null", digits = NA), paste0(path, ".json"), useBytes = TRUE)
}

# Values that must come back from the program itself, or the file proves nothing.
same <- function(read, written) {
  for (name in names(written)) {
    a <- read[[name]]; b <- written[[name]]
    if (is.character(b)) { a[is.na(a)] <- ""; b[is.na(b)] <- "" }
    stopifnot(length(a) == length(b), all(is.na(a) == is.na(b)), all(as.vector(unclass(a)) == as.vector(unclass(b)), na.rm = TRUE),
      is.character(b) || identical(tolower(na_tag(as.double(unclass(a)))), tolower(na_tag(as.double(unclass(b))))))
  }
}

# Puts bytes in the place of an ASCII text of the same length, for encodings that haven does not write.
replace_bytes <- function(path, texts, encoding) {
  bytes <- readBin(path, "raw", file.size(path))
  for (i in seq_along(texts)) {
    from <- charToRaw(names(texts)[i])
    to <- iconv(texts[[i]], "UTF-8", encoding, toRaw = TRUE)[[1]]
    stopifnot(length(from) == length(to))
    starts <- which(bytes == from[1])
    for (at in starts) if (at + length(from) - 1 <= length(bytes) && all(bytes[at + seq_along(from) - 1] == from)) bytes[at + seq_along(to) - 1] <- to
  }
  writeBin(bytes, path)
}

# Made-up patients: no data of anyone.
patients <- function() {
  d <- data.frame(
    id = sprintf("P%03d", 1:12),
    age = c(34, 51.5, NA, 28, 67, 45, 39, 72, 18, 55, 61, 43),
    hb = c(13.2, 11.05, 9.999, NA, 14, 12.345678901234567, -0.1, 1/3, 1e-30, 1e30, 123456789012345, 0),
    sex = c(1, 2, 2, 1, 1, 2, 1, 2, 1, 2, 1, 2),
    note = c("plain", "", NA, "it's \"so\"", " leading", "a, b", "line", "x", "y", "z", "tab\there", strrep("long!", 39)),
    stringsAsFactors = FALSE)
  d$age[4] <- tagged_na("A"); d$age[7] <- tagged_na("Z")
  d$seen <- as.Date("2024-02-29") + c(0, 1, NA, -30000, 200, 5000, 3, 4, 5, 6, -400, 12)
  d$at <- as.POSIXct("2024-02-29 12:34:56", tz = "UTC") + c(0, 86399, NA, -2e9, 0.5, 1, 2, 3, 4, 5, 6, 7)
  d$hour <- hms::hms(c(0, 3600, NA, 86399, 1, 2, 3, 4, 5, 6, 7, 8))
  attr(d$age, "label") <- "Age (years)"
  attr(d$hb, "label") <- "Haemoglobin"
  d
}
