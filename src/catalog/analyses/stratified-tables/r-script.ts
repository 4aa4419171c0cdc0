import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { labelledLevels } from '../../kit/labelled-levels.ts'
import { rCaseLines, rTable } from '../../kit/r/r-cases.ts'
import { rColumn, readDataLines, rFactor, rLines, rLiteral, rNumber } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { outcome, event, group, exposed, reference, stratum, confidence, continuity } = options
  return rLines([
    '# Stratified 2 x 2 tables',
    ...readDataLines(data, [outcome, group, stratum]),
    ...rCaseLines(data),
    `event <- factor(${rColumn(data, outcome)} == ${rLiteral(event ?? labelledLevels(data, outcome).at(-1) ?? '')}, levels = c(TRUE, FALSE))`,
    `group <- factor(${rColumn(data, group)}, levels = c(${rLiteral(exposed ?? '')}, ${rLiteral(reference ?? '')}))`,
    `stratum <- ${rFactor(data, stratum, columnInfo(data, stratum)?.levels ?? [])}`,
    `counts <- ${rTable(data, ['group', 'event', 'stratum'])}`,
    '# strata that have both groups',
    'has_both <- apply(counts, 3, function(m) all(rowSums(m) > 0))',
    'counts <- counts[, , has_both, drop = FALSE]',
    'storage.mode(counts) <- "double" # products of large counts are beyond whole numbers of 32 bits',
    `level <- ${rNumber(confidence)}`,
    functions,
    `cmh <- if (dim(counts)[3] > 1) mantelhaen.test(counts, correct = ${rLiteral(continuity)}) else one_table(counts[, , 1], ${rLiteral(continuity)})`,
    'by_stratum <- lapply(seq_len(dim(counts)[3]), function(k) effects_of(counts[, , k]))',
    'names(by_stratum) <- dimnames(counts)[[3]]',
    'crude <- effects_of(apply(counts, 1:2, sum))',
    'pooled <- pool(counts)',
    'homogeneity <- breslow_day(counts, pooled$odds[1])',
    'print(counts)',
    'print(cmh)',
    'print(pooled)',
    'print(homogeneity)',
  ])
}

const functions = `z <- qnorm((1 + level) / 2)
on_log <- function(estimate, variance) {
  known <- is.finite(variance) && is.finite(estimate) && estimate > 0
  c(estimate, if (known) estimate * exp(c(-1, 1) * z * sqrt(variance)) else c(NaN, NaN))
}
wilson <- function(x, n) suppressWarnings(prop.test(x, n, conf.level = level, correct = FALSE)$conf.int)
# The test of Cochran, Mantel and Haenszel of a single stratum
one_table <- function(m, correct) {
  n <- sum(m)
  size <- abs(m[1, 1] - sum(m[1, ]) * sum(m[, 1]) / n)
  if (correct && size >= 0.5) size <- size - 0.5
  statistic <- size^2 / (prod(rowSums(m), colSums(m)) / (n^2 * (n - 1)))
  list(statistic = statistic, parameter = 1, p.value = pchisq(statistic, 1, lower.tail = FALSE))
}
# Of one table: Woolf, Katz, Newcombe
effects_of <- function(m) {
  a <- m[1, 1]
  c <- m[2, 1]
  n1 <- sum(m[1, ])
  n0 <- sum(m[2, ])
  w1 <- wilson(a, n1)
  w0 <- wilson(c, n0)
  d <- a / n1 - c / n0
  list(odds = on_log(m[1, 1] * m[2, 2] / (m[1, 2] * m[2, 1]), sum(1 / m)),
    ratio = on_log(a / n1 / (c / n0), 1 / a - 1 / n1 + 1 / c - 1 / n0),
    difference = c(d, d - sqrt((a / n1 - w1[1])^2 + (w0[2] - c / n0)^2), d + sqrt((w1[2] - a / n1)^2 + (c / n0 - w0[1])^2)))
}
# Mantel and Haenszel; Robins, Breslow and Greenland; Greenland and Robins; Sato
pool <- function(counts) {
  a <- counts[1, 1, ]
  b <- counts[1, 2, ]
  c <- counts[2, 1, ]
  d <- counts[2, 2, ]
  n1 <- a + b
  n0 <- c + d
  n <- n1 + n0
  r <- a * d / n
  s <- b * c / n
  p <- (a + d) / n
  q <- (b + c) / n
  odds <- sum(p * r) / (2 * sum(r)^2) + sum(p * s + q * r) / (2 * sum(r) * sum(s)) + sum(q * s) / (2 * sum(s)^2)
  ratio <- sum(((a + c) * n1 * n0 - a * c * n) / n^2) / (sum(a * n0 / n) * sum(c * n1 / n))
  w <- n1 * n0 / n
  difference <- sum((a * n0 - c * n1) / n) / sum(w)
  p <- sum((n1^2 * c - n0^2 * a + n1 * n0 * (n0 - n1) / 2) / n^2)
  error <- sqrt(max(0, difference * p + sum((a * d + c * b) / (2 * n)))) / sum(w)
  list(odds = on_log(sum(r) / sum(s), odds), odds_weight = s / sum(s),
    ratio = on_log(sum(a * n0 / n) / sum(c * n1 / n), ratio), ratio_weight = c * n1 / n / sum(c * n1 / n),
    difference = difference + c(0, -1, 1) * z * error, difference_weight = w / sum(w))
}
# Breslow and Day (1980), with Tarone's correction (1985); strata without events or without others tell nothing
breslow_day <- function(counts, odds) {
  counts <- counts[, , apply(counts, 3, function(m) all(colSums(m) > 0)), drop = FALSE]
  df <- dim(counts)[3] - 1
  if (df < 1 || !is.finite(odds) || odds == 0) return(list(statistic = NaN, tarone = NaN, df = max(0, df)))
  a <- counts[1, 1, ]
  n1 <- a + counts[1, 2, ]
  m1 <- a + counts[2, 1, ]
  n0 <- counts[2, 1, ] + counts[2, 2, ]
  expected <- mapply(function(n1, n0, m1) {
    if (abs(odds - 1) < 1e-12) return(n1 * m1 / (n1 + n0))
    linear <- n0 - m1 + odds * (n1 + m1)
    roots <- (-linear + c(-1, 1) * sqrt(linear^2 + 4 * (1 - odds) * odds * n1 * m1)) / (2 * (1 - odds))
    roots[roots > max(0, m1 - n0) & roots < min(n1, m1)]
  }, n1, n0, m1)
  variance <- 1 / (1 / expected + 1 / (n1 - expected) + 1 / (m1 - expected) + 1 / (n0 - m1 + expected))
  statistic <- sum((a - expected)^2 / variance)
  list(statistic = statistic, tarone = statistic - sum(a - expected)^2 / sum(variance), df = df)
}`

