# Writes tests/fixtures/formats/xpt: SAS transport files by haven, and what haven reads from them. Run in the root of the repository.
source("tests/tools/format-files/sas-expected.R")
folder <- "tests/fixtures/formats/xpt/"

write <- function(file, data, version, name = "TABLE", check = TRUE, ...) {
  path <- paste0(folder, file, ".xpt")
  write_xpt(data, path, version = version, name = name, ...)
  read <- read_xpt(path)
  if (check) same(read, data)
  keep(read, path)
  invisible(path)
}

p <- patients()
for (version in c(5, 8)) {
  path <- write(paste0("patients-v", version), p, version, name = "PATIENTS", label = "Made-up patients")
  if (version == 5) {
    # a second program agrees: foreign 0.8
    f <- foreign::read.xport(path)
    names(f) <- tolower(names(f))
    stopifnot(all(f$hb == as.vector(p$hb), na.rm = TRUE), all(trimws(as.character(f$id)) == p$id), all(f$sex == p$sex))
  }
}
long <- data.frame(a_name_longer_than_eight = c(1, 2), b = c("x", strrep("0123456789", 50)), stringsAsFactors = FALSE)
attr(long[[1]], "label") <- "A label of more than forty characters, which only version eight has room for: LABELV8"
write("long-v8", long, 8, name = "A_MEMBER_NAME_OF_MORE_THAN_EIGHT")
chinese <- data.frame(name = c("张三", "李四", "欧阳修", NA), place = c("北京协和医院", "上海", "", "广州"), x = c(1, NA, 3, 4), stringsAsFactors = FALSE)
attr(chinese$name, "label") <- "姓名"
attr(chinese$x, "label") <- "收缩压"
write("chinese-utf8-v5", chinese, 5)
write("chinese-utf8-v8", chinese, 8)
ascii <- data.frame(name = c("ZS01", "LS01", "OYX001", NA), place = c("BJXHYY000001", "SH01", "", "GZ01"), x = c(1, NA, 3, 4), stringsAsFactors = FALSE)
attr(ascii$name, "label") <- "XM01"
attr(ascii$x, "label") <- "SSY001"
path <- write("chinese-gb18030-v5", ascii, 5)
replace_bytes(path, c(ZS01 = "张三", LS01 = "李四", OYX001 = "欧阳修", BJXHYY000001 = "北京协和医院", SH01 = "上海", GZ01 = "广州", XM01 = "姓名", SSY001 = "收缩压"), "GB18030")
keep(local({ names(chinese) <- names(ascii); chinese }), path)
write("empty-v5", p[0, c("age", "id")], 5)
write("empty-v8", p[0, c("age", "id")], 8)
write("one-number-v5", data.frame(x = c(1.5, NA, -2)), 5)
write("one-text-v5", data.frame(x = c("a", "", "b", "c"), stringsAsFactors = FALSE), 5)
extreme <- c(0, 1, -1, 0.1, 1/3, pi, 2^53, 2^53 - 1, -(2^53), 1e74, -1e74, 1e-77, 2^-250, 1 + 2^-52, 123456.789, 1e15 + 0.3)
write("extreme-v5", data.frame(x = extreme), 5)
write("extreme-v8", data.frame(x = extreme), 8)
tags <- data.frame(x = c(tagged_na(LETTERS), tagged_na("_"), NA, 1))
# numbers beyond the range of the format become the largest, which haven reads as infinite; Inf becomes missing
write("overflow-v5", data.frame(x = c(4e75, -1e300, 1, Inf, -Inf)), 5, check = FALSE)
write("tags-v5", tags, 5)
write("tags-v8", tags, 8)
set.seed(20)
many <- data.frame(x = rnorm(300), t = sample(c("a", "bb", "ccc"), 300, TRUE), stringsAsFactors = FALSE)
write("many-v8", many, 8)
write("wide-v5", as.data.frame(matrix(rnorm(120) * 10^sample(-20:20, 120, TRUE), 2)), 5)
