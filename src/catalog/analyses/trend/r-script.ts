import type { OptionsOf } from '../../kit/analysis.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { labelledLevels } from '../../kit/labelled-levels.ts'
import { rCaseLines, rTable } from '../../kit/r/r-cases.ts'
import { readDataLines, rFactor, rLevel, rLines, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { outcomes, group, events, question, missing, scores, alternative, confidence } = options
  const groups = columnInfo(data, group)?.levels ?? []
  const eventOf = (id: string) => events[id]?.event ?? labelledLevels(data, id).at(-1) ?? ''
  const lines = outcomes.map((id) => {
    const levels = labelledLevels(data, id)
    const values = scores === 'values' && question === 'ordered' ? rVector(levels.map(Number)) : 'NULL'
    return `  list(x = ${rFactor(data, id, levels)}, event = ${rLevel(data, id, eventOf(id))}, values = ${values})`
  })
  return rLines([
    '# Trend',
    ...readDataLines(data, [...outcomes, group]),
    ...rCaseLines(data),
    `group <- ${rFactor(data, group, groups)}`,
    `group_values <- ${scores === 'values' ? rVector(groups.map(Number)) : 'NULL'}`,
    'outcomes <- list(',
    lines.join(',\n'),
    ')',
    missing === 'listwise'
      ? 'complete <- Reduce("&", lapply(outcomes, function(one) !is.na(one$x)), !is.na(group))'
      : 'complete <- rep(TRUE, nrow(d))',
    `level <- ${rNumber(confidence)}`,
    `scores_of <- function(counts, values) ${scoring[scores]}`,
    ...(question === 'event' ? eventLines(alternative, data) : orderedLines(data)),
    'results <- lapply(outcomes, analyse)',
    'print(results)',
  ])
}

const scoring = {
  equal: 'seq_along(counts)',
  values: 'values',
  'mid-ranks': 'cumsum(counts) - counts + (counts + 1) / 2',
} as const

function eventLines(alternative: Options['alternative'], data: ScriptData): readonly string[] {
  return [
    `alternative <- ${rString(alternative)}`,
    'wilson <- function(x, n) suppressWarnings(prop.test(x, n, conf.level = level, correct = FALSE)$conf.int)',
    'analyse <- function(one) {',
    '  use <- complete & !is.na(group) & !is.na(one$x)',
    `  n <- c(${rTable(data, ['group[use]'], 'use')})`,
    `  events <- c(${rTable(data, ['group[use & one$x == one$event]'], 'use & one$x == one$event')})`,
    '  used <- n > 0',
    '  n <- n[used]',
    '  events <- events[used]',
    '  score <- scores_of(n, group_values[used])',
    '  trend <- suppressWarnings(prop.trend.test(events, n, score))',
    '  p <- events / n',
    '  away <- score - sum(n * score) / sum(n)',
    '  slope <- sum(n * away * p) / sum(n * away^2)',
    '  half <- qnorm((1 + level) / 2) * sqrt(sum(n * away^2 * p * (1 - p))) / sum(n * away^2)',
    '  z <- sign(slope) * sqrt(unname(trend$statistic))',
    '  whole <- suppressWarnings(chisq.test(rbind(events, n - events), correct = FALSE))$statistic',
    '  departure <- max(0, unname(whole - trend$statistic))',
    '  r <- cov.wt(cbind(rep(score, 2), rep(0:1, each = length(n))), wt = c(n - events, events) / sum(n), cor = TRUE)$cor[1, 2]',
    '  list(n = n, events = events, score = setNames(score, names(n)), wilson = mapply(wilson, events, n), slope = slope + c(0, -1, 1) * half,',
    '    z = z, p = switch(alternative, "two-sided" = trend$p.value, greater = pnorm(z, lower.tail = FALSE), less = pnorm(z)),',
    '    departure = departure, departure_p = pchisq(departure, length(n) - 2, lower.tail = FALSE),',
    '    linear = (sum(n) - 1) * r^2)',
    '}',
  ]
}

const orderedLines = (data: ScriptData): readonly string[] => [
  'analyse <- function(one) {',
  '  use <- complete & !is.na(group) & !is.na(one$x)',
  `  counts <- unclass(${rTable(data, ['group[use]', 'one$x[use]'], 'use')})`,
  '  rows <- rowSums(counts) > 0',
  '  columns <- colSums(counts) > 0',
  '  counts <- counts[rows, columns]',
  '  a <- scores_of(rowSums(counts), group_values[rows])',
  '  b <- scores_of(colSums(counts), one$values[columns])',
  '  n <- sum(counts)',
  '  r <- cov.wt(cbind(a[row(counts)], b[col(counts)]), wt = c(counts) / n, cor = TRUE)$cor[1, 2]',
  '  list(n = n, r = r, interval = tanh(atanh(r) + c(-1, 1) * qnorm((1 + level) / 2) / sqrt(n - 3)), linear = (n - 1) * r^2)',
  '}',
]

/** For each number of the outcome, the R expression that holds it. */
function captures({ outcomes, group, question }: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [k, id] of outcomes.entries()) {
    const result = `results[[${k + 1}]]`
    if (question === 'ordered') {
      const row = `association/${id}`
      found[`${row}/n`] = `${result}$n`
      found[`${row}/r`] = `${result}$r`
      found[`${row}/interval.lower`] = `${result}$interval[1]`
      found[`${row}/interval.upper`] = `${result}$interval[2]`
      found[`${row}/statistic`] = `${result}$linear`
      found[`${row}/df`] = '1'
      found[`${row}/p`] = `pchisq(${result}$linear, 1, lower.tail = FALSE)`
      continue
    }
    for (const level of columnInfo(data, group)?.levels ?? []) {
      const name = rLevel(data, group, level)
      const row = `groups/${id}/${group}=${String(level)}`
      const at = (expression: string) => `if (${name} %in% names(${result}$n)) ${result}$${expression} else NaN`
      found[`${row}/score`] = at(`score[[${name}]]`)
      found[`${row}/events`] = at(`events[[${name}]]`)
      found[`${row}/n`] = at(`n[[${name}]]`)
      found[`${row}/proportion`] = at(`events[[${name}]] / ${result}$n[[${name}]]`)
      found[`${row}/interval.lower`] = at(`wilson[1, ${name}]`)
      found[`${row}/interval.upper`] = at(`wilson[2, ${name}]`)
    }
    found[`slopes/${id}/slope`] = `100 * ${result}$slope[1]`
    found[`slopes/${id}/interval.lower`] = `100 * ${result}$slope[2]`
    found[`slopes/${id}/interval.upper`] = `100 * ${result}$slope[3]`
    found[`tests/${id}/cochran-armitage/statistic`] = `${result}$z`
    found[`tests/${id}/cochran-armitage/p`] = `${result}$p`
    const several = (expression: string) => `if (length(${result}$n) > 2) ${expression} else NaN`
    found[`tests/${id}/departure/statistic`] = several(`${result}$departure`)
    found[`tests/${id}/departure/df`] = several(`length(${result}$n) - 2`)
    found[`tests/${id}/departure/p`] = several(`${result}$departure_p`)
    found[`tests/${id}/linear-by-linear/statistic`] = `${result}$linear`
    found[`tests/${id}/linear-by-linear/df`] = '1'
    found[`tests/${id}/linear-by-linear/p`] = `pchisq(${result}$linear, 1, lower.tail = FALSE)`
  }
  return found
}
