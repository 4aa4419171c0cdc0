# Writes the SPSS system files of tests/fixtures/formats/sav with R haven, PSPP and ReadStat from made-up data, and beside each what haven reads of
# it: Rscript tests/tools/format-files/sav.R
source("tests/tools/format-files/spss.R", encoding = "UTF-8")

to <- "tests/fixtures/formats/sav"
dir.create(to, showWarnings = FALSE, recursive = TRUE)

# --- haven ---
long <- paste(rep("0123456789abcdef", 20), collapse = "")
wide <- paste(rep("\u957f\u6587\u672c", 110), collapse = "")
n <- 7
patients <- data.frame(
  id = c("P001", "P002", "P003", "", "P005", "P006", "P007"),
  age = c(34, 51.5, NA, 0.1 + 0.2, -100, 152, 1e6)
)
patients$city <- labelled(c("\u5317\u4eac", "\u4e0a\u6d77", NA, "\u5e7f\u5dde", "Z\u00fcrich", "\u5317\u4eac", ""), label = "\u57ce\u5e02")
patients$sex <- labelled(c(1, 2, 2, 1, NA, 9, 1), c("\u7537" = 1, "\u5973" = 2, "not known" = 9), label = "Sex (\u6027\u522b)")
patients$score <- labelled_spss(c(1, 2, 97, 98, 99, NA, 3.25), c(refused = 97, absent = 99), na_values = c(97, 98, 99))
patients$income <- labelled_spss(c(-1, 0, 1200, -7, 88, 5e5, NA), na_range = c(-Inf, -1))
patients$both <- labelled_spss(c(5, 95, 99, 100, 7, 90, NA), na_range = c(95, 99), na_values = 7)
patients$upper <- labelled_spss(c(5, 95, 99, 100, 7, 90, NA), na_range = c(95, Inf))
patients$code <- labelled_spss(c("a", "x", "b", "", "xx", "y", "a"), c(first = "a", none = "x"), na_values = c("x", "xx"))
patients$group <- labelled(c("treatment arm", "control arm", "", "treatment arm", "control arm", "other arm", NA),
  c("\u6cbb\u7597\u7ec4" = "treatment arm", "\u5bf9\u7167\u7ec4" = "control arm"))
patients$born <- as.Date(c("1970-01-01", "1969-12-31", "1582-10-15", "2024-02-29", NA, "9999-12-31", "0099-03-01"))
patients$seen <- as.POSIXct(c(0, 1700000000, 1700000000.25, NA, -1, 86399.999, 4e9), origin = "1970-01-01", tz = "UTC")
patients$clock <- hms::hms(c(0, 1, 3661, 86399, NA, 45296.5, 100000))
patients$long300 <- c(long, "", substr(long, 1, 255), substr(long, 1, 256), NA, "x", substr(long, 1, 252))
patients$chinese <- c(wide, "", substr(wide, 1, 85), substr(wide, 1, 86), NA, "\u957f", wide)
patients$extreme <- c(1.7e308, 2.2250738585072014e-308, 5e-324, Inf, -Inf, 2^53 + 1, 0.1)
patients$`a_very_long_variable_name_of_more_than_eight_bytes` <- factor(c("low", "mid", "high", NA, "low", "low", "mid"), levels = c("low", "mid", "high"))
patients[["\u4f53\u91cd"]] <- seq(50, 53, 0.5)
for (compress in c("byte", "none", "zsav")) {
  file <- file.path(to, paste0("haven-", compress, if (compress == "zsav") ".zsav" else ".sav"))
  write_sav(patients, file, compress = compress)
  expect(file)
}
empty <- file.path(to, "haven-empty.sav"); write_sav(patients[0, 1:4], empty); expect(empty)
one <- file.path(to, "haven-one.sav"); write_sav(data.frame(x = c(1, NA, 3)), one); expect(one)
blank <- file.path(to, "haven-blank.zsav"); write_sav(data.frame(x = rep(NA_real_, 40), t = rep("", 40)), blank, compress = "zsav"); expect(blank)

# --- PSPP ---
pspp(file.path(to, "pspp-none.sav"), "UNCOMPRESSED", in_english, "UTF-8")
pspp(file.path(to, "pspp-byte.sav"), "COMPRESSED", in_chinese, "UTF-8")
pspp(file.path(to, "pspp-zlib.zsav"), "ZCOMPRESSED", in_chinese, "UTF-8")
pspp(file.path(to, "pspp-gb18030.sav"), "COMPRESSED", in_chinese, "GB18030")

# --- ReadStat, whose program cannot read the files of PSPP ---
for (kind in c("sav", "zsav")) {
  file <- file.path(to, paste0("readstat.", kind))
  invisible(file.remove(file[file.exists(file)]))
  system2("readstat", c(file.path(to, "haven-byte.sav"), file), stdout = FALSE)
  expect(file)
}
