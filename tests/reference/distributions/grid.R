out <- file("grid.csv", "w", encoding = "UTF-8")
writeLines(paste0("# ", R.version.string, "; ", Sys.Date()), out)
writeLines("fn,x,a,b,value", out)
put <- function(fn, x, a, b, value, third = NULL, whole = FALSE) {
  tiny <- abs(value) < 1e-300 & x > 0 & (value != 0 | x != 0.5) # where R gives 0, or 5.6e-309
  keep <- !is.nan(value) & (whole | !grepl("quantile", fn, TRUE) | !tiny)
  n <- function(v) formatC(v, digits = 17, format = "g")
  last <- if (is.null(third)) "" else paste0(",", n(third))
  writeLines(paste0(paste(fn, n(x), n(a), n(b), n(value), sep = ","), last)[keep], out)
}
each <- function(fn, x, a, b, f) {
  g <- expand.grid(x = x, a = a, b = b)
  put(fn, g$x, g$a, g$b, mapply(f, g$x, g$a, g$b))
}

z <- c(-38, -20, -8, -5, -3, -1.96, -1, -0.7, -0.5, -1e-3, -1e-10, 0, 1e-6, 0.3, 0.67, 0.68, 1, 1.645, 2.5, 4, 5.6, 5.7, 10, 37, 100)
p <- c(1e-300, 1e-100, 1e-20, 1e-10, 1e-5, 0.001, 0.025, 0.05, 0.1, 0.25, 0.4, 0.49999, 0.5, 0.6, 0.75, 0.9, 0.95, 0.975, 0.999, 1 - 1e-9)
each("normal.logCdf", z, 0, 0, function(x, a, b) pnorm(x, log.p = TRUE))
each("normal.logSf", z, 0, 0, function(x, a, b) pnorm(x, lower.tail = FALSE, log.p = TRUE))
each("normal.pdf", z, 0, 0, function(x, a, b) dnorm(x))
each("normal.quantile", p, 0, 0, function(x, a, b) qnorm(x))

t <- c(-1000, -60, -10, -3, -1, -0.1, -1e-6, 0, 1e-3, 0.5, 1.3, 2, 4.5, 8, 30, 200)
df <- c(0.3, 1, 1.5, 2, 3, 5, 10, 29.7, 100, 1e4, 1e6)
each("t.logCdf", t, df, 0, function(x, a, b) pt(x, a, log.p = TRUE))
each("t.logSf", t, df, 0, function(x, a, b) pt(x, a, lower.tail = FALSE, log.p = TRUE))
each("t.pdf", t[abs(t) <= 30], df, 0, function(x, a, b) dt(x, a))
each("t.logPdf", c(t, 1e9, 1e140, 1e200), df, 0, function(x, a, b) dt(x, a, log = TRUE))
each("t.upperQuantile", p[p > 1e-50], df[df >= 1], 0, function(x, a, b) qt(x, a, lower.tail = FALSE))
each("t.quantile", p[p > 1e-50], df[df >= 1], 0, function(x, a, b) qt(x, a))

k <- c(0.1, 0.5, 1, 2, 3, 4, 10, 50, 99, 1000, 1e5)
r <- c(1e-8, 1e-3, 0.1, 0.5, 0.9, 1, 1.1, 1.5, 3, 10)
g <- expand.grid(r = r, k = k)
put("chi2.logCdf", g$r * g$k, g$k, 0, pchisq(g$r * g$k, g$k, log.p = TRUE))
put("chi2.logSf", g$r * g$k, g$k, 0, pchisq(g$r * g$k, g$k, lower.tail = FALSE, log.p = TRUE))
put("chi2.pdf", g$r * g$k, g$k, 0, dchisq(g$r * g$k, g$k))
put("chi2.logPdf", g$r * g$k, g$k, 0, dchisq(g$r * g$k, g$k, log = TRUE))
each("chi2.logPdf", c(0, 1e-200, 1e5), k, 0, function(x, a, b) dchisq(x, a, log = TRUE))
each("chi2.quantile", p[p > 1e-50], k, 0, function(x, a, b) qchisq(x, a))
each("chi2.upperQuantile", p[p > 1e-50], k, 0, function(x, a, b) qchisq(x, a, lower.tail = FALSE))

