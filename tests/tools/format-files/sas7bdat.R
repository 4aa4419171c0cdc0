# Writes tests/fixtures/formats/sas7bdat: SAS data sets by haven, and what haven reads from them. Run in the root of the repository.
source("tests/tools/format-files/sas-expected.R")
folder <- "tests/fixtures/formats/sas7bdat/"

write <- function(file, data, check = TRUE) {
  path <- paste0(folder, file, ".sas7bdat")
  suppressWarnings(write_sas(data, path)) # deprecated
  read <- read_sas(path)
  if (check) same(read, data)
  keep(read, path)
  invisible(path)
}

p <- patients()
write("patients", p)
chinese <- data.frame(name = c("张三", "李四", "欧阳修", NA), place = c("北京协和医院", "上海", "", "广州"), x = c(1, NA, 3, 4), stringsAsFactors = FALSE)
attr(chinese$name, "label") <- "姓名"
attr(chinese$x, "label") <- "收缩压"
write("chinese-utf8", chinese)
# GB 18030 with its number in byte 70, and with none
ascii <- data.frame(name = c("ZS01", "LS01", "OYX001", NA), place = c("BJXHYY000001", "SH01", "", "GZ01"), x = c(1, NA, 3, 4), stringsAsFactors = FALSE)
attr(ascii$name, "label") <- "XM01"
attr(ascii$x, "label") <- "SSY001"
for (code in c(125, 0)) {
  path <- write(paste0("chinese-gb18030-", code), ascii)
  replace_bytes(path, c(ZS01 = "张三", LS01 = "李四", OYX001 = "欧阳修", BJXHYY000001 = "北京协和医院", SH01 = "上海", GZ01 = "广州", XM01 = "姓名", SSY001 = "收缩压"), "GB18030")
  bytes <- readBin(path, "raw", file.size(path))
  bytes[71] <- as.raw(code)
  writeBin(bytes, path)
  if (code == 125) same(read_sas(path), chinese)
  keep(chinese, path)
}
write("empty", p[0, c("age", "id")])
write("one-number", data.frame(x = c(1.5, NA, -2)))
write("one-text", data.frame(x = c("a", "", "b", "", ""), stringsAsFactors = FALSE))
write("extreme", data.frame(x = c(0, 1, -1, 0.1, 1/3, pi, 2^53, -(2^53) + 1, .Machine$double.xmax, 2^-1074, -1e-300, 1 + 2^-52)))
write("tags", data.frame(x = c(tagged_na(LETTERS), tagged_na("_"), NA, 1)))
long <- data.frame(a_name_longer_than_eight_letters = c(1, 2), b = c("x", strrep("0123456789", 50)), stringsAsFactors = FALSE)
attr(long[[1]], "label") <- strrep("A label of more than forty characters. ", 6)
write("long", long)
set.seed(20)
write("many", data.frame(x = round(rnorm(400), 3) + 0, t = sample(c("a", "bb", "ccc"), 400, TRUE), stringsAsFactors = FALSE))
write("wide", as.data.frame(matrix(round(rnorm(160) * 10^sample(-3:6, 160, TRUE), 2) + 0, 2)))
