/** R functions for binary diagnostic tests; they need `z`, the normal quantile of the confidence level. */

/** `ratio`: the likelihood ratio of the proportions a / (a + b) and c / (c + d) with its limits, on the log scale. */
export const rLikelihoodRatio = `on_log <- function(value, se) c(value, if (is.finite(se) && se > 0) value * exp(c(-1, 1) * z * se) else c(NaN, NaN))
ratio <- function(a, b, c, d) on_log(a / (a + b) / (c / (c + d)), sqrt(1 / a - 1 / (a + b) + (1 / c - 1 / (c + d)))) # Simel et al.`

/** `ppv`: the positive predictive value at a prevalence; the negative value is the positive one of the transposed table. */
export const rPredictiveValue = `ppv <- function(tp, fp, fn, tn, p = prevalence) { # logit interval of Mercaldo, Lau and Zhou (2007)
  se <- tp / (tp + fn)
  sp <- tn / (fp + tn)
  value <- se * p / (se * p + (1 - sp) * (1 - p))
  spread <- sqrt((1 - se) / (se * (tp + fn)) + sp / ((1 - sp) * (fp + tn)))
  c(value, if (is.finite(spread) && spread > 0) plogis(log(se * p / ((1 - sp) * (1 - p))) + c(-1, 1) * z * spread) else c(NaN, NaN))
}`
