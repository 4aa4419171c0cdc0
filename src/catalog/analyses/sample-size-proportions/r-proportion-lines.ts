import type { PlanEffect } from '../../kit/planning/plan-effect.ts'
import { sidesInR, twoGroupsInR } from '../../kit/planning/r-planning.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import type { Answers } from './study.ts'

/** The power of a comparison of two groups, in R. */
export function twoSampleLines(answers: Answers, effect: PlanEffect): readonly string[] {
  if (answers.aim !== 'difference') return [...sidedLines(answers), ...marginLines(answers)]
  const [sizes, power] = [twoGroupsInR(answers), twoLines(answers)]
  return differenceLines(answers, effect, { sizes, power, least: 'max(2, 2 / ratio)' })
}

/** The power of a test of one proportion, in R. */
export function oneSampleLines(answers: Answers, effect: PlanEffect): readonly string[] {
  return differenceLines(answers, effect, { sizes: [oneGroup], power: oneLines(answers) })
}

/** The power of McNemar's test, in R. */
export function pairedLines(answers: Answers, effect: PlanEffect): readonly string[] {
  const sizes = [`discordant <- ${rNumber(answers.discordant)}`, oneGroup]
  const power = [
    'power_of <- function(sizes, effect) {',
    '  beyond(effect, z * sqrt(discordant / sizes), sqrt((discordant - effect^2) / sizes))',
    '}',
  ]
  return differenceLines(answers, effect, { sizes, power, bound: 'discordant' })
}

const oneGroup = 'sizes_of <- function(n) n'

/** The power of the chi-squared test of a table, in R. */
export function tableLines({ df }: Answers): readonly string[] {
  return [
    `df <- ${df}`,
    oneGroup,
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

function sidedLines(answers: Answers): readonly string[] {
  return [sidesInR(answers), `p1 <- ${rNumber(answers.p1)}`]
}

function marginLines({ p2, aim, eventIs, ratio }: Answers): readonly string[] {
  const worse = aim === 'non-inferiority' && eventIs === 'harm'
  return [
    `p2 <- ${rNumber(p2)}`,
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

interface OfDifference {
  /** Lines that define `sizes_of(n)`, and `power_of(sizes, effect)`. */
  readonly sizes: readonly string[]
  readonly power: readonly string[]
  readonly least?: string
  /** An upper bound of the effect in addition to the range of a proportion. */
  readonly bound?: string
}

function differenceLines(answers: Answers, { sign }: PlanEffect, design: OfDifference): readonly string[] {
  const { sizes, power, least = '2', bound } = design
  const room = sign > 0 ? '1 - p1' : 'p1'
  return [
    ...sidedLines(answers),
    `direction <- ${sign}`,
    'z <- qnorm(alpha / sides, lower.tail = FALSE)',
    ...sizes,
    'beyond <- function(effect, bound, error) {',
    '  pnorm((bound - effect) / error, lower.tail = FALSE) +',
    '    (if (sides == 2) pnorm((bound + effect) / error, lower.tail = FALSE) else 0)',
    '}',
    ...power,
    'shown <- function(effect) direction * effect',
    `least <- ${least}`,
    `most <- ${bound ? `min(${bound}, ${room})` : room}`,
    'unit <- most / 4',
  ]
}

function twoLines({ continuity, ratio }: Answers): readonly string[] {
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

function oneLines({ method }: Answers): readonly string[] {
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