f <- c(1e-6, 0.01, 0.3, 0.9, 1, 1.2, 2, 4, 12, 100, 1e4)
each("f.logCdf", f, c(1, 2, 3, 5, 12, 100), c(1, 2, 4, 10, 37.5, 200, 1e4), function(x, a, b) pf(x, a, b, log.p = TRUE))
each("f.logSf", f, c(1, 2, 3, 5, 12, 100), c(1, 2, 4, 10, 37.5, 200, 1e4), function(x, a, b) pf(x, a, b, lower.tail = FALSE, log.p = TRUE))
each("f.pdf", f, c(1, 2, 3, 5, 12, 100), c(1, 2, 4, 10, 37.5, 200), function(x, a, b) df(x, a, b))
each("f.logPdf", c(0, 1e-100, f, 1e100), c(1, 2, 3, 5, 12, 100), c(1, 2, 4, 10, 37.5, 200, Inf), function(x, a, b) df(x, a, b, log = TRUE))
# qf itself takes a difference from 1 at the lower end and loses digits there, or gives 0
each("f.quantile", c(1e-10, 1e-3, 0.05, 0.5, 0.95, 0.999), c(1, 2, 5, 12, 100), c(1, 4, 10, 37.5, 200), function(x, a, b) {
  q <- qbeta(x, a / 2, b / 2)
  if (q < 0.9) b * q / (a * (1 - q)) else qf(x, a, b)
})
each("f.upperQuantile", c(1e-10, 1e-3, 0.05, 0.5), c(1, 2, 5, 12, 100), c(4, 10, 37.5, 200), function(x, a, b) qf(x, a, b, lower.tail = FALSE))

for (m in c(1, 2, 3, 7, 20, 49)) for (n in c(1, 4, 10, 33, 49)) {
  u <- unique(round(m * n * c(0, 0.05, 0.2, 0.35, 0.5, 0.7, 0.9, 1)))
  put("wilcox.logCdf", u, m, n, pwilcox(u, m, n, log.p = TRUE))
  put("wilcox.logSf", u, m, n, pwilcox(u, m, n, lower.tail = FALSE, log.p = TRUE))
  put("wilcox.logPmf", u, m, n, dwilcox(u, m, n, log = TRUE))
  q <- c(0.005, 0.025, 0.05, 0.3, 0.975) # not 0.5: where m n is odd it is met exactly, and R's sum falls short of it
  put("wilcox.quantile", q, m, n, qwilcox(q, m, n))
  put("wilcox.upperQuantile", q, m, n, qwilcox(q, m, n, lower.tail = FALSE))
}
for (n in c(1, 2, 5, 10, 30, 49, 120)) {
  v <- unique(round(n * (n + 1) / 2 * c(0, 0.05, 0.2, 0.35, 0.5, 0.7, 0.9, 1)))
  put("signrank.logCdf", v, n, 0, psignrank(v, n, log.p = TRUE))
  put("signrank.logSf", v, n, 0, psignrank(v, n, lower.tail = FALSE, log.p = TRUE))
  put("signrank.logPmf", v, n, 0, dsignrank(v, n, log = TRUE))
  q <- c(0.005, 0.025, 0.05, 0.3, 0.975)
  put("signrank.quantile", q, n, 0, qsignrank(q, n))
  put("signrank.upperQuantile", q, n, 0, qsignrank(q, n, lower.tail = FALSE))
}
kendall <- function(q, n) .Call(stats:::C_pKendall, as.double(q), as.integer(n)) # of the number of concordant pairs
for (n in c(2, 3, 5, 12, 30, 49, 100)) {
  most <- n * (n - 1) / 2
  q <- unique(round(most * c(0, 0.05, 0.2, 0.35, 0.5, 0.7, 0.9, 0.99, 1)))
  put("kendall.logCdf", q, n, 0, log(kendall(q, n)))
  upper <- kendall(most - q - 1, n) # by symmetry
  put("kendall.logSf", q, n, 0, log(ifelse(q == most, 0, upper)))
  # R has neither of these: from its distribution function, as low as its differences keep their digits
  all <- kendall(seq(0, most), n)
  low <- unique(round(most * c(0, 0.05, 0.2, 0.35)))
  put("kendall.logPmf", low, n, 0, log(all[low + 1] - c(0, all)[low + 1]))
  p <- c(0.005, 0.025, 0.05, 0.3, 0.6)
  put("kendall.quantile", p, n, 0, vapply(p, function(one) min(which(all >= one)) - 1, 1))
  put("kendall.upperQuantile", p, n, 0, vapply(p, function(one) min(which(c(rev(all)[-1], 0) <= one)) - 1, 1))
}
x <- c(1e-10, 1e-3, 0.2, 0.79, 0.81, 0.95, 1, 1.0001, 1.19, 1.21, 1.7, 1.9, 2, 2.1, 2.5, 5, 11.9, 12.1, 170, 1e5, 1e12)
each("logGamma", x, 0, 0, function(x, a, b) lgamma(x))

