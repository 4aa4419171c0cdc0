import { type PlanEffect, shownInR } from '../../kit/planning/plan-effect.ts'
import { sidesInR } from '../../kit/planning/r-planning.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import type { Answers } from './study.ts'

/** The power of t tests, in R. */
export function tLines(answers: Answers, effect: PlanEffect): readonly string[] {
  const { design, aim, sd, ratio, difference } = answers
  const two = design === 'two-sample'
  return [
    sidesInR(answers),
    `sd <- ${rNumber(sd)}`,
    ...(two ? [`ratio <- ${rNumber(ratio)}`] : []),
    `sizes_of <- function(n) ${two ? 'c(n, ratio * n)' : 'n'}`,
    `error_of <- function(sizes) sd * sqrt(${two ? 'sum(1 / sizes)' : '1 / sizes'})`,
    `df_of <- function(sizes) ${two ? 'sum(sizes) - 2' : 'sizes - 1'}`,
    ...powerLines({ aim, difference, plain: !two || ratio === 1, two }),
    shownInR(effect),
    `least <- ${two ? 'max(2, 2 / ratio)' : '2'}`,
    'unit <- sd',
    'most <- Inf',
  ]
}

interface Tested {
  readonly aim: Answers['aim']
  readonly difference: number
  /** Whether power.t.test supports the design. */
  readonly plain: boolean
  readonly two: boolean
}

function powerLines({ aim, difference, plain, two }: Tested): readonly string[] {
  if (aim === 'difference' && plain)
    return [
      'power_of <- function(sizes, effect) {',
      two ? '  if (diff(sizes) != 0) stop("unequal groups")' : undefined,
      `  power.t.test(sizes[1], effect, sd, alpha, type = "${two ? 'two.sample' : 'one.sample'}",`,
      '    alternative = if (sides == 2) "two.sided" else "one.sided", strict = TRUE)$power',
      '}',
    ].filter((line) => line !== undefined)
  if (aim === 'difference')
    return [
      'power_of <- function(sizes, effect) {',
      '  df <- df_of(sizes)',
      '  critical <- qt(alpha / sides, df, lower.tail = FALSE)',
      '  ncp <- effect / error_of(sizes)',
      '  pt(critical, df, ncp, lower.tail = FALSE) + (if (sides == 2) pt(-critical, df, ncp) else 0)',
      '}',
    ]
  const assumed = `difference <- ${rNumber(difference || 0)}`
  if (aim === 'non-inferiority')
    return [
      assumed,
      'power_of <- function(sizes, effect) {',
      '  df <- df_of(sizes)',
      '  pt(qt(alpha / sides, df, lower.tail = FALSE), df, (difference + effect) / error_of(sizes), lower.tail = FALSE)',
      '}',
    ]
  return [
    assumed,
    '# Two one-sided tests, given the estimated standard deviation (s times the true one): Phillips (1990)',
    'power_of <- function(sizes, effect) {',
    '  df <- df_of(sizes)',
    '  critical <- qt(alpha / sides, df, lower.tail = FALSE)',
    '  margin <- effect / error_of(sizes)',
    '  true <- difference / error_of(sizes)',
    '  density <- function(s) 2 * df * s * dchisq(df * s^2, df)',
    '  inside <- function(s) pnorm(margin - critical * s - true) - pnorm(critical * s - margin - true)',
    '  width <- 12 / sqrt(2 * df)',
    '  ends <- c(max(0, 1 - width), min(1 + width, margin / critical))',
    '  if (ends[2] <= ends[1]) return(0)',
    '  pieces <- seq(ends[1], ends[2], length.out = 9)',
    '  sum(mapply(function(a, b) integrate(function(s) inside(s) * density(s), a, b, rel.tol = 1e-13)$value,',
    '    pieces[-9], pieces[-1]))',
    '}',
  ]
}
