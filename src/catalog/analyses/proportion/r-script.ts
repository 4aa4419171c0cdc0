import type { OptionsOf } from '../../kit/analysis.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import { labelledLevels } from '../../kit/labelled-levels.ts'
import { rBinomialLines, rCaseLines, rSum, rTable } from '../../kit/r/r-cases.ts'
import { readDataLines, rFactor, rLevel, rLines, rLiteral, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import type { RScript, ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { readRatio, sharesOf } from './read-ratio.ts'

type Options = OptionsOf<typeof definition>

export const rScript: RScript<typeof definition> = { script, captures, ownFrequencies: true }

function script(options: Options, data: ScriptData): string {
  const { outcomes, missing, question } = options
  return rLines([
    question === 'event' ? '# Proportions' : '# Goodness of fit',
    ...readDataLines(data, outcomes),
    ...rCaseLines(data),
    ...(question === 'event' ? rBinomialLines(data) : []),
    'outcomes <- list(',
    outcomes.map((id) => `  ${rFactor(data, id, labelledLevels(data, id))}`).join(',\n'),
    ')',
    ...(missing === 'listwise'
      ? ['complete <- Reduce("&", lapply(outcomes, function(x) !is.na(x)))']
      : ['complete <- rep(TRUE, nrow(d))']),
    ...(data.ownWeight === undefined ? [] : ['cases <- lapply(outcomes, function(x) w[complete & !is.na(x)])']),
    'outcomes <- lapply(outcomes, function(x) x[complete & !is.na(x)])',
    ...(question === 'event' ? eventLines(options, data) : fitLines(options, data)),
    'print(results)',
  ])
}

function eventOf({ events }: Options, data: ScriptData, id: string): LevelValue {
  const values = labelledLevels(data, id)
  return events[id]?.event ?? values.at(-1) ?? ''
}

function eventLines(options: Options, data: ScriptData): readonly string[] {
  const { outcomes, confidence, expected, alternative, continuity } = options
  const events = outcomes.map((id) => rLevel(data, id, eventOf(options, data, id)))
  const [weight, cases, n] = data.ownWeight === undefined ? ['', '', 'length(x)'] : [', w', ', cases', 'sum(w)']
  return [
    `events <- ${events.length === 1 ? (events[0] ?? '') : `c(${events.join(', ')})`}`,
    `level <- ${rNumber(confidence)}`,
    `results <- Map(function(x, event${weight}) {`,
    `  events <- ${rSum(data, 'x == event')}`,
    `  n <- ${n}`,
    '  p <- events / n',
    '  wald <- p + c(-1, 1) * qnorm((1 + level) / 2) * sqrt(p * (1 - p) / n)',
    '  result <- list(events = events, n = n, p = p,',
    '    wilson = suppressWarnings(prop.test(events, n, conf.level = level, correct = FALSE))$conf.int,',
    '    exact = binom.test(events, n, conf.level = level)$conf.int, wald = pmin(1, pmax(0, wald)))',
    ...(expected === null
      ? []
      : [
          `  expected <- ${rNumber(expected)}`,
          `  score <- suppressWarnings(prop.test(events, n, p = expected, alternative = ${rString(alternative.replace('-', '.'))}, correct = ${rLiteral(continuity)}))`,
          '  result$difference <- p - expected',
          '  result$z <- sign(p - expected) * sqrt(unname(score$statistic))',
          '  result$score_p <- score$p.value',
          `  result$exact_p <- binom.test(events, n, p = expected, alternative = ${rString(alternative.replace('-', '.'))})$p.value`,
        ]),
    '  result',
    `}, outcomes, events${cases})`,
  ]
}

function fitLines({ outcomes, ratio }: Options, data: ScriptData): readonly string[] {
  const [weight, cases] = data.ownWeight === undefined ? ['', ''] : [', w', ', cases']
  const parts = readRatio(ratio) ?? []
  const shares =
    parts.length === 0
      ? `list(${outcomes.map((id) => `rep(1 / ${labelledLevels(data, id).length}, ${labelledLevels(data, id).length})`).join(', ')})`
      : `list(${rVector(parts)} / sum(${rVector(parts)}))`
  return [
    '# The probability of all counts that are no more probable than the observed ones, where there are at most 100 000',
    'multinomial <- function(counts, shares) {',
    '  n <- sum(counts)',
    '  k <- length(counts)',
    '  if (choose(n + k - 1, k - 1) > 1e5) return(NaN)',
    '  bars <- combn(n + k - 1, k - 1)',
    '  all <- diff(rbind(0, bars, n + k)) - 1',
    '  p <- exp(lgamma(n + 1) + colSums(all * log(shares) - lgamma(all + 1)))',
    '  sum(p[p <= dmultinom(counts, prob = shares) * (1 + 1e-7)])',
    '}',
    `fit <- function(x, shares${weight}) {`,
    `  counts <- as.vector(${rTable(data, ['x'])})`,
    '  pearson <- suppressWarnings(chisq.test(counts, p = shares))',
    '  list(counts = counts, observed = counts / sum(counts), shares = shares, pearson = pearson,',
    '    w = sqrt(unname(pearson$statistic) / sum(counts)), exact_p = multinomial(counts, shares))',
    '}',
    `results <- Map(fit, outcomes, ${shares}${cases})`,
  ]
}

/** For each number of the outcome, the R expression that holds it. */
function captures(options: Options, data: ScriptData): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [k, id] of options.outcomes.entries()) {
    const result = `results[[${k + 1}]]`
    if (options.question === 'event') captureEvent(found, result, id, options, data)
    else captureFit(found, result, id, options, data)
  }
  return found
}

