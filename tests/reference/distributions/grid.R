out <- file("grid.csv", "w", encoding = "UTF-8")
writeLines(paste0("# ", R.version.string, "; ", Sys.Date()), out)
writeLines("fn,x,a,b,value", out)
put <- function(fn, x, a, b, value) {
  keep <- !is.nan(value) & !(grepl("quantile", fn, TRUE) & value == 0 & x > 0 & x != 0.5) # R gives 0 below 1e-300
  n <- function(v) formatC(v, digits = 17, format = "g")
  writeLines(paste(fn, n(x), n(a), n(b), n(value), sep = ",")[keep], out)
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
each("t.quantile", p[p > 1e-50], df[df >= 1], 0, function(x, a, b) qt(x, a))

k <- c(0.1, 0.5, 1, 2, 3, 4, 10, 50, 99, 1000, 1e5)
r <- c(1e-8, 1e-3, 0.1, 0.5, 0.9, 1, 1.1, 1.5, 3, 10)
g <- expand.grid(r = r, k = k)
put("chi2.logCdf", g$r * g$k, g$k, 0, pchisq(g$r * g$k, g$k, log.p = TRUE))
put("chi2.logSf", g$r * g$k, g$k, 0, pchisq(g$r * g$k, g$k, lower.tail = FALSE, log.p = TRUE))
put("chi2.pdf", g$r * g$k, g$k, 0, dchisq(g$r * g$k, g$k))
each("chi2.quantile", p[p > 1e-50], k, 0, function(x, a, b) qchisq(x, a))
each("chi2.upperQuantile", p[p > 1e-50], k, 0, function(x, a, b) qchisq(x, a, lower.tail = FALSE))

f <- c(1e-6, 0.01, 0.3, 0.9, 1, 1.2, 2, 4, 12, 100, 1e4)
each("f.logCdf", f, c(1, 2, 3, 5, 12, 100), c(1, 2, 4, 10, 37.5, 200, 1e4), function(x, a, b) pf(x, a, b, log.p = TRUE))
each("f.logSf", f, c(1, 2, 3, 5, 12, 100), c(1, 2, 4, 10, 37.5, 200, 1e4), function(x, a, b) pf(x, a, b, lower.tail = FALSE, log.p = TRUE))
each("f.pdf", f, c(1, 2, 3, 5, 12, 100), c(1, 2, 4, 10, 37.5, 200), function(x, a, b) df(x, a, b))
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
  q <- c(0.005, 0.025, 0.05, 0.3, 0.975) # not 0.5: where m n is odd it is met exactly, and R's sum falls short of it
  put("wilcox.quantile", q, m, n, qwilcox(q, m, n))
}
for (n in c(1, 2, 5, 10, 30, 49, 120)) {
  v <- unique(round(n * (n + 1) / 2 * c(0, 0.05, 0.2, 0.35, 0.5, 0.7, 0.9, 1)))
  put("signrank.logCdf", v, n, 0, psignrank(v, n, log.p = TRUE))
  put("signrank.logSf", v, n, 0, psignrank(v, n, lower.tail = FALSE, log.p = TRUE))
  q <- c(0.005, 0.025, 0.05, 0.3, 0.975)
  put("signrank.quantile", q, n, 0, qsignrank(q, n))
}
x <- c(1e-10, 1e-3, 0.2, 0.79, 0.81, 0.95, 1, 1.0001, 1.19, 1.21, 1.7, 1.9, 2, 2.1, 2.5, 5, 11.9, 12.1, 170, 1e5, 1e12)
each("logGamma", x, 0, 0, function(x, a, b) lgamma(x))
close(out)
