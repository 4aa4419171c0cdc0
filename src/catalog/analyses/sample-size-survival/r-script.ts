import { planCaptures, planScript } from '../../kit/planning/r-planning.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import type { RScript } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { rateLines } from './r-rate-lines.ts'
import { readStudy } from './read-study.ts'
import type { Options } from './study.ts'

export const rScript: RScript<typeof definition> = {
  script(options) {
    const ratio = options.design === 'rates' ? options.rateRatio : options.hazardRatio
    const effect = options.solveFor === 'effect' ? null : `abs(log(${known(ratio)}))`
    const lines = options.design === 'rates' ? rateLines(options) : linesOf(options)
    return planScript({ title: 'Sample size and power: survival', lines, effect }, options)
  },
  captures(options) {
    const study = readStudy(options)
    if ('status' in study) return {}
    return planCaptures(study.counted, { groups: study.model.sizes(1).length, hasEvents: true }, options)
  },
}

const known = (value: number | null) => rNumber(value ?? Number.NaN)

function linesOf(options: Options): readonly string[] {
  const { design, sides, hazardRatio, direction, solveFor } = options
  const more = solveFor === 'effect' ? direction === 'more' : (hazardRatio ?? 0) > 1
  return [
    `z <- qnorm(alpha / ${sides === 'two' ? 2 : 1}, lower.tail = FALSE)`,
    `shown <- function(effect) exp(${more ? '' : '-'}effect)`,
    ...shareLines(options),
    ...(design === 'log-rank' ? logRankLines(options) : coxLines(options)),
    'unit <- 0.1',
    'most <- log(1e6)',
  ]
}

/** `share(hr)`: of persons whose hazard is `hr` times that of the first group. */
function shareLines({ events, share, median, accrual, followUp }: Options): readonly string[] {
  if (events === 'share') return [`share <- function(hr) ${known(share)}`]
  return [
    `median <- ${known(median)}`,
    `accrual <- ${rNumber(accrual)}`,
    `follow_up <- ${known(followUp)}`,
    'share <- function(hr) {',
    '  hazard <- log(2) / median * hr',
    accrual === 0
      ? '  -expm1(-hazard * follow_up)'
      : '  1 - (exp(-hazard * follow_up) - exp(-hazard * (accrual + follow_up))) / (hazard * accrual)',
    '}',
  ]
}

function logRankLines({ method, ratio }: Options): readonly string[] {
  return [
    `ratio <- ${rNumber(ratio)}`,
    'sizes_of <- function(n) c(n, ratio * n)',
    'events_at <- function(sizes, hr) sizes[1] * share(1) + sizes[2] * share(hr)',
    'events_of <- function(sizes) events_at(sizes, shown(effect))',
    'power_of <- function(sizes, effect) {',
    '  hr <- shown(effect)',
    '  k <- sizes[2] / sizes[1]',
    '  events <- events_at(sizes, hr)',
    method === 'schoenfeld'
      ? '  pnorm(sqrt(events * k / (1 + k)^2) * effect - z) # Schoenfeld (1981)'
      : '  pnorm(sqrt(events * k) * abs(1 - hr) / (1 + k * hr) - z) # Freedman (1982)',
    '}',
    'least <- max(2, 2 / ratio)',
  ]
}

function coxLines({ sd, r2 }: Options): readonly string[] {
  return [
    `sd <- ${rNumber(sd)}`,
    `r2 <- ${rNumber(r2)}`,
    'sizes_of <- function(n) n',
    'events_of <- function(sizes) sizes * share(1)',
    '# Hsieh and Lavori (2000)',
    'power_of <- function(sizes, effect) pnorm(sqrt(events_of(sizes) * (1 - r2)) * sd * effect - z)',
    'least <- 2',
  ]
}
