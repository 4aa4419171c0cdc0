import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumnName, readDataLines, rFactor, rLines, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import { rShapeLines } from '../../kit/r/r-shape.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures }

/** Defines an R function that examines the values of a variable; it is called for each variable and group. */
function script(options: Options, data: ScriptData): string {
  const { variables, group, tests, formula } = options
  const when = (test: Options['tests'][number], lines: readonly string[]) => (tests.includes(test) ? lines : [])
  return rLines([
    `# Normality: ${tests.join(', ')}`,
    ...readDataLines(data, [...variables, ...(group === null ? [] : [group])]),
    group === null
      ? 'group <- factor(rep("all", nrow(d)))'
      : `group <- droplevels(${rFactor(data, group, columnInfo(data, group)?.levels ?? [])})`,
    '',
    'none <- list(statistic = NaN, p.value = NaN)',
    ...when('anderson-darling', andersonLines),
    ...when('lilliefors', lillieforsLines),
    ...when('dagostino-pearson', dagostinoLines),
    'explore <- function(x) {',
    '  v <- x[is.finite(x)]',
    '  n <- length(v)',
    '  m <- mean(v)',
    ...rShapeLines(formula),
    '  varies <- n > 1 && diff(range(v)) > 0',
    '  result <- list(n = n, missing = sum(is.na(x)), mean = m, sd = sd(v), median = median(v),',
    '    skewness = if (n < 3) NaN else s1 * g1, skewnessError = if (n < 3) NaN else s1 * error1,',
    '    kurtosis = if (n < 4) NaN else g2, kurtosisError = if (n < 4) NaN else s2 * error2)',
    ...when('shapiro-wilk', [
      '  result$"shapiro-wilk" <- if (varies && n >= 3 && n <= 5000) shapiro.test(v) else none',
    ]),
    ...when('anderson-darling', ['  result$"anderson-darling" <- if (varies && n >= 8) anderson_darling(v) else none']),
    ...when('lilliefors', ['  result$lilliefors <- if (varies && n >= 5) lilliefors(v) else none']),
    ...when('dagostino-pearson', [
      '  result$skewness_test <- if (varies && n >= 8) test_skewness(v) else none',
      '  result$kurtosis_test <- if (varies && n >= 20) test_kurtosis(v) else none',
      '  k2 <- result$skewness_test$statistic^2 + result$kurtosis_test$statistic^2',
      '  result$omnibus <- list(statistic = k2, p.value = pchisq(k2, 2, lower.tail = FALSE))',
    ]),
    '  result',
    '}',
    '',
    `variables <- ${rVector(variables.map((id) => rColumnName(data, id)))}`,
    'possible <- function(name) any(sapply(split(d[[name]], group), function(x) {',
    '  v <- x[is.finite(x)]',
    '  length(v) >= 3 && diff(range(v)) > 0',
    '}))',
    'results <- lapply(d[Filter(possible, variables)], function(x) lapply(split(x, group), explore)) # the others are left out',
    'print(results)',
  ])
}

/** P value by D'Agostino and Stephens (1986), table 4.9. */
const andersonLines: readonly string[] = `
anderson_darling <- function(v) {
  n <- length(v)
  z <- (sort(v) - mean(v)) / sd(v)
  a <- -mean((2 * seq_len(n) - 1) * (pnorm(z, log.p = TRUE) + pnorm(rev(z), lower.tail = FALSE, log.p = TRUE)) + n)
  s <- min(a * (1 + 0.75 / n + 2.25 / n^2), 13)
  p <- if (s < 0.2) -expm1(-13.436 + 101.14 * s - 223.73 * s^2)
    else if (s < 0.34) -expm1(-8.318 + 42.796 * s - 59.938 * s^2)
    else if (s < 0.6) exp(0.9177 - 4.279 * s - 1.38 * s^2)
    else exp(1.2937 - 5.709 * s + 0.0186 * s^2)
  list(statistic = a, p.value = p)
}`.split('\n')

