import { rNumber } from './r-code.ts'

/** Lines of R in a function of `n` differences `x`: `limits` of the non-centrality of their t, and Hedges' `factor_g`. */
export function rEffectOfT(confidence: number): readonly string[] {
  const tail = rNumber((1 - confidence) / 2)
  return [
    '  # Effect sizes with intervals from the non-central t distribution',
    '  df <- n - 1',
    '  t_value <- mean(x) / sd(x) * sqrt(n)',
    '  reach <- 10 * sqrt(1 + t_value^2 / (2 * df)) + 2',
    '  limit <- function(p) tryCatch(uniroot(function(ncp) pt(t_value, df, ncp) - p,',
    '    t_value + c(-1, 1) * min(reach, 37 - abs(t_value)), tol = 1e-12)$root, error = function(e) NA) # pt() ends at 37.62',
    `  limits <- c(limit(1 - ${tail}), limit(${tail}))`,
    '  factor_g <- exp(lgamma(df / 2) - log(df / 2) / 2 - lgamma((df - 1) / 2))',
  ]
}
