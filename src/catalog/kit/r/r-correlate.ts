/** R's `correlate(rows, method)`: n, coefficient, limits at `level` and P of the first two columns, with the others held constant. */
export const correlateLines: readonly string[] = `
interval <- function(r, se) if (is.finite(se) && abs(r) < 1) tanh(atanh(r) + c(-1, 1) * qnorm((1 + level) / 2) * se) else c(NaN, NaN)
correlate <- function(rows, method) {
  rows <- na.omit(rows)
  if (method == "spearman") rows[] <- lapply(rows, rank)
  x <- rows[[1]]
  y <- rows[[2]]
  n <- length(x)
  held <- as.matrix(rows[-(1:2)])
  result <- c(n = n, r = NaN, lower = NaN, upper = NaN, statistic = NaN, df = NaN, p = NaN)
  if (n < 3 || diff(range(x)) == 0 || diff(range(y)) == 0) return(result)
  if (ncol(held) > 0) {
    x <- resid(lm(x ~ held))
    y <- resid(lm(y ~ held))
  }
  test <- suppressWarnings(cor.test(x, y, method = if (ncol(held) > 0) "pearson" else method))
  r <- if (method == "kendall") test$estimate else cor(x, y)
  result["r"] <- r
  result["p"] <- test$p.value
  exact <- ncol(held) == 0 && !anyDuplicated(x) && !anyDuplicated(y) && n <= 1290
  if (method == "pearson" || (method == "spearman" && !exact)) {
    df <- n - 2 - ncol(held)
    t <- r * sqrt(df / (1 - r^2))
    result[c("statistic", "df", "p")] <- c(t, df, 2 * pt(-abs(t), df))
  } else if (method == "kendall" && names(test$statistic) == "z") result["statistic"] <- test$statistic
  m <- n - ncol(held)
  se <- suppressWarnings(switch(method, pearson = 1 / sqrt(m - 3), spearman = sqrt((1 + r^2 / 2) / (m - 3)), kendall = sqrt(0.437 / (m - 4))))
  result[c("lower", "upper")] <- interval(r, se)
  result
}`.split('\n')
