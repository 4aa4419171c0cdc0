import { planCaptures, planScript } from '../../kit/planning/r-planning.ts'
import { rNumber } from '../../kit/r/r-code.ts'
import type { RScript } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'
import { anovaEffect, anovaLines } from './r-anova-lines.ts'
import { tLines } from './r-t-lines.ts'
import { readStudy } from './read-study.ts'
import type { Options } from './study.ts'

export const rScript: RScript<typeof definition> = {
  script: (options) =>
    planScript({ title: 'Sample size and power: means', lines: linesOf(options), effect: effectOf(options) }, options),
  captures(options) {
    const study = readStudy(options)
    if ('status' in study) return {}
    return planCaptures(study.counted, { groups: study.model.sizes(1).length, hasEvents: false }, options)
  },
}

function linesOf(options: Options): readonly string[] {
  switch (options.design) {
    case 'rank-sum':
      return rankLines(options)
    case 'anova':
    case 'factorial':
    case 'mixed':
    case 'repeated':
      return anovaLines(options)
    default:
      return tLines(options)
  }
}

function effectOf(options: Options): string | null {
  const { design, aim, solveFor, difference, margin, superiority } = options
  if (solveFor === 'effect') return null
  switch (design) {
    case 'rank-sum':
      return `abs(${rNumber(superiority ?? Number.NaN)} - 0.5)`
    case 'anova':
    case 'factorial':
    case 'mixed':
    case 'repeated':
      return anovaEffect(options)
    default:
      return rNumber(aim === 'difference' ? Math.abs(difference ?? Number.NaN) : (margin ?? Number.NaN))
  }
}

function rankLines({ sides, ratio, solveFor, superiority }: Options): readonly string[] {
  const below = solveFor !== 'effect' && (superiority ?? 1) < 0.5
  return [
    `z <- qnorm(alpha / ${sides === 'two' ? 2 : 1}, lower.tail = FALSE)`,
    `ratio <- ${rNumber(ratio)}`,
    'sizes_of <- function(n) c(n, ratio * n)',
    '# Noether (1987)',
    'power_of <- function(sizes, effect) pnorm(sqrt(12 * prod(sizes) / sum(sizes)) * effect - z)',
    `shown <- function(effect) 0.5 ${below ? '-' : '+'} effect`,
    'least <- max(2, 2 / ratio)',
    'unit <- 0.1',
    'most <- 0.5',
  ]
}
