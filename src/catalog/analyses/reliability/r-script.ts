import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumnName, readDataLines, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

const converged = 'a likelihood that R and this program each carry to the last steps of their own'

export const rScript: RScript<typeof definition> = {
  script,
  captures,
  saved: () => ({ score: 'score' }),
  tolerances: {
    'reliability/omega/value': { relative: 1e-8, because: converged },
    'factor/loading': { relative: 1e-8, because: converged },
    'factor/uniqueness': { relative: 1e-8, because: converged },
    'factor/omegaWithout': { relative: 1e-8, because: converged },
  },
}

function script(options: Options, data: ScriptData): string {
  const { items, halves, score, confidence } = options
  return rLines([
    "# Reliability of a scale: Cronbach's alpha",
    ...readDataLines(data, items),
    `items <- ${rVector(items.map((id) => rColumnName(data, id)))}`,
    'x <- as.matrix(d[items])',
    'x[!is.finite(x)] <- NA',
    'complete <- complete.cases(x)',
    ...reversalLines(options, data),
    'y <- x[complete, ]',
    'n <- nrow(y)',
    'k <- ncol(y)',
    `level <- ${rNumber(confidence)}`,
    halves === 'odd-even' ? 'half <- seq_len(k) %% 2 == 1' : 'half <- seq_len(k) <= ceiling(k / 2)',
    `score <- ${score === 'sum' ? 'rowSums(x)' : 'rowMeans(x)'}`,
    reliability,
    ...(hasOmega(options) ? [omegaLines] : []),
  ])
}

function reversalLines({ reversed, reversal, lowest, highest }: Options, data: ScriptData): readonly string[] {
  if (reversed.length === 0) return []
  const names = reversed.map((id) => rColumnName(data, id))
  const lines = [`reversed <- ${names.length === 1 ? rString(names[0] ?? '') : rVector(names)}`]
  if (reversal === 'sign') return [...lines, 'x[, reversed] <- -x[, reversed]']
  return [
    ...lines,
    `ends <- c(${lowest === null ? 'min(x[complete, ])' : rNumber(lowest)}, ${highest === null ? 'max(x[complete, ])' : rNumber(highest)})`,
    'x[, reversed] <- sum(ends) - x[, reversed]',
  ]
}

const reliability = `v <- cov(y)
alpha_of <- function(v) if (NROW(v) < 2 || sum(v) < 1e-13 * sum(abs(v))) NaN else NROW(v) / (NROW(v) - 1) * (1 - sum(diag(v)) / sum(v))
alpha <- alpha_of(v)
# Feldt (1965)
df1 <- n - 1
df2 <- (n - 1) * (k - 1)
interval <- 1 - (1 - alpha) * qf(c(1 - (1 - level) / 2, (1 - level) / 2), df1, df2)
r <- mean(cor(y)[lower.tri(v)])
standardised <- k * r / (1 + (k - 1) * r)
off <- v - diag(diag(v))
lambda2 <- (sum(off) + sqrt(k / (k - 1) * sum(off^2))) / sum(v)
described <- rbind(mean = colMeans(y), sd = apply(y, 2, sd))
item_rest <- sapply(1:k, function(i) cor(y[, i], rowSums(y[, -i, drop = FALSE])))
alpha_without <- sapply(1:k, function(i) alpha_of(v[-i, -i, drop = FALSE]))
a <- rowSums(y[, half, drop = FALSE])
b <- rowSums(y[, !half, drop = FALSE])
between <- cor(a, b)
share <- mean(half) * mean(!half)
# Spearman and Brown; of unequal halves Horst (1951)
stepped_up <- if (share == 1 / 4) 2 * between / (1 + between) else
  (sign(between) * sqrt(between^4 + 4 * between^2 * (1 - between^2) * share) - between^2) / (2 * (1 - between^2) * share)
guttman <- 2 * (1 - (var(a) + var(b)) / var(a + b))
halves <- c(alpha_of(v[half, half, drop = FALSE]), alpha_of(v[!half, !half, drop = FALSE]), between, stepped_up, guttman)
print(list(alpha = alpha, interval = interval, standardised = standardised, lambda2 = lambda2, r = r))
print(rbind(described, item_rest, alpha_without))
print(halves)
print(c(n = n, items = k, mean = mean(score[complete]), sd = sd(score[complete])))`

