import type { OptionsOf } from '../../kit/analysis.ts'
import { limitsOrEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric, type OutcomeFigure } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { StrataFigure } from './plot.ts'
import { poolStrata } from './pool.ts'
import type { StratifiedTable } from './read-strata.ts'

export function figureOf(read: StratifiedTable, options: OptionsOf<typeof definition>): OutcomeFigure {
  const [effect] = poolStrata(read, [options.figure], options).effects
  if (effect === undefined) throw new Error('The figure has no measure')
  const { measure, strata, pooled } = effect
  const data: StrataFigure = {
    measure,
    confidence: options.confidence,
    exposed: read.exposed,
    reference: read.reference,
    rows: strata.map(({ estimate, interval }, k) => ({
      stratum: read.strata[k]?.stratum ?? null,
      exposed: read.strata[k]?.table.exposed ?? { events: 0, n: 0 },
      reference: read.strata[k]?.table.reference ?? { events: 0, n: 0 },
      estimate: numeric(estimate),
      ...limitsOrEmpty(interval),
      weight: numeric(pooled.weights[k] ?? Number.NaN),
    })),
    pooled: { estimate: numeric(pooled.estimate), ...limitsOrEmpty(pooled.interval) },
  }
  return { id: 'forest', of: 'forest', data }
}
