library(survival)
fraction <- function(n, k) ((seq_len(n) * 0.618033988749895 * k) %% 1)
lines <- c()
for (n in c(12, 40, 120)) for (groups in c(2, 3, 4)) for (unit in if (n < 100) c(1, 0.01) else 0.01) { # many ties of entries and events, or few
  start <- floor(fraction(n, 1) * 10 / unit)
  time <- start + 1 + floor(fraction(n, 2.7) * 8 / unit)
  event <- fraction(n, 4.1) < 0.7
  group <- factor(floor(fraction(n, 5.3) * groups))
  test <- coxph(Surv(start, time, event) ~ group, ties = "exact", iter.max = 0) # its score test is the log-rank test
  lines <- c(lines, sprintf('{ "n": %d, "groups": %d, "unit": %g, "statistic": %.17g }', n, groups, unit, test$score))
}
writeLines(c(sprintf('{ "r": "%s", "survival": "%s", "date": "%s", "cases": [', R.version.string, packageVersion("survival"), Sys.Date()),
  paste(lines, collapse = ",\n"), "]}"), "delayed-log-rank.json")
