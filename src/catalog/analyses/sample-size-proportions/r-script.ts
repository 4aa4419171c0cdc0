import { planCaptures, planScript } from '../../kit/planning/r-planning.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import type { RScript } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { trendLines } from './r-trend-lines.ts'
import { readStudy } from './read-study.ts'
import { type Options, sidesOf } from './study.ts'

export const rScript: RScript<typeof definition> = {
  script(options) {
    const { design, method } = options
    const plan = {
      title: 'Sample size and power: proportions',
      lines: linesOf(options),
      effect: effectOf(options),
      whole: design === 'one-sample' && method === 'exact',
    }
    return planScript(plan, options)
  },
  captures(options) {
    const study = readStudy(options)
    if ('status' in study) return {}
    return planCaptures(study.counted, { groups: study.model.sizes(1).length, hasEvents: false }, options)
  },
}

const known = (value: number | null) => rNumber(value ?? Number.NaN)

function effectOf({ design, aim, solveFor, p1, p2, margin, w }: Options): string | null {
  if (solveFor === 'effect') return null
  if (design === 'table') return known(w)
  if (design === 'trend') return 'abs(slope)'
  return design === 'two-sample' && aim !== 'difference' ? known(margin) : `abs(${known(p2)} - ${known(p1)})`
}

function linesOf(options: Options): readonly string[] {
  const { design, aim, p1 } = options
  if (design === 'table') return tableLines(options)
  if (design === 'trend') return trendLines(options)
  const sided = [`sides <- ${sidesOf(options)}`, `p1 <- ${known(p1)}`]
  return design === 'two-sample' && aim !== 'difference'
    ? [...sided, ...marginLines(options)]
    : [...sided, ...differenceLines(options)]
}

function tableLines({ df }: Options): readonly string[] {
  return [
    `df <- ${df}`,
    'sizes_of <- function(n) n',
    'critical <- qchisq(alpha, df, lower.tail = FALSE)',
    '# The non-central chi-squared distribution as the mixture that it is, without the rounding of pchisq',
    'power_of <- function(sizes, effect) {',
    '  ncp <- sizes * effect^2',
    '  j <- 0:ceiling(ncp + 40 * sqrt(ncp) + 100)',
    '  sum(dpois(j, ncp / 2) * pchisq(critical, df + 2 * j, lower.tail = FALSE))',
    '}',
    'shown <- function(effect) effect',
    'least <- 2',
    'unit <- 0.2',
    'most <- Inf',
  ]
}

function marginLines({ p2, aim, eventIs, ratio }: Options): readonly string[] {
  const worse = aim === 'non-inferiority' && eventIs === 'harm'
  return [
    `p2 <- ${known(p2)}`,
    `ratio <- ${rNumber(ratio)}`,
    `difference <- ${worse ? 'p1 - p2' : 'p2 - p1'} # above 0 on the good side`,
    'z <- qnorm(alpha / sides, lower.tail = FALSE)',
    'sizes_of <- function(n) c(n, ratio * n)',
    'power_of <- function(sizes, effect) {',
    '  error <- sqrt(p1 * (1 - p1) / sizes[1] + p2 * (1 - p2) / sizes[2])',
    aim === 'non-inferiority'
      ? '  pnorm((effect + difference) / error - z)'
      : '  max(0, pnorm((effect + difference) / error - z) + pnorm((effect - difference) / error - z) - 1)',
    '}',
    'shown <- function(effect) effect',
    'least <- max(2, 2 / ratio)',
    'unit <- 0.1',
    'most <- 1',
  ]
}

function differenceLines(options: Options): readonly string[] {
  const { design, method, continuity, p1, p2, direction, discordant, ratio, solveFor } = options
  const up = solveFor === 'effect' ? direction === 'more' : (p2 ?? 0) >= (p1 ?? 0)
  const two = design === 'two-sample'
  const room = up ? '1 - p1' : 'p1'
  return [
    `direction <- ${up ? 1 : -1}`,
    'z <- qnorm(alpha / sides, lower.tail = FALSE)',
    ...(two ? [`ratio <- ${rNumber(ratio)}`] : []),
    ...(design === 'paired' ? [`discordant <- ${known(discordant)}`] : []),
    `sizes_of <- function(n) ${two ? 'c(n, ratio * n)' : 'n'}`,
    'beyond <- function(effect, bound, error) {',
    '  pnorm((bound - effect) / error, lower.tail = FALSE) +',
    '    (if (sides == 2) pnorm((bound + effect) / error, lower.tail = FALSE) else 0)',
    '}',
    ...(two
      ? twoLines(continuity, ratio)
      : design === 'paired'
        ? [
            'power_of <- function(sizes, effect) {',
            '  beyond(effect, z * sqrt(discordant / sizes), sqrt((discordant - effect^2) / sizes))',
            '}',
          ]
        : oneLines(method)),
    'shown <- function(effect) direction * effect',
    `least <- ${two ? 'max(2, 2 / ratio)' : '2'}`,
    `most <- ${design === 'paired' ? `min(discordant, ${room})` : room}`,
    'unit <- most / 4',
  ]
}

function twoLines(continuity: boolean, ratio: number): readonly string[] {
  if (!continuity && ratio === 1)
    return [
      'power_of <- function(sizes, effect) {',
      '  power.prop.test(sizes[1], p1, p1 + direction * effect, alpha,',
      '    alternative = if (sides == 2) "two.sided" else "one.sided", strict = sides == 2)$power',
      '}',
    ]
  return [
    'power_of <- function(sizes, effect) {',
    '  p2 <- p1 + direction * effect',
    '  pooled <- sum(sizes * c(p1, p2)) / sum(sizes)',
    '  each <- sum(1 / sizes)',
    `  bound <- z * sqrt(each * pooled * (1 - pooled))${continuity ? ' + each / 2 # Fleiss, Tytun and Ury (1980)' : ''}`,
    '  beyond(effect, bound, sqrt(sum(c(p1 * (1 - p1), p2 * (1 - p2)) / sizes)))',
    '}',
  ]
}

function oneLines(method: Options['method']): readonly string[] {
  if (method === 'normal')
    return [
      'power_of <- function(sizes, effect) {',
      '  p <- p1 + direction * effect',
      '  beyond(effect, z * sqrt(p1 * (1 - p1) / sizes), sqrt(p * (1 - p) / sizes))',
      '}',
    ]
  return [
    'power_of <- function(sizes, effect) {',
    '  n <- floor(sizes)',
    '  p <- p1 + direction * effect',
    '  above <- pbinom(qbinom(alpha / sides, n, p1, lower.tail = FALSE), n, p, lower.tail = FALSE)',
    '  below <- pbinom(qbinom(alpha / sides, n, p1) - 1, n, p)',
    '  if (sides == 2) above + below else if (direction == 1) above else below',
    '}',
  ]
}
