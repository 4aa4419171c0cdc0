import type { SumOfSquaresType } from '#engine/methods/design/marginality.ts'
import { marginalTermsInR } from '../../kit/models/r-model.ts'

/**
 * Lines that compute, from `fit`, a glm that only sets up the design, the same results as the script of the ordinary method (see
 * `r-script.ts`).
 * `counted`: rows represent `w` cases each.
 */
export function firthLines(intervals: 'wald' | 'profile', counted: boolean): readonly string[] {
  return [
    "# Firth's penalised likelihood, written out (R package: logistf); coefficients of `fixed` columns stay 0 and keep their part in the penalty",
    ...(counted
      ? ['firth <- function(x, y, o, fixed = integer(0), n = w) { # rows in n cases each']
      : ['firth <- function(x, y, o, fixed = integer(0)) {']),
    '  at <- function(b) {',
    '    eta <- drop(x %*% b) + o',
    '    p <- plogis(eta)',
    counted
      ? '    root <- sqrt(n * dlogis(eta)) # of the weights p(1 - p) of all cases'
      : '    root <- sqrt(dlogis(eta)) # of the weights p(1 - p)',
    '    q <- qr(root * x, tol = 1e-13)',
    counted ? '    h <- rowSums(qr.Q(q)^2) / n' : '    h <- rowSums(qr.Q(q)^2)',
    `    l <- sum(${counted ? 'n * ' : ''}plogis(ifelse(y == 1, eta, -eta), log.p = TRUE)) + sum(log(abs(diag(qr.R(q)))))`,
    '    list(b = b, eta = eta, p = p, root = root, h = h, l = l)',
    '  }',
    '  now <- at(rep(0, ncol(x)))',
    '  free <- setdiff(seq_len(ncol(x)), fixed)',
    '  still <- 0',
    '  while (still < 6) {',
    counted ? '    score <- n * (y - now$p + now$h * (0.5 - now$p))' : '    score <- y - now$p + now$h * (0.5 - now$p)',
    '    d <- rep(0, ncol(x))',
    ...(counted
      ? [
          '    weight <- now$root * sqrt(1 + now$h) # as if the leverages stood still',
          '    d[free] <- qr.coef(qr(weight * x[, free, drop = FALSE], tol = 1e-13), score / weight)',
        ]
      : [
          '    w <- now$root * sqrt(1 + now$h) # as if the leverages stood still',
          '    d[free] <- qr.coef(qr(w * x[, free, drop = FALSE], tol = 1e-13), score / w)',
        ]),
    '    d <- d * min(1, 5 / max(abs(x %*% d)))',
    '    after <- at(now$b + d)',
    '    while (!(after$l >= now$l - 1e-9 * (1 + abs(now$l))) && max(abs(d)) > 1e-12) { d <- d / 2; after <- at(now$b + d) }',
    '    now <- after',
    '    still <- if (max(abs(x %*% d)) <= 1e-10 * (1 + max(abs(now$eta)))) still + 1 else 0',
    '  }',
    '  now',
    '}',
    'x <- model.matrix(fit)',
    'y <- fit$y',
    'o <- if (is.null(fit$offset)) rep(0, length(y)) else fit$offset',
    'whole <- firth(x, y, o)',
    'b <- whole$b',
    'v <- solve(crossprod(whole$root * x))',
    'model <- list(cov.unscaled = v)',
    'fit$coefficients[] <- b # for predict()',
    'dropped <- function(fixed, cols = seq_len(ncol(x)), of = x) { # the penalised likelihood-ratio test of columns',
    '  own <- of[, cols, drop = FALSE]',
    '  at <- match(fixed, cols)',
    '  chisq <- 2 * (firth(own, y, o)$l - firth(own, y, o, at)$l)',
    '  c(chisq = chisq, df = length(fixed), p = pchisq(chisq, length(fixed), lower.tail = FALSE))',
    '}',
    'overall <- dropped(seq_len(ncol(x))[-1])',
    'print(overall)',
    ...(intervals === 'profile' ? profileLines : []),
  ]
}

/** The body of `odds_ratios` for such a glm. */
export function firthRatioLines(counted: boolean): readonly string[] {
  const cases = counted ? ', n = fit$prior.weights' : ''
  return [
    '  x <- model.matrix(fit)',
    `  own <- firth(x, fit$y, if (is.null(fit$offset)) rep(0, nrow(x)) else fit$offset${cases})`,
    '  b <- own$b',
    '  se <- sqrt(diag(solve(crossprod(own$root * x))))',
  ]
}

const profileLines = [
  '# profile penalised likelihood: where it has fallen by half the quantile of chi-squared; and the test of each coefficient',
  'limit <- function(j, side) uniroot(function(theta) {',
  '  f <- firth(x, y, o + theta * x[, j], j)',
  '  sqrt(max(2 * (whole$l - f$l), 0)) - z',
  '}, b[j] + side * c(0.2, 3) * z * sqrt(model$cov.unscaled[j, j]), extendInt = "yes", tol = 1e-13, maxiter = 1000)$root',
  'profiles <- exp(t(sapply(seq_along(b), function(j) if (j == 1) c(NA, NA) else c(limit(j, -1), limit(j, 1)))))',
  'penalised <- t(sapply(seq_along(b), dropped))',
  'print(cbind(profiles, penalised))',
]

export function firthTermLines(type: SumOfSquaresType): readonly string[] {
  return [
    'xs <- model.matrix(coded)',
    'of_term <- attr(xs, "assign")',
    'parts <- attr(terms(coded), "factors") > 0',
    'tests <- t(sapply(seq_len(ncol(parts)), function(j) {',
    `  others <- ${marginalTermsInR[type]}`,
    '  dropped(which(of_term == j), which(of_term %in% c(0, others, j)), xs)',
    '}))',
    'print(tests)',
  ]
}

/** Saved columns, indexed by `whole`; `counted`: for a single case of each row. */
export function firthSaved(counted: boolean): Readonly<Record<string, string>> {
  const pearson = `(y - whole$p) / ${counted ? 'sqrt(dlogis(whole$eta))' : 'whole$root'}`
  return {
    probability: 'whole$p',
    linear: 'whole$eta',
    deviance: 'ifelse(y == 1, 1, -1) * sqrt(-2 * plogis(ifelse(y == 1, whole$eta, -whole$eta), log.p = TRUE))',
    pearson,
    leverage: 'whole$h',
    cook: `ifelse(1 - whole$h < 1e-12, NaN, (${pearson} / (1 - whole$h))^2 * whole$h / length(b))`,
  }
}
