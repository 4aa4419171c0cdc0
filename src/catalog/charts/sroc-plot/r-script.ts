import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, readDataLines, rLines, rNumber } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { leastStudies } from './compute.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

/** R code of the bivariate model: `fit_accuracy(v)` of the counts tp, fp, fn and tn; NULL without a maximum. */
const model = `# Reitsma's bivariate model with binomial counts: maximum likelihood, adaptive Gauss-Hermite quadrature with 15 x 15 nodes.
# lme4::glmer(cbind(events, others) ~ 0 + sens + spec + (0 + sens + spec | study), family = binomial) is near, by Laplace's approximation.
off <- matrix(0, 15, 15)
off[cbind(1:14, 2:15)] <- sqrt(1:14 / 2)
rule <- eigen(off + t(off), symmetric = TRUE) # Golub and Welsch
z <- as.matrix(expand.grid(rule$values, rule$values))
w <- c(pi * outer(rule$vectors[1, ]^2, rule$vectors[1, ]^2))
softplus <- function(x) pmax(x, 0) + log1p(exp(-abs(x)))
# logits of a study with standardised effects u: t[1] + t[3] u1 and t[2] + t[4] u1 + t[5] u2
study_ <- function(y, n, t) {
  logits <- function(u) cbind(t[1] + t[3] * u[, 1], t[2] + t[4] * u[, 1] + t[5] * u[, 2])
  height <- function(u) {
    x <- logits(u)
    y[1] * x[, 1] - n[1] * softplus(x[, 1]) + y[2] * x[, 2] - n[2] * softplus(x[, 2]) - rowSums(u^2) / 2
  }
  L <- matrix(c(t[3], t[4], 0, t[5]), 2)
  u <- matrix(0, 1, 2)
  for (k in 1:100) {
    p <- plogis(logits(u))[1, ]
    curve <- diag(2) + t(L) %*% diag(n * p * (1 - p)) %*% L
    step <- solve(curve, t(L) %*% (y - n * p) - u[1, ])
    while (height(u + t(step)) < height(u) - 1e-9 * (1 + abs(height(u))) && max(abs(step)) > 1e-12) step <- step / 2
    if (max(abs(step)) < 1e-13) break
    u <- u + t(step)
  }
  C <- t(chol(curve))
  at <- t(u[1, ] + sqrt(2) * solve(t(C), t(z)))
  mass <- w * exp(rowSums(z^2) + height(at) - height(u))
  p <- plogis(logits(at))
  g <- cbind(y[1] - n[1] * p[, 1], y[2] - n[2] * p[, 2])
  q <- cbind(n[1] * p[, 1] * (1 - p[, 1]), n[2] * p[, 2] * (1 - p[, 2]))
  s <- cbind(g, g[, 1] * at[, 1], g[, 2] * at[, 1], g[, 2] * at[, 2])
  x1 <- cbind(1, 0, at[, 1], 0, 0)
  x2 <- cbind(0, 1, 0, at[, 1], at[, 2])
  share <- mass / sum(mass)
  score <- colSums(share * s)
  list(ll = height(u) + log(sum(mass) / (pi * prod(diag(C)))), score = score,
    info = crossprod(x1, share * q[, 1] * x1) + crossprod(x2, share * q[, 2] * x2) - crossprod(s, share * s) + tcrossprod(score))
}
fit_accuracy <- function(v) {
  y <- cbind(v$tp, v$tn)
  n <- cbind(v$tp + v$fn, v$tn + v$fp)
  if (any(colSums(y) == 0) || any(colSums(n - y) == 0)) return(NULL)
  all_ <- function(t) {
    parts <- lapply(seq_len(nrow(v)), function(k) study_(y[k, ], n[k, ], t))
    lapply(setNames(nm = c("ll", "score", "info")), function(name) Reduce("+", lapply(parts, "[[", name)))
  }
  start <- qlogis((y + 0.5) / (n + 1))
  t <- c(colMeans(start), t(chol(cov(start) + diag(0.05, 2)))[c(1, 2, 4)])
  now <- all_(t)
  for (k in 1:100) { # Newton steps to the last digits, uphill along every eigenvector
    e <- eigen(now$info, symmetric = TRUE)
    step <- c(e$vectors %*% (crossprod(e$vectors, now$score) / pmax(abs(e$values), 1e-8 * max(abs(e$values)))))
    by <- min(1, 1.5 / sqrt(sum(step^2)))
    repeat {
      after <- all_(t + by * step)
      if (after$ll >= now$ll - 1e-10 * (1 + abs(now$ll)) || by < 1e-9) break
      by <- by / 2
    }
    t <- t + by * step
    now <- after
    if (max(abs(t)) > 20) return(NULL)
    if (max(abs(step)) < 1e-11) break
  }
  if (k == 100) return(NULL)
  sd <- c(abs(t[3]), sqrt(sum(t[4:5]^2)))
  sd[sd < 1e-7] <- 0
  r <- if (any(sd == 0)) 0 else sign(t[3]) * t[4] / sd[2]
  e <- eigen(now$info, symmetric = TRUE)
  e$vectors <- e$vectors[, e$values > 1e-9 * max(e$values)] # a direction that changes nothing is no uncertainty
  e$values <- e$values[e$values > 1e-9 * max(e$values)]
  inverse <- e$vectors %*% (t(e$vectors) / e$values)
  list(mean = t[1:2], cov = inverse[c(1, 2, 7)], between = c(sd[1]^2, r * prod(sd), sd[2]^2))
}`

