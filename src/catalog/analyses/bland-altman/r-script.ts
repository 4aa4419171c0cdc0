import type { OptionsOf } from '../../kit/analysis.ts'
import { rColumn, readDataLines, rLines, rNumber } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

const differences = { difference: 'a - b', percent: '100 * (a - b) / size', ratio: 'log(a / b)' } as const

function script({ first, second, scale, against, coverage, confidence, allowed }: Options, data: ScriptData): string {
  return rLines([
    '# Bland-Altman limits of agreement',
    ...readDataLines(data, [first, second]),
    `complete <- is.finite(${rColumn(data, first)}) & is.finite(${rColumn(data, second)})`,
    `a <- ${rColumn(data, first)}[complete]`,
    `b <- ${rColumn(data, second)}[complete]`,
    `size <- ${against === 'mean' ? '(a + b) / 2' : 'b'}`,
    `x <- ${differences[scale]}`,
    `level <- ${rNumber(confidence)}`,
    `z <- qnorm(1 - ${rNumber((1 - coverage) / 2)})`,
    `back <- ${scale === 'ratio' ? 'exp' : 'identity'}`,
    body,
    ...(allowed === null ? [] : [`acceptable <- sum(abs(x) <= ${rNumber(allowed)})`]),
    'print(list(described = described, agreement = agreement, sd = sd(x), within = within, normality = normality, bias = test, slope = slope, spread = spread))',
  ])
}

const body = `n <- length(x)
described <- sapply(list(a, b), function(v) c(n, mean(v), sd(v)))
test <- t.test(x, conf.level = level)
# Bland and Altman (1999): the variance of a limit
half <- qt(1 - (1 - level) / 2, n - 1) * sd(x) * sqrt(1 / n + z^2 / (2 * (n - 1)))
limits <- mean(x) + c(-1, 1) * z * sd(x)
agreement <- back(rbind(c(mean(x), test$conf.int), limits[1] + c(0, -half, half), limits[2] + c(0, -half, half)))
within <- sum(x >= limits[1] & x <= limits[2])
normality <- if (n >= 3 && n <= 5000) shapiro.test(x) else list(statistic = NaN, p.value = NaN)
slope_of <- function(y) {
  if (var(size) == 0) return(rep(NaN, 5))
  fit <- lm(y ~ size)
  c(coef(fit)[2], confint(fit, 2, level), summary(fit)$coefficients[2, 3:4])
}
slope <- slope_of(x)
line <- if (var(size) == 0) rep(NaN, n) else residuals(lm(x ~ size))
spread <- slope_of(abs(line))`

function captures({ first, second, allowed }: Options): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [j, id] of [first, second].entries())
    for (const [i, column] of ['n', 'mean', 'sd'].entries())
      found[`measurements/${id}/${column}`] = `described[${i + 1}, ${j + 1}]`
  for (const [i, what] of ['bias', 'lower', 'upper'].entries())
    for (const [j, column] of ['estimate', 'interval.lower', 'interval.upper'].entries())
      found[`agreement/${what}/${column}`] = `agreement[${i + 1}, ${j + 1}]`
  const row = `differences/${first}/${second}`
  found[`${row}/sd`] = 'sd(x)'
  for (const [column, count] of [
    ['within', 'within'],
    ...(allowed === null ? [] : [['acceptable', 'acceptable']]),
  ] as const) {
    found[`${row}/${String(column)}.count`] = String(count)
    found[`${row}/${String(column)}.fraction`] = `${String(count)} / n`
  }
  found[`${row}/shapiro`] = 'normality$statistic'
  found[`${row}/p`] = 'normality$p.value'
  for (const [column, at] of [
    ['estimate', 'estimate'],
    ['interval.lower', 'conf.int[1]'],
    ['interval.upper', 'conf.int[2]'],
    ['statistic', 'statistic'],
    ['df', 'parameter'],
    ['p', 'p.value'],
  ] as const)
    found[`tests/bias/${column}`] = `test$${at}`
  for (const test of ['slope', 'spread']) {
    for (const [i, column] of ['estimate', 'interval.lower', 'interval.upper', 'statistic', 'p'].entries())
      found[`tests/${test}/${column}`] = `${test}[${i + 1}]`
    found[`tests/${test}/df`] = 'n - 2'
  }
  return found
}