function captureEvent(found: Record<string, string>, result: string, id: string, options: Options, data: ScriptData) {
  const row = `proportions/${id}/${id}=${String(eventOf(options, data, id))}`
  found[`${row}/events`] = `${result}$events`
  found[`${row}/n`] = `${result}$n`
  found[`${row}/proportion`] = `${result}$p`
  for (const method of options.intervals) {
    found[`${row}/${method}.lower`] = `${result}$${method}[1]`
    found[`${row}/${method}.upper`] = `${result}$${method}[2]`
  }
  if (options.expected === null) return
  const score = options.continuity ? 'score-corrected' : 'score'
  found[`tests/${id}/exact/difference`] = `${result}$difference`
  found[`tests/${id}/exact/p`] = `${result}$exact_p`
  found[`tests/${id}/${score}/difference`] = `${result}$difference`
  found[`tests/${id}/${score}/statistic`] = `${result}$z`
  found[`tests/${id}/${score}/p`] = `${result}$score_p`
}

function captureFit(found: Record<string, string>, result: string, id: string, options: Options, data: ScriptData) {
  const values = labelledLevels(data, id)
  const shares = sharesOf(readRatio(options.ratio) ?? [], values.length)
  for (const i of shares.keys()) {
    const row = `categories-${id}/${id}=${String(values[i])}`
    found[`${row}/observed.count`] = `${result}$counts[${i + 1}]`
    found[`${row}/observed.fraction`] = `${result}$observed[${i + 1}]`
    found[`${row}/expected`] = `${result}$pearson$expected[${i + 1}]`
    found[`${row}/share`] = `${result}$shares[${i + 1}]`
    found[`${row}/residual`] = `${result}$pearson$stdres[${i + 1}]`
  }
  found[`fit/${id}/pearson/statistic`] = `${result}$pearson$statistic`
  found[`fit/${id}/pearson/df`] = `${result}$pearson$parameter`
  found[`fit/${id}/pearson/p`] = `${result}$pearson$p.value`
  found[`fit/${id}/pearson/w`] = `${result}$w`
  found[`fit/${id}/multinomial/p`] = `${result}$exact_p`
}