function script(options: Options, data: ScriptData): string {
  const { truePositive, falsePositive, falseNegative, trueNegative, study, confidence } = options
  const ids = [truePositive, falsePositive, falseNegative, trueNegative]
  const counts = ids.map((id, k) => `${['tp', 'fp', 'fn', 'tn'][k]} = ${rColumn(data, id)}`)
  return rLines([
    '# Summary ROC plot',
    ...readDataLines(data, [...(study === null ? [] : [study]), ...ids]),
    `level <- ${rNumber(confidence)}`,
    `v <- data.frame(${counts.join(', ')})`,
    'v <- v[rowSums(is.finite(as.matrix(v))) == 4, ]',
    'v <- v[apply(v, 1, function(x) all(x >= 0 & x == round(x))) & v$tp + v$fn > 0 & v$fp + v$tn > 0, ]',
    'wilson <- function(x, n) {',
    '  q <- qnorm((1 + level) / 2)^2',
    '  half <- sqrt(q * (x * (n - x) / n + q / 4))',
    '  cbind(x / n, ifelse(x == 0, 0, (x + q / 2 - half) / (n + q)), ifelse(x == n, 1, (x + q / 2 + half) / (n + q)))',
    '}',
    'sens <- wilson(v$tp, v$tp + v$fn)',
    'spec <- wilson(v$tn, v$tn + v$fp)',
    '',
    model,
    `fit <- if (nrow(v) >= ${leastStudies}) fit_accuracy(v)`,
    '',
    'if (!is.null(fit)) {',
    '  z <- qnorm((1 + level) / 2)',
    '  measure <- function(x, by, to) to(x + c(0, -1, 1) * z * sqrt(sum(by^2 * fit$cov[c(1, 3)]) + 2 * prod(by) * fit$cov[2]))',
    '  m <- fit$mean',
    '  p <- plogis(m)',
    '  summary_ <- rbind(',
    '    measure(m[1], c(1, 0), plogis),',
    '    measure(m[2], c(0, 1), plogis),',
    '    measure(log(p[1] / (1 - p[2])), c(1 - p[1], p[2]), exp),',
    '    measure(log((1 - p[1]) / p[2]), c(-p[1], p[2] - 1), exp),',
    '    measure(sum(m), c(1, 1), exp)',
    '  )',
    '  dimnames(summary_) <- list(c("sensitivity", "specificity", "LR+", "LR-", "DOR"), c("estimate", "lower", "upper"))',
    '  radius <- sqrt(2 * qf(level, 2, nrow(v) - 2))',
    '  curve_ <- if (fit$between[1] > 0 && fit$between[3] > 0) {',
    '    slope <- sqrt(fit$between[1] / fit$between[3]) # Harbord et al.',
    '    list(intercept = m[1] + slope * m[2], slope = slope, range = range(1 - spec[, 1]))',
    '  }',
    '  area <- if (!is.null(curve_)) integrate(function(x) plogis(curve_$intercept + curve_$slope * x) * dlogis(x), -40, 40, rel.tol = 1e-11, subdivisions = 2000)$value',
    '  print(summary_)',
    '  ellipse <- function(s) {',
    '    a <- seq(0, 2 * pi, length.out = 121)',
    '    u <- m + radius * t(chol(matrix(s[c(1, 2, 2, 3)], 2))) %*% rbind(cos(a), sin(a))',
    '    plogis(cbind(-u[2, ], u[1, ]))',
    '  }',
    '}',
    '',
    'plot(1 - spec[, 1], sens[, 1], cex = 3 * sqrt(rowSums(v) / max(rowSums(v))), xlim = 0:1, ylim = 0:1, asp = 1, xlab = "1 - specificity", ylab = "Sensitivity")',
    'abline(0, 1, lty = 3)',
    'if (!is.null(fit)) {',
    '  points(1 - summary_[2, 1], summary_[1, 1], pch = 15)',
    '  lines(ellipse(fit$cov))',
    '  lines(ellipse(fit$cov + fit$between), lty = 2)',
    '  if (!is.null(curve_)) curve(plogis(curve_$intercept + curve_$slope * qlogis(x)), curve_$range[1], curve_$range[2], add = TRUE)',
    '}',
  ])
}

const measures = ['sensitivity', 'specificity', 'positiveRatio', 'negativeRatio', 'oddsRatio']

function captures({ curve, area }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = { 'chart/confidence': 'level', 'chart/sizes': 'rowSums(v)' }
  const take = (path: string, of: string) => {
    found[`chart/model/${path}`] = `if (!is.null(fit)) ${of}`
  }
  for (const [path, of] of [
    ['sensitivity', 'sens'],
    ['specificity', 'spec'],
  ])
    for (const [k, name] of ['value', 'lower', 'upper'].entries()) found[`chart/${path}/${name}`] = `${of}[, ${k + 1}]`
  take('mean', 'fit$mean')
  take('meanCovariance', 'fit$cov')
  take('between', 'fit$between')
  take('radius', 'radius')
  for (const [row, measure] of measures.entries())
    for (const [column, name] of ['value', 'lower', 'upper'].entries())
      take(`summary/${measure}/${name}`, `summary_[${row + 1}, ${column + 1}]`)
  if (!curve) return found
  take('curve/intercept', 'curve_$intercept')
  take('curve/slope', 'curve_$slope')
  take('curve/from', 'curve_$range[1]')
  take('curve/to', 'curve_$range[2]')
  if (area) take('curve/area', 'area')
  return found
}
