import { rFisherFunctions } from '../../kit/r/r-fisher.ts'

/** The functions of the script in base R, the same for every table. */
export const functionLines: readonly string[] =
  `skewness <- function(v) mean((v - mean(v))^3) / mean((v - mean(v))^2)^1.5

# Mean where every group looks roughly normal: Shapiro-Wilk below 50 values, skewness from 50 values on
roughly_normal <- function(parts) all(vapply(parts, function(v) {
  if (length(v) < 3 || diff(range(v)) == 0) TRUE
  else if (length(v) < 50) shapiro.test(v)$p.value >= 0.05
  else abs(skewness(v)) < 1
}, TRUE))

describe <- function(v) {
  q <- if (length(v) > 0) quantile(v, c(0.5, 0.25, 0.75), type = quartile_type, names = FALSE) else rep(NaN, 3)
  c(mean = mean(v), sd = sd(v), median = q[1], lower = q[2], upper = q[3])
}

# Standardised differences: of values, and of counts of levels (Yang and Dalton)
smd_values <- function(a, b) {
  difference <- abs(mean(a) - mean(b))
  if (is.na(difference)) NaN else if (difference == 0) 0 else difference / sqrt((var(a) + var(b)) / 2)
}
smd_counts <- function(a, b) {
  p <- a / sum(a)
  q <- b / sum(b)
  used <- p + q > 0
  p <- p[used][-1]
  q <- q[used][-1]
  if (anyNA(c(p, q))) return(NaN)
  if (all(p == q)) return(0)
  one <- length(p)
  s <- (diag(p, one) - outer(p, p) + diag(q, one) - outer(q, q)) / 2
  if (one == 1 && s == 0) return(Inf)
  sqrt(sum((p - q) * solve(s, p - q)))
}
largest <- function(smd, parts) {
  if (length(parts) < 2) return(NaN)
  pairs <- combn(length(parts), 2)
  found <- apply(pairs, 2, function(k) smd(parts[[k[1]]], parts[[k[2]]]))
  if (all(is.na(found))) NaN else max(found, na.rm = TRUE)
}

no_test <- list(name = "none", statistic = NaN, df = NaN, p = NaN)
test_means <- function(v, g, variances) {
  if (nlevels(g) < 2 || any(table(g) < 2) || all(tapply(v, g, var) == 0)) return(no_test)
  pooled <- variances == "student"
  if (nlevels(g) == 2) {
    t <- t.test(v ~ g, var.equal = pooled)
    list(name = variances, statistic = t$statistic, df = t$parameter, p = t$p.value)
  } else {
    f <- oneway.test(v ~ g, var.equal = pooled)
    if (is.na(f$p.value)) return(no_test) # a group does not vary
    list(name = if (pooled) "anova" else "welch-anova", statistic = f$statistic, df = f$parameter, p = f$p.value)
  }
}
test_ranks <- function(v, g) {
  if (nlevels(g) < 2 || any(table(g) == 0) || diff(range(v)) == 0) return(no_test)
  if (nlevels(g) > 2) {
    h <- kruskal.test(v, g)
    return(list(name = "kruskal-wallis", statistic = h$statistic, df = h$parameter, p = h$p.value))
  }
  n <- as.numeric(table(g))
  exact <- max(n) < 50 && !anyDuplicated(v) # newer versions of R are exact with ties too
  w <- wilcox.test(v ~ g, exact = exact)
  ties <- as.numeric(table(v))
  excess <- unname(w$statistic) - n[1] * n[2] / 2
  spread <- sqrt(n[1] * n[2] / 12 * (sum(n) + 1 - sum(ties^3 - ties) / (sum(n) * (sum(n) - 1))))
  list(name = "mann-whitney", statistic = if (exact) w$statistic else (excess - sign(excess) * 0.5) / spread,
    rank = if (exact) NaN else w$statistic, df = NaN, p = w$p.value)
}
${rFisherFunctions}
test_counts <- function(counts, wanted) {
  counts <- counts[rowSums(counts) > 0, colSums(counts) > 0, drop = FALSE]
  if (any(dim(counts) < 2)) return(no_test)
  expected <- suppressWarnings(chisq.test(counts, correct = FALSE)$expected)
  if (wanted == "auto") wanted <- if (length(counts) == 4) {
    if (sum(counts) < 40 || min(expected) < 1) "fisher" else if (min(expected) >= 5) "pearson" else "yates"
  } else if (min(expected) < 1 || mean(expected < 5) > 0.2) "fisher" else "pearson"
  if (wanted == "fisher") return(test_fisher(counts))
  x <- suppressWarnings(chisq.test(counts, correct = wanted == "yates"))
  list(name = wanted, statistic = x$statistic, df = x$parameter, p = x$p.value)
}

of_numbers <- function(x, summary, test) {
  missing <- is.na(x)
  v <- x[is.finite(x)]
  g <- group[is.finite(x)]
  parts <- split(v, g)
  if (summary == "auto") summary <- if (roughly_normal(parts)) "mean" else "median"
  if (test == "auto") test <- if (summary == "mean") means_test else "rank"
  list(summary = summary, missing = sum(missing), overall = describe(v), groups = sapply(parts, describe),
    test = switch(test, rank = test_ranks(v, g), welch = , student = test_means(v, g, test), no_test),
    smd = largest(smd_values, parts))
}
of_counts <- function(x, test) {
  counts <- table(x, group)
  parts <- lapply(seq_len(ncol(counts)), function(k) counts[, k])
  known <- !is.na(x)
  list(summary = "counts", missing = sum(!known), counts = counts, all = rowSums(counts),
    column = prop.table(counts, 2), row = prop.table(counts, 1),
    test = switch(test, rank = test_ranks(as.integer(x)[known], group[known]), none = , welch = , student = no_test,
      test_counts(counts, test)),
    smd = largest(smd_counts, parts))
}`.split('\n')
