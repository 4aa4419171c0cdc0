import { type PlanEffect, shownInR } from '../../kit/planning/plan-effect.ts'
import { quantileInR, twoGroupsInR } from '../../kit/planning/r-planning.ts'
import type { Answers } from './study.ts'

/** The power of the rank-sum test, in R. */
export function rankLines(answers: Answers, effect: PlanEffect): readonly string[] {
  return [
    quantileInR(answers),
    ...twoGroupsInR(answers),
    '# Noether (1987)',
    'power_of <- function(sizes, effect) pnorm(sqrt(12 * prod(sizes) / sum(sizes)) * effect - z)',
    shownInR(effect),
    'least <- max(2, 2 / ratio)',
    'unit <- 0.1',
    'most <- 0.5',
  ]
}