function hasOmega({ omega, items }: Options): boolean {
  return omega && items.length > 2
}

const omegaLines = `# McDonald's omega: one factor by maximum likelihood, uniquenesses of 0.005 or more as factanal has them
one_factor <- function(v) {
  none <- list(loadings = rep(NA, NROW(v)), psi = rep(NA, NROW(v)), omega = NA)
  r <- cov2cor(v)
  if (det(r) < 1e-12) return(none)
  start <- factanal(covmat = r, factors = 1, control = list(lower = 0.005))$uniquenesses
  parts <- function(t) eigen(r * exp(-outer(t, t, "+") / 2), symmetric = TRUE)
  slope <- function(t) { # of the discrepancy, by the logarithms of the uniquenesses
    e <- parts(t)
    drop(e$vectors[, -1, drop = FALSE]^2 %*% (1 - e$values[-1]))
  }
  t <- log(start)
  free <- which(start > 0.005 * (1 + 1e-6) & start < 1 - 1e-6)
  for (i in 1:5) { # Newton, which the search of factanal ends before
    bend <- sapply(free, function(j) { h <- replace(0 * t, j, 1e-4); (slope(t + h) - slope(t - h))[free] / 2e-4 })
    t[free] <- t[free] - solve(bend, slope(t)[free])
  }
  e <- parts(t)
  loadings <- exp(t / 2) * sqrt(max(e$values[1] - 1, 0)) * e$vectors[, 1]
  common <- sum(loadings * sqrt(diag(v)))
  list(loadings = loadings * if (common < 0) -1 else 1, psi = exp(t), omega = common^2 / (common^2 + sum(exp(t) * diag(v))))
}
factor_ <- one_factor(v)
omega_without <- sapply(1:k, function(i) if (k > 3) one_factor(v[-i, -i])$omega else NA)
print(factor_)
print(omega_without)`

function captures({ items, score, omega }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {
    'reliability/alpha/value': 'alpha',
    'reliability/alpha/interval.lower': 'interval[1]',
    'reliability/alpha/interval.upper': 'interval[2]',
    ...(omega && items.length > 2 ? { 'reliability/omega/value': 'factor_$omega' } : {}),
    'reliability/standardised/value': 'standardised',
    'reliability/lambda2/value': 'lambda2',
    'reliability/correlation/value': 'r',
    [`score/${score}/items`]: 'k',
    [`score/${score}/n`]: 'n',
    [`score/${score}/mean`]: 'mean(score[complete])',
    [`score/${score}/sd`]: 'sd(score[complete])',
  }
  for (const [i, item] of items.entries()) {
    found[`items/${item}/mean`] = `described["mean", ${i + 1}]`
    found[`items/${item}/sd`] = `described["sd", ${i + 1}]`
    found[`items/${item}/itemRest`] = `item_rest[${i + 1}]`
    if (omega && items.length > 2) {
      found[`factor/${item}/loading`] = `factor_$loadings[${i + 1}]`
      found[`factor/${item}/uniqueness`] = `factor_$psi[${i + 1}]`
      if (items.length > 3) found[`factor/${item}/omegaWithout`] = `omega_without[${i + 1}]`
    }
    if (items.length > 2) found[`items/${item}/alphaWithout`] = `alpha_without[${i + 1}]`
  }
  for (const [i, measure] of ['first', 'second', 'correlation', 'spearman-brown', 'guttman'].entries())
    found[`split/${measure}/value`] = `halves[${i + 1}]`
  return found
}
