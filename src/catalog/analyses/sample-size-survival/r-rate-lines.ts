import { type PlanEffect, shownInR } from '../../kit/planning/plan-effect.ts'
import { quantileInR, twoGroupsInR } from '../../kit/planning/r-planning.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import type { Answers } from './study.ts'

/** The power of a comparison of event rates, in R. */
export function rateLines(answers: Answers, effect: PlanEffect): readonly string[] {
  const { rate, exposure, dispersion, nullVariance } = answers
  return [
    quantileInR(answers),
    shownInR(effect),
    `rate <- ${rNumber(rate)}`,
    `exposure <- ${rNumber(exposure)}`,
    `dispersion <- ${rNumber(dispersion)}`,
    ...twoGroupsInR(answers),
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
