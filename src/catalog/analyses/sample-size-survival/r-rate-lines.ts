import { rNumber } from '../../kit/r/r-code.ts'
import type { Options } from './study.ts'

/** The power of a comparison of event rates, in R. */
export function rateLines(options: Options): readonly string[] {
  const { sides, rate, exposure, dispersion, nullVariance, ratio, rateRatio, direction, solveFor } = options
  const more = solveFor === 'effect' ? direction === 'more' : (rateRatio ?? 0) > 1
  return [
    `z <- qnorm(alpha / ${sides === 'two' ? 2 : 1}, lower.tail = FALSE)`,
    `shown <- function(effect) exp(${more ? '' : '-'}effect)`,
    `rate <- ${rNumber(rate ?? Number.NaN)}`,
    `exposure <- ${rNumber(exposure)}`,
    `dispersion <- ${rNumber(dispersion)}`,
    `ratio <- ${rNumber(ratio)}`,
    'sizes_of <- function(n) c(n, ratio * n)',
    'events_at <- function(sizes, rate_ratio) sizes * exposure * rate * c(1, rate_ratio)',
    'events_of <- function(sizes) sum(events_at(sizes, shown(effect)))',
    '# Zhu and Lakkis (2014)',
    'power_of <- function(sizes, effect) {',
    '  events <- events_at(sizes, shown(effect))',
    '  own <- sum(1 / events) + dispersion * sum(1 / sizes)',
    nullVariance === 'own'
      ? '  under_null <- own'
      : '  under_null <- sum(1 / sizes) * (sum(sizes) / sum(events) + dispersion)',
    '  pnorm((effect - z * sqrt(under_null)) / sqrt(own))',
    '}',
    'least <- max(2, 2 / ratio)',
    'unit <- 0.1',
    'most <- log(20)',
  ]
}
