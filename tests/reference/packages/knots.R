# Knots of restricted cubic splines by Hmisc, which the scripts of the catalogue place in base R. Run `Rscript knots.R` in this folder.
suppressMessages(library(Hmisc))
num <- function(v) paste0("[", paste(formatC(as.numeric(v), digits = 17, format = "g", width = 1), collapse = ","), "]")
knots <- function(x, k) {
  found <- NULL
  capture.output(found <- suppressWarnings(tryCatch(rcspline.eval(x, nk = k, knots.only = TRUE), error = function(e) numeric())))
  found
}
# smooth, rounded, few different values, ties at the lowest, at both ends, at the highest, and one value in the middle
kinds <- list(
  function(n) rnorm(n),
  function(n) round(rnorm(n, 60, sample(2:12, 1))),
  function(n) rpois(n, sample(c(1, 3, 10), 1)),
  function(n) { tied <- rbinom(1, n, 0.3); c(rep(0, tied), round(rexp(n - tied, 0.02), 1)) },
  function(n) { tied <- rmultinom(1, n, c(1, 1, 2)); c(rep(0, tied[1]), rep(100, tied[2]), round(runif(tied[3], 1, 99), 1)) },
  function(n) { tied <- rbinom(1, n, 0.3); c(rep(100, tied), round(rbeta(n - tied, 2, 0.5) * 99, 1)) },
  function(n) { tied <- rbinom(1, n, 0.6); c(rep(5, tied), rpois(n - tied, 10)) })
set.seed(20)
cases <- unlist(lapply(c(5:12, 20, 37, 60, 99, 100, 101, 140, 250, 400), function(n) lapply(seq_along(kinds), function(kind) {
  x <- sort(kinds[[kind]](n))
  runs <- rle(x)
  by <- sapply(3:7, function(k) num(knots(x, k)))
  paste0('{"values":', num(runs$values), ',"counts":', num(runs$lengths), ',"knots":[', paste(by, collapse = ","), "]}")
})))
# R squared of models with splines of their knots
share <- function(file, outcome, on, k) {
  d <- read.csv(file)
  formatC(summary(lm(d[[outcome]] ~ rcspline.eval(d[[on]], nk = k, inclx = TRUE)))$r.squared, digits = 17, format = "g")
}
fits <- paste0('{"remission":', share("../published/remission.csv", "temp", "li", 4), ',"lung":', share("lung.csv", "age", "ph.karno", 4), "}")
writeLines(paste0('{"r":"', R.version.string, '","package":"Hmisc ', packageVersion("Hmisc"), '","fits":', fits, ',"cases":[', paste(cases, collapse = ",\n"), "]}"), "knots.json")
