import type { OptionsOf } from '../../kit/analysis.ts'
import { rConditionKeys, rRepeatedLines } from '../../kit/comparison/r-repeated.ts'
import { rLines, rNumber, rString } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = {
  script,
  captures,
  tolerances: {
    'effects/interval': {
      relative: 1e-7,
      because: "R's pf() for a non-central F stops its series at an error of 1e-9",
    },
  },
}

function script(options: Options, data: ScriptData): string {
  const { repeated, adjust, confidence, effectConfidence, bars } = options
  const method = adjust === 'benjamini-hochberg' ? 'BH' : adjust
  return rLines([
    '# Repeated measures analysis of variance, one within factor',
    ...rRepeatedLines(repeated, data),
    'n <- nrow(y)',
    'k <- ncol(y)',
    `level <- ${rNumber(confidence)}`,
    bars === 'within'
      ? 'shown <- (y - rowMeans(y) + mean(y)) # within subjects (Cousineau), then spread as Morey (2008)'
      : 'shown <- y',
    `half <- qt((1 + level) / 2, n - 1) * apply(shown, 2, sd) / sqrt(n)${bars === 'within' ? ' * sqrt(k / (k - 1))' : ''}`,
    'means <- rbind(n, colMeans(y), colMeans(y) - half, colMeans(y) + half, apply(y, 2, sd), apply(y, 2, median))',
    '',
    'grand <- mean(y)',
    'squares <- c(n * sum((colMeans(y) - grand)^2), k * sum((rowMeans(y) - grand)^2),',
    '  sum((y - outer(rowMeans(y), colMeans(y), "+") + grand)^2)) # occasions, subjects, error',
    'df_of <- c(k - 1, n - 1, (k - 1) * (n - 1))',
    'df <- df_of[c(1, 3)]',
    '',
    'fit <- lm(y ~ 1)',
    'spherical <- anova(fit, X = ~1, test = "Spherical")',
    'print(spherical)',
    'f_value <- squares[1] / df[1] / (squares[3] / df[2]) # as there, with all digits',
    'centred <- diag(k) - 1 / k',
    'spread <- centred %*% cov(y) %*% centred',
    'gg <- sum(diag(spread))^2 / ((k - 1) * sum(spread^2))',
    'hf <- min(1, (n * (k - 1) * gg - 2) / ((k - 1) * (n - 1 - (k - 1) * gg)))',
    'epsilon <- c(1, gg, hf, 1 / (k - 1))',
    'p_values <- pf(f_value, df[1] * epsilon, df[2] * epsilon, lower.tail = FALSE)',

    '',
    'mauchly <- function() { # the P value with k - 1 where R has k in the last term (Anderson)',
    '  if (k < 3 || n <= k - 1) return(rep(NaN, 4))',
    '  w <- unname(mauchly.test(fit, X = ~1)$statistic)',
    '  p <- k - 1',
    '  rho <- 1 - (2 * p^2 + p + 2) / (6 * p * (n - 1))',
    '  second <- (p + 2) * (p - 1) * (p - 2) * (2 * p^3 + 6 * p^2 + 3 * p + 2) / (288 * ((n - 1) * p * rho)^2)',
    '  z <- -(n - 1) * rho * log(w)',
    '  f <- p * (p + 1) / 2 - 1',
    '  tails <- pchisq(z, c(f, f + 4), lower.tail = FALSE)',
    '  c(w, z, f, tails[1] + second * (tails[2] - tails[1]))',
    '}',
    'sphericity <- c(mauchly(), epsilon[2:4])',
    '',
    'limit <- function(p) {',
    '  excess <- function(ncp) pf(f_value, df[1], df[2], ncp) - p',
    '  if (excess(0) < 0) return(0)',
    '  high <- 10',
    '  while (excess(high) > 0) high <- 2 * high',
    '  uniroot(excess, c(0, high), tol = 1e-12)$root',
    '}',
    `ncp <- c(limit(${rNumber((1 + effectConfidence) / 2)}), limit(${rNumber((1 - effectConfidence) / 2)}))`,
    'effects <- c(squares[1] / (squares[1] + squares[3]), ncp / (ncp + sum(df) + 1), squares[1] / sum(squares))',
    '',
    'pairs <- combn(k, 2)',
    `pair_level <- ${adjust === 'bonferroni' ? '1 - (1 - level) / ncol(pairs)' : 'level'}`,
    'compared <- apply(pairs, 2, function(j) {',
    '  x <- y[, j[1]] - y[, j[2]]',
    '  if (sd(x) == 0) return(c(mean(x), 0, NaN, NaN, NaN, n - 1, NaN))',
    '  t <- t.test(x, conf.level = pair_level)',
    '  c(t$estimate, t$stderr, t$conf.int, t$statistic, t$parameter, t$p.value)',
    '})',
    `compared[7, ] <- p.adjust(compared[7, ], ${rString(method)})`,
    'print(list(means = means, squares = squares, sphericity = sphericity, p_values = p_values, effects = effects, pairs = compared))',
  ])
}

function captures({ repeated }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const keys = rConditionKeys(repeated, data)
  const found: Record<string, string> = {}
  for (const [j, [level, name]] of keys.entries())
    for (const [i, column] of ['n', 'mean', 'interval.lower', 'interval.upper', 'sd', 'median'].entries())
      found[`means/${level}/${name}/${column}`] = `means[${i + 1}, ${j + 1}]`
  for (const [i, correction] of ['none', 'greenhouse-geisser', 'huynh-feldt', 'lower-bound'].entries()) {
    found[`tests/${correction}/statistic`] = 'f_value'
    found[`tests/${correction}/df.1`] = `df[1] * epsilon[${i + 1}]`
    found[`tests/${correction}/df.2`] = `df[2] * epsilon[${i + 1}]`
    found[`tests/${correction}/p`] = `p_values[${i + 1}]`
  }
  for (const [i, column] of ['w', 'statistic', 'df', 'p', 'greenhouseGeisser', 'huynhFeldt', 'lowerBound'].entries())
    found[`sphericity/mauchly/${column}`] = `sphericity[${i + 1}]`
  for (const [i, source] of ['conditions', 'subjects', 'error'].entries()) {
    found[`variance/${source}/squares`] = `squares[${i + 1}]`
    found[`variance/${source}/df`] = `df_of[${i + 1}]`
    found[`variance/${source}/meanSquare`] = `squares[${i + 1}] / df_of[${i + 1}]`
  }
  found['effects/partial-eta-squared/estimate'] = 'effects[1]'
  found['effects/partial-eta-squared/interval.lower'] = 'effects[2]'
  found['effects/partial-eta-squared/interval.upper'] = 'effects[3]'
  found['effects/generalised-eta-squared/estimate'] = 'effects[4]'
  let pair = 0
  for (const [i, [first, firstName]] of keys.entries())
    for (const [second, secondName] of keys.slice(i + 1)) {
      pair++
      const row = `pairs/${first}/${second}/${firstName}/${secondName}`
      for (const [c, column] of [
        'difference',
        'se',
        'interval.lower',
        'interval.upper',
        'statistic',
        'df',
        'p',
      ].entries())
        found[`${row}/${column}`] = `compared[${c + 1}, ${pair}]`
    }
  return found
}