/** P value by Dallal and Wilkinson (1986), and above 0.1 by Molin and Abdi (1998). */
const lillieforsLines: readonly string[] = `
lilliefors <- function(v) {
  n <- length(v)
  p <- pnorm((sort(v) - mean(v)) / sd(v))
  d <- max(seq_len(n) / n - p, p - (seq_len(n) - 1) / n)
  k <- if (n > 100) d * (n / 100)^0.49 else d
  m <- min(n, 100)
  tail <- exp(-7.01256 * k^2 * (m + 2.78019) + 2.99587 * k * sqrt(m + 2.78019) - 0.122119 + 0.974598 / sqrt(m) + 1.67997 / m)
  b <- c(0.37872256037043, 1.3074818507879, 0.08861783849346)
  excess <- 1 / d^2 - b[1]
  a <- 2 * excess / (b[2] + n + sqrt((b[2] + n)^2 + 4 * b[3] * excess))
  upper <- sum(c(-0.37782822932809, 1.67819837908004, -3.02959249450445, 2.80015798142101, -1.39874347510845,
    0.40466213484419, -0.06353440854207, 0.00287462087623, 0.0006965001311, -0.00011872227037, 0.00000575586834) * a^(0:10))
  list(statistic = d, p.value = if (tail <= 0.1) tail else min(max(upper, 0.1), 1))
}`.split('\n')

/** D'Agostino (1970), Anscombe and Glynn (1983). */
const dagostinoLines: readonly string[] = `
of_normal <- function(z) list(statistic = z, p.value = 2 * pnorm(-abs(z)))
test_skewness <- function(v) {
  n <- length(v)
  y <- mean((v - mean(v))^3) / mean((v - mean(v))^2)^1.5 * sqrt((n + 1) * (n + 3) / (6 * (n - 2)))
  b <- 3 * (n^2 + 27 * n - 70) * (n + 1) * (n + 3) / ((n - 2) * (n + 5) * (n + 7) * (n + 9))
  w2 <- sqrt(2 * (b - 1)) - 1
  of_normal(asinh(y / sqrt(2 / (w2 - 1))) / sqrt(log(w2) / 2))
}
test_kurtosis <- function(v) {
  n <- length(v)
  b2 <- mean((v - mean(v))^4) / mean((v - mean(v))^2)^2
  x <- (b2 - 3 * (n - 1) / (n + 1)) / sqrt(24 * n * (n - 2) * (n - 3) / ((n + 1)^2 * (n + 3) * (n + 5)))
  third <- 6 * (n^2 - 5 * n + 2) / ((n + 7) * (n + 9)) * sqrt(6 * (n + 3) * (n + 5) / (n * (n - 2) * (n - 3)))
  a <- 6 + 8 / third * (2 / third + sqrt(1 + 4 / third^2))
  ratio <- (1 - 2 / a) / (1 + x * sqrt(2 / (a - 4)))
  of_normal((1 - 2 / (9 * a) - sign(ratio) * abs(ratio)^(1 / 3)) / sqrt(2 / (9 * a)))
}`.split('\n')

const described = 'n missing mean sd median skewness skewnessError kurtosis kurtosisError'.split(' ')

function captures({ variables, group, tests }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const groups = group === null ? ['-'] : (columnInfo(data, group)?.levels ?? []).map((l) => `${group}=${String(l)}`)
  const names = tests.flatMap((test) => (test === 'dagostino-pearson' ? ['skewness', 'kurtosis', 'omnibus'] : [test]))
  const found: Record<string, string> = {}
  for (const id of variables)
    for (const [g, key] of groups.entries()) {
      const part = `results[[${rString(rColumnName(data, id))}]][[${g + 1}]]`
      for (const column of described) found[`shape/${id}/${key}/${column}`] = `${part}$${column}`
      for (const test of names) {
        const of = `${part}$"${test === 'skewness' || test === 'kurtosis' ? `${test}_test` : test}"`
        found[`tests/${id}/${key}/${test}/statistic`] = `${of}$statistic`
        found[`tests/${id}/${key}/${test}/p`] = `${of}$p.value`
      }
    }
  return found
}
