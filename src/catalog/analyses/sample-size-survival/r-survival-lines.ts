import { type PlanEffect, shownInR } from '../../kit/planning/plan-effect.ts'
import { quantileInR, twoGroupsInR } from '../../kit/planning/r-planning.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import type { Answers } from './study.ts'

/** The power of the log-rank test, in R. */
export function logRankLines(answers: Answers, effect: PlanEffect): readonly string[] {
  return [
    ...timeLines(answers, effect),
    ...twoGroupsInR(answers),
    'events_at <- function(sizes, hr) sizes[1] * share(1) + sizes[2] * share(hr)',
    'events_of <- function(sizes) events_at(sizes, shown(effect))',
    'power_of <- function(sizes, effect) {',
    '  hr <- shown(effect)',
    '  k <- sizes[2] / sizes[1]',
    '  events <- events_at(sizes, hr)',
    answers.method === 'schoenfeld'
      ? '  pnorm(sqrt(events * k / (1 + k)^2) * effect - z) # Schoenfeld (1981)'
      : '  pnorm(sqrt(events * k) * abs(1 - hr) / (1 + k * hr) - z) # Freedman (1982)',
    '}',
    'least <- max(2, 2 / ratio)',
    ...reach,
  ]
}

/** The power of one covariate of Cox's model, in R. */
export function coxLines(answers: Answers, effect: PlanEffect): readonly string[] {
  const { sd, r2 } = answers
  return [
    ...timeLines(answers, effect),
    `sd <- ${rNumber(sd)}`,
    `r2 <- ${rNumber(r2)}`,
    'sizes_of <- function(n) n',
    'events_of <- function(sizes) sizes * share(1)',
    '# Hsieh and Lavori (2000)',
    'power_of <- function(sizes, effect) pnorm(sqrt(events_of(sizes) * (1 - r2)) * sd * effect - z)',
    'least <- 2',
    ...reach,
  ]
}

const reach = ['unit <- 0.1', 'most <- log(1e6)']

function timeLines(answers: Answers, effect: PlanEffect): readonly string[] {
  return [quantileInR(answers), shownInR(effect), ...shareLines(answers)]
}

/** Defines `share(hr)`, the proportion of persons with an event if their hazard is `hr` times that of the first group. */
function shareLines({ events, share, median, accrual, followUp }: Answers): readonly string[] {
  if (events === 'share') return [`share <- function(hr) ${rNumber(share)}`]
  return [
    `median <- ${rNumber(median)}`,
    `accrual <- ${rNumber(accrual)}`,
    `follow_up <- ${rNumber(followUp)}`,
    'share <- function(hr) {',
    '  hazard <- log(2) / median * hr',
    accrual === 0
      ? '  -expm1(-hazard * follow_up)'
      : '  1 - (exp(-hazard * follow_up) - exp(-hazard * (accrual + follow_up))) / (hazard * accrual)',
    '}',
  ]
}
