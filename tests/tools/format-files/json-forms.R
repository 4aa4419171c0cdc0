# Writes the JSON of R's package jsonlite that the reader is tested with:
#   Rscript tests/tools/format-files/json-forms.R tests/fixtures/formats/json
# json-forms.py writes the same table from Python, and made.json, which says what is in it. The data are made up.
library(jsonlite)
out <- commandArgs(TRUE)[1]
d <- data.frame(
  id = c("007", "008", "009", "010"),
  age = c(41L, NA, 52L, 63L),
  crp = c(0.1, 12.345678901234, NA, 1e-7),
  smoker = c(TRUE, FALSE, NA, TRUE),
  day = as.Date(c("2023-05-01", "2023-05-02", NA, "2023-05-04")),
  note = c("plain", "高血压, \"stabil\"\n\\ 2nd", NA, "naïve"),
  stringsAsFactors = FALSE
)
write <- function(text, name) writeLines(text, file.path(out, paste0(name, ".data")), useBytes = TRUE)
write(toJSON(d, digits = NA), "r-rows")
write(toJSON(d, digits = NA, na = "null", pretty = TRUE), "r-rows-pretty")
write(toJSON(d, digits = NA, dataframe = "columns", na = "null"), "r-columns")
write(toJSON(d, digits = NA, dataframe = "values", na = "null"), "r-values")
write(toJSON(list(made = unbox("2023-05-01"), patients = d, visits = data.frame(v = 1:2)), digits = NA, na = "null"), "r-list")
con <- file(file.path(out, "r-stream.data"), open = "wb")
stream_out(d, con, digits = NA, verbose = FALSE)
close(con)
nested <- data.frame(id = 1:2)
nested$lab <- data.frame(na = c(140.5, 138), k = c(4.1, NA))
nested$drugs <- list(c("a", "b"), character(0))
nested$visits <- list(data.frame(day = 1:2), data.frame(day = 3L))
write(toJSON(nested, digits = NA), "r-nested")