const names = { 'odds-ratio': 'odds', 'risk-ratio': 'ratio', 'risk-difference': 'difference' } as const

/** For each number of the outcome, the R expression that holds it. */
function captures({ stratum, measures, continuity }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  const labels = columnInfo(data, stratum)?.valueLabels ?? []
  for (const level of columnInfo(data, stratum)?.levels ?? []) {
    const name = rLiteral(String(labels.find(({ value }) => value === level)?.label ?? level))
    const present = (expression: string) => `if (${name} %in% dimnames(counts)[[3]]) ${expression} else NaN`
    const key = `${stratum}=${String(level)}`
    for (const [prefix, row] of [
      ['exposed', 1],
      ['reference', 2],
    ] as const) {
      found[`strata/${key}/${prefix}Events`] = present(`counts[${row}, 1, ${name}]`)
      found[`strata/${key}/${prefix}N`] = present(`sum(counts[${row}, , ${name}])`)
      found[`strata/${key}/${prefix}Risk`] = present(`counts[${row}, 1, ${name}] / sum(counts[${row}, , ${name}])`)
    }
    for (const measure of measures) {
      const row = `effects/${measure}/${key}`
      const of = `by_stratum[[${name}]]$${names[measure]}`
      found[`${row}/estimate`] = present(`${of}[1]`)
      found[`${row}/interval.lower`] = present(`${of}[2]`)
      found[`${row}/interval.upper`] = present(`${of}[3]`)
      found[`${row}/weight`] = present(`pooled$${names[measure]}_weight[match(${name}, dimnames(counts)[[3]])]`)
    }
  }
  for (const measure of measures)
    for (const kind of ['pooled', 'crude'])
      for (const [k, part] of ['estimate', 'interval.lower', 'interval.upper'].entries())
        found[`pooled/${measure}/${kind}/${part}`] = `${kind}$${names[measure]}[${k + 1}]`
  const cmh = continuity ? 'cmh-corrected' : 'cmh'
  found[`tests/${cmh}/statistic`] = 'unname(cmh$statistic)'
  found[`tests/${cmh}/df`] = 'unname(cmh$parameter)'
  found[`tests/${cmh}/p`] = 'cmh$p.value'
  for (const [test, of] of [
    ['breslow-day', 'statistic'],
    ['tarone', 'tarone'],
  ] as const) {
    found[`tests/${test}/statistic`] = `homogeneity$${of}`
    found[`tests/${test}/df`] = 'homogeneity$df'
    found[`tests/${test}/p`] = `pchisq(homogeneity$${of}, homogeneity$df, lower.tail = FALSE)`
  }
  return found
}
