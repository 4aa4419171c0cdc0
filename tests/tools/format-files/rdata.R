# Writes the files of R that the reader is tested with, and what R says is in them:
#   Rscript tests/tools/format-files/rdata.R tests/fixtures/formats/rdata
# The data are made up. Needs the packages haven (labelled, tagged NA) and jsonlite.
suppressPackageStartupMessages({ library(haven); library(jsonlite) })
out <- commandArgs(TRUE)[1]

number <- function(x) vapply(x, function(v) if (is.na(v)) NA_character_ else sprintf("%.17g", v), "")
ms <- function(x) number(as.numeric(x) * 1000)
column <- function(name, type, cells, ...) c(list(name = name, type = type, cells = as.list(unname(cells))), list(...))
keep <- function(file, rows, columns)
  writeLines(toJSON(list(rows = rows, columns = columns), auto_unbox = TRUE, na = "null", null = "null"), file.path(out, paste0(file, ".json")))

tagged <- c(1, 2.5, tagged_na("a"), NA, tagged_na("z"))
d <- data.frame(
  n = c(0.1, -1e300, NA, 1 / 3, Inf),
  i = c(1L, NA, -5L, 2147483647L, 0L),
  b = c(TRUE, FALSE, NA, TRUE, FALSE),
  s = c("plain", "高血压", NA, "", "plain"),
  stringsAsFactors = FALSE
)
d$f <- factor(c("low", "high", NA, "low", "mid"), levels = c("low", "mid", "high"))
d$o <- factor(c("I", "II", "I", NA, "III"), levels = c("I", "II", "III"), ordered = TRUE)
d$day <- as.Date(c("2023-05-01", NA, "1969-12-31", "0001-01-01", "2000-02-29"))
d$at <- as.POSIXct(c("2023-05-01 13:05:06", NA, "1969-12-31 23:59:59", "2000-02-29 00:00:00", "2023-01-01 00:00:00"), tz = "UTC")
d$shanghai <- as.POSIXct(c("2023-05-01 13:05:06", NA, "1999-12-31 23:59:59", "2000-02-29 00:00:00", "2023-01-01 00:00:00"), tz = "Asia/Shanghai")
d$took <- as.difftime(c(1, 2, NA, 4, 5), units = "mins")
d$t <- labelled(tagged, c(one = 1, refused = tagged_na("a"), lost = tagged_na("z")), label = "With tags")
d$u <- labelled_spss(c(1, 2, 8, 9, 99), c(yes = 1, no = 2), na_values = c(8, 9), na_range = c(90, Inf), label = "User missing")
attr(d$n, "label") <- "A number"
levels3 <- list(c("low", "low"), c("mid", "mid"), c("high", "high"))
wall <- function(x) ms(as.POSIXct(format(x, "%Y-%m-%d %H:%M:%S"), tz = "UTC"))
columns <- list(
  column("n", "number", number(d$n), label = "A number"),
  column("i", "number", number(d$i)),
  column("b", "number", number(d$b), measure = "nominal", valueLabels = list(c("0", "FALSE"), c("1", "TRUE"))),
  column("s", "text", ifelse(d$s == "", NA, d$s)),
  column("f", "text", as.character(d$f), measure = "nominal", valueLabels = levels3),
  column("o", "text", as.character(d$o), measure = "ordinal"),
  column("day", "date", number(as.numeric(d$day) * 86400000)),
  column("at", "datetime", ms(d$at)),
  column("shanghai", "datetime", wall(d$shanghai)),
  column("took", "number", number(as.numeric(d$took)), measure = "continuous"),
  column("t", "number", c("1", "2.5", ".a", NA, ".z"), label = "With tags", measure = "nominal",
    valueLabels = list(c("1", "one"), c(".a", "refused"), c(".z", "lost"))),
  column("u", "number", c("1", "2", "8", "9", "99"), label = "User missing", valueLabels = list(c("1", "yes"), c("2", "no")),
    missingCodes = list("8", "9"), missingRanges = list(list("90", NA)))
)
columns[[3]]$cells <- as.list(unname(c("1", "0", NA, "1", "0")))
for (version in 2:3) for (kind in c("gzip", "none", "ascii", "native")) {
  file <- sprintf("all-v%d-%s", version, kind)
  path <- file.path(out, paste0(file, ".rds"))
  if (kind == "native") {
    bytes <- serialize(d, NULL, xdr = FALSE, version = version)
    writeBin(bytes, path)
  } else if (kind == "ascii") saveRDS(d, path, ascii = TRUE, version = version, compress = FALSE)
  else saveRDS(d, path, version = version, compress = if (kind == "gzip") "gzip" else FALSE)
}
# in the text form NA has no tag
keep("all", 5, columns)
plain <- columns; plain[[11]]$cells <- as.list(c("1", "2.5", NA, NA, NA)); plain[[11]]$valueLabels <- NULL
keep("all-ascii", 5, plain)

other <- data.frame(x = 1:3, row.names = c("甲", "乙", "丙"))
notes <- "no table"

save(notes, other, d, file = file.path(out, "several.RData"))
save(other, file = file.path(out, "ascii.RData"), ascii = TRUE)
keep("other", 3, list(column("row.names", "text", rownames(other)), column("x", "number", number(other$x))))

shapes <- data.frame(k = seq_len(1000))            # a compact sequence
shapes$real <- as.numeric(seq_len(1000))
shapes$text <- as.character(seq_len(1000))         # deferred strings
shapes$m <- matrix(c(seq_len(1000) / 7, seq_len(1000) * 2), ncol = 2, dimnames = list(NULL, c("a", "b")))
shapes$list <- as.list(seq_len(1000))              # left out
shapes$z <- complex(real = 1, imaginary = seq_len(1000)) # left out
saveRDS(shapes, file.path(out, "shapes.rds"))
keep("shapes", 1000, list(
  column("k", "number", number(shapes$k)), column("real", "number", number(shapes$real)), column("text", "text", shapes$text),
  column("m.a", "number", number(shapes$m[, 1])), column("m.b", "number", number(shapes$m[, 2]))))

saveRDS(data.frame(), file.path(out, "empty.rds"))
saveRDS(d[0, c("n", "s", "f")], file.path(out, "no-rows.rds"))
keep("no-rows", 0, list(column("n", "number", character()), column("s", "text", character()), column("f", "text", character())))
saveRDS(c(a = 1.5, b = NA), file.path(out, "vector.rds"))
saveRDS(list(first = 1, table = other), file.path(out, "list.rds"))
saveRDS(function(x) x + 1, file.path(out, "function.rds"))
saveRDS(d, file.path(out, "xz.rds"), compress = "xz")
saveRDS(d, file.path(out, "bzip2.rds"), compress = "bzip2")
latin <- data.frame(s = c("café", "naïve")); Encoding(latin$s) <- "UTF-8"; latin$s <- iconv(latin$s, "UTF-8", "latin1")
saveRDS(latin, file.path(out, "latin1.rds"))
keep("latin1", 2, list(column("s", "text", c("café", "naïve"))))
