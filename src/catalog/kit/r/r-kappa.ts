/**
 * R functions for Cohen's kappa; they need the confidence level `level`. `kappa_of` gives the kappa of a square matrix of counts with weights `w` of
 * agreement, its standard error and its interval; `tested` completes a kappa with both standard errors.
 */
export const rKappa = `tested <- function(kappa, se, null) {
  z <- if (!is.nan(null) && null > 0) kappa / null else NaN
  half <- if (!is.nan(se) && se > 0) qnorm(1 - (1 - level) / 2) * se else NaN
  list(kappa = kappa, se = se, interval = c(max(-1, kappa - half), min(1, kappa + half)), z = z, p = 2 * pnorm(-abs(z)))
}
# Cohen (1960, 1968); standard errors of Fleiss, Cohen and Everitt (1969)
kappa_of <- function(counts, w) {
  n <- sum(counts)
  p <- counts / n
  if (n %in% diag(counts)) return(tested(NaN, NaN, NaN)) # one category for everything
  if (n %in% c(rowSums(counts), colSums(counts))) return(tested(0, 0, NaN)) # one category for all that one rater saw
  by_row <- drop(w %*% colSums(p))
  by_column <- drop(rowSums(p) %*% w)
  observed <- sum(w * p)
  chance <- outer(rowSums(p), colSums(p))
  expected <- sum(w * chance)
  margin <- outer(by_row, by_column, "+")
  own <- sum(p * (w * (1 - expected) - margin * (1 - observed))^2) - (observed * expected - 2 * expected + observed)^2
  null <- sum(chance * (w - margin)^2) - expected^2
  all_agree <- sum(diag(counts)) == n
  tested((observed - expected) / (1 - expected), if (all_agree) 0 else sqrt(own / n) / (1 - expected)^2, sqrt(null / n) / (1 - expected))
}`
