# Writes the SPSS portable files of tests/fixtures/formats/por with PSPP and ReadStat from made-up data. Beside each is what PSPP reads of it, by way of a
# system file, and of simple ones what haven and foreign read: Rscript tests/tools/format-files/por.R
source("tests/tools/format-files/spss.R", encoding = "UTF-8")

to <- "tests/fixtures/formats/por"
dir.create(to, showWarnings = FALSE, recursive = TRUE)

by_pspp <- function(file, encoding) {
  path <- tempfile(fileext = ".sav")
  run_pspp(paste0("SET LOCALE='", encoding, "'.\nIMPORT FILE='", file, "'.\nSAVE OUTFILE='", path, "'.\n"), encoding)
  read_sav(path, user_na = TRUE)
}

# haven cannot read the portable files of PSPP
agrees_with_foreign <- function(file, ours) {
  theirs <- suppressWarnings(foreign::read.spss(file, use.value.labels = FALSE, to.data.frame = FALSE, use.missings = FALSE))
  for (name in names(ours)) {
    x <- as.vector(unclass(ours[[name]])); y <- as.vector(theirs[[name]])
    if (is.numeric(x) && !isTRUE(all.equal(x, y, tolerance = 1e-15))) stop(file, ": ", name, " differs: ", paste(x, y, collapse = " "))
  }
  ours
}

# very long strings are not portable; PSPP 1.6 cannot read its own portable files with a weight, and writes the end of 5 THRU HI as its beginning
syntax <- sub(" money \\(5 THRU HI\\)", "", sub("WEIGHT BY w.\n", "", syntax, fixed = TRUE))
syntax <- gsub(" s600 \\(A600\\)", "", syntax)
syntax <- sub(",text of 600", "", gsub(",CITY,CITY,CITY", ",CITY,CITY", gsub("answer,CITY,CITY", "answer,CITY", gsub(",,,,\n", ",,,\n", syntax))))
syntax <- gsub(" s600 'very long string'", "", gsub(" /s600 'text of 600' 'six hundred'", "", syntax))
syntax <- gsub("STRING twice[^\n]*\n|COMPUTE twice[^\n]*\n", "", syntax)
in_chinese <- in_chinese[names(in_chinese) != "THIRDNAME"]
for (one in list(list("pspp-ascii.por", in_english, "UTF-8"), list("pspp-utf8.por", in_chinese, "UTF-8"))) {
  file <- file.path(to, one[[1]])
  pspp(file, "EXPORT", c(one[[2]], THIRDNAME = "THIRD"), one[[3]])
  # PSPP writes Chinese labels, but does not read them
  if (one[[1]] == "pspp-ascii.por") expect(file, list(), by_pspp(file, one[[3]]))
}

simple <- "
DATA LIST LIST (',') /x (F8.3) y (E12.4) s (A12).
BEGIN DATA
1,0.1,one
-2.125,-1e5,two words
.,0.5,
900000,12345678.901234,last
END DATA.
VALUE LABELS x 1 'first'.
VARIABLE LABELS x 'a number'.
"
file <- file.path(to, "pspp-simple.por")
run_pspp(paste0(simple, "EXPORT OUTFILE='", file, "'.\n"), "UTF-8")
expect(file, list(), agrees_with_foreign(file, by_pspp(file, "UTF-8")))

write_sav(data.frame(A = c(1, 2.5, NA, 1/3, -1e5), B = c("x", "", "yy", "text of some length", "z")), sav <- tempfile(fileext = ".sav"))
file <- file.path(to, "readstat.por")
invisible(file.remove(file[file.exists(file)]))
system2("readstat", c(sav, file), stdout = FALSE)
expect(file, list(), read_por(file, user_na = TRUE))
