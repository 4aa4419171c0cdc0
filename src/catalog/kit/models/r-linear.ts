import { rNumber } from '../r/r-code.ts'
import { marginalTermsInR } from './r-model.ts'

/** Tests and intervals of the coefficients `b` of `fit`; the estimated ones have the covariance `v`. */
export function coefficientLines(confidence: number): readonly string[] {
  return [
    'se <- replace(rep(NA_real_, length(b)), !is.na(b), sqrt(diag(v)))',
    't_value <- b / se',
    'p <- 2 * pt(-abs(t_value), fit$df.residual)',
    `reach <- qt(${rNumber((1 + confidence) / 2)}, fit$df.residual) * se`,
    'coefficients <- cbind(b, se, lower = b - reach, upper = b + reach, t = t_value, p)',
    'print(coefficients)',
  ]
}

/**
 * Tests of the terms of `coded`; `fit` has the residuals `e` and the weights `w`. Makes a matrix `tests` with a row for each. `confidence`: of
 * the interval of partial eta squared.
 */
export function termTestLines(type: keyof typeof marginalTermsInR, confidence: number): readonly string[] {
  return [
    'xs <- model.matrix(coded)',
    'of_term <- attr(xs, "assign")',
    'parts <- attr(terms(coded), "factors") > 0',
    'target <- model.response(model.frame(fit)) - if (is.null(fit$offset)) 0 else fit$offset',
    'squares_left <- function(terms) {',
    '  f <- lm.wfit(xs[, of_term %in% c(0, terms), drop = FALSE], target, w, tol = fit$qr$tol)',
    '  c(sum(w * f$residuals^2), f$rank)',
    '}',
    'left <- sum(e^2)',
    'ncp_at <- function(f, df, p) { # of the non-central F',
    '  excess <- function(ncp) pf(f, df, fit$df.residual, ncp) - p',
    '  if (is.na(f) || excess(0) < 0) return(if (is.na(f)) NA else 0)',
    '  high <- 10',
    '  while (excess(high) > 0) high <- 2 * high',
    '  uniroot(excess, c(0, high), tol = 1e-12)$root',
    '}',
    'tests <- t(sapply(seq_len(ncol(parts)), function(j) {',
    `  others <- ${marginalTermsInR[type]}`,
    '  change <- squares_left(others) - squares_left(c(others, j))',
    '  df <- -change[2]',
    '  residual <- left / fit$df.residual',
    '  f <- if (df == 0) NA else change[1] / df / residual',
    `  limits <- c(ncp_at(f, df, ${rNumber((1 + confidence) / 2)}), ncp_at(f, df, ${rNumber((1 - confidence) / 2)})) # ${rNumber(100 * confidence)} %`,
    '  limits <- limits / (limits + df + fit$df.residual + 1)',
    '  c(squares = change[1], df = df, F = f, p = pf(f, df, fit$df.residual, lower.tail = FALSE), ',
    '    eta = change[1] / (change[1] + left), lower = limits[1], upper = limits[2], omega = (change[1] - df * residual) / (change[1] + (nobs(fit) - df) * residual))',
    '}))',
    'print(tests)',
  ]
}
