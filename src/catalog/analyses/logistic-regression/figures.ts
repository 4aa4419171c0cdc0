import { wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import { thinnedCurve } from '#engine/methods/roc/curve.ts'
import type { ForestFigure } from '../../kit/figures/forest-plot.ts'
import { ratioForest } from '../../kit/models/ratio-facts.ts'
import type { OutcomeFigure } from '../../kit/outcome/outcome.ts'
import type { Assessment } from './assess.ts'
import type { Fitted } from './fit-model.ts'
import type { RocFigure } from './plot.ts'
import type { CalibrationFigure } from './plot-calibration.ts'
import type { ProfileLimits } from './profile-limits.ts'

export function figuresOf(
  { prepared, estimates, model }: Fitted,
  profiles: readonly ProfileLimits[] | null,
  assessed: Assessment | null,
  confidence: number,
): readonly OutcomeFigure[] {
  const rows = ratioForest(estimates, prepared.design, profiles)
  const ratios: ForestFigure = { confidence, scale: 'odds-ratio', n: model.n, events: model.events, rows }
  const figures: OutcomeFigure[] = rows.length > 0 ? [{ id: 'ratios', of: 'ratios', data: ratios }] : []
  if (assessed === null || Number.isNaN(assessed.lower)) return figures
  const { curve, area, lower, upper, hosmerLemeshow, brier, course } = assessed
  const roc: RocFigure = {
    ...thinnedCurve(curve),
    confidence,
    area: { value: area, lower, upper },
    cases: { n: model.n, events: model.events },
  }
  const calibration: CalibrationFigure = {
    groups: hosmerLemeshow.groups.map(({ n, observed, expected }) => ({
      n,
      observed: observed / n,
      expected: expected / n,
      ...wilsonInterval(observed, n, confidence),
    })),
    ...course,
    confidence,
    area: { value: area, lower, upper },
    brier,
    isExact: model.penalised === null && model.data.offset === null,
  }
  return [...figures, { id: 'roc', of: 'roc', data: roc }, { id: 'calibration', of: 'calibration', data: calibration }]
}