# Families by their density, distribution function and quantiles, for each row of parameters: at places from tail to tail and at `also`
tail <- c(1e-300, 1e-100, 1e-20, 1e-8, 0.001, 0.05, 0.3, 0.5)
family <- function(name, rname, parameters, also, whole = FALSE) {
  f <- function(letter, ...) get(paste0(letter, rname))(...)
  for (i in seq_len(nrow(parameters))) {
    own <- as.list(parameters[i, , drop = FALSE])
    at <- function(letter, x, ...) suppressWarnings(do.call(f, c(list(letter, x), own, list(...))))
    x <- c(at("q", tail), at("q", tail, lower.tail = FALSE))
    x <- if (whole) round(c(x, x + 1)) else signif(x, 6)
    x <- sort(unique(c(x, also)))
    x <- x[is.finite(x) & (x == 0 | abs(x) > 1e-300)]
    if (whole) x <- x[x < 2^53]
    a <- own[[1]]
    b <- if (length(own) > 1) own[[2]] else 0
    third <- if (length(own) > 2) own[[3]]
    row <- function(what, x, value) put(paste0(name, ".", what), x, a, b, value, third, whole)
    row(if (whole) "logPmf" else "logPdf", x, at("d", x, log = TRUE))
    row("logCdf", x, at("p", x, log.p = TRUE))
    row("logSf", x, at("p", x, lower.tail = FALSE, log.p = TRUE))
    # not the median of whole numbers, which may be met exactly
    p <- c(tail[if (whole) -8 else TRUE], 0.7, 0.999)
    row("quantile", p, at("q", p))
    row("upperQuantile", p, at("q", p, lower.tail = FALSE))
  }
}
family("gamma", "gamma", data.frame(shape = c(1e-5, 1e-3, 0.03, 0.3, 0.9, 1, 2.5, 17, 300, 1e4, 1e6, 3), rate = c(1, 1, 1, 2, 1, 0.01, 1, 1000, 1, 1, 1, 1e-5)), c(0, 1e-9, 0.01, 0.5, 1, 1.3, 7))
family("beta", "beta", data.frame(shape1 = c(1e-5, 0.002, 0.04, 0.3, 0.5, 1, 1, 2, 3.5, 12, 40, 500, 7, 0.2, 1e5, 1e-3), shape2 = c(2, 0.5, 30, 0.3, 8, 1, 4, 1, 2.5, 0.7, 90, 300, 1e4, 1e5, 2e5, 1e6)), c(0, 1e-12, 0.001, 0.3, 0.9, 1))
family("exponential", "exp", data.frame(rate = c(1e-4, 0.3, 1, 250)), c(0, 1e-12, 0.5, 3, 700))
family("weibull", "weibull", data.frame(shape = c(0.05, 0.7, 1, 2, 9.5, 120), scale = c(1, 30, 2, 0.01, 1, 5000)), c(0, 1e-9, 0.5, 3))
family("logNormal", "lnorm", data.frame(meanlog = c(0, 2, -5, 10, 0.3), sdlog = c(1, 0.05, 3, 0.5, 12)), c(0, 1e-9, 1, 7))
family("logistic", "logis", data.frame(location = c(0, 5, -30), scale = c(1, 0.01, 12)), c(-800, -1, 0, 2, 800))
family("uniform", "unif", data.frame(min = c(0, -3, 1000), max = c(1, 7, 1001)), c(-4, 0, 1e-12, 0.6, 6.9, 1000.2, 1001))
family("binomial", "binom", data.frame(size = c(1, 2, 7, 20, 20, 150, 150, 1000, 1000, 1e5, 1e5, 1e7, 1e9, 12, 30), prob = c(0.3, 0.5, 0.9, 0.5, 1e-10, 0.04, 0.999, 0.5, 0.7, 0.2, 1e-6, 0.001, 0.5, 0, 1)), 0:2, TRUE)
family("poisson", "pois", data.frame(lambda = c(0, 1e-8, 0.01, 0.4, 1, 3.7, 25, 400, 1e4, 1e6, 1e8)), c(0:3, 50), TRUE)
family("negativeBinomial", "nbinom", data.frame(size = c(1e-4, 0.02, 0.5, 1, 1, 3.3, 12, 100, 1e4, 1e6), prob = c(0.5, 0.01, 0.9, 0.3, 1e-5, 0.05, 0.6, 0.001, 0.99, 0.3)), c(0:3, 50), TRUE)
family("negativeBinomialOfMean", "nbinom", data.frame(size = c(1e-3, 0.05, 0.4, 1, 3.3, 30, 2000, 1e6, 1e10), mu = c(2, 100, 0.01, 5, 2000, 1e-6, 7, 300, 40)), c(0:3, 50), TRUE)
family("hypergeometric", "hyper", data.frame(m = c(1, 5, 10, 40, 3, 300, 5000, 60, 1e5, 7, 1e6), n = c(1, 3, 20, 50, 997, 800, 5000, 1000, 2e5, 0, 1e7), k = c(1, 4, 12, 45, 400, 500, 100, 1050, 3000, 4, 5e4)), c(0:3, 50), TRUE)
close(out)
