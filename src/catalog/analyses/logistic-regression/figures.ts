import type { ForestFigure } from '../../kit/forest-plot.ts'
import type { OutcomeFigure } from '../../kit/outcome.ts'
import { plainTerms } from '../../kit/plain-terms.ts'
import type { Assessment } from './assess.ts'
import type { Fitted } from './fit-model.ts'
import type { CalibrationFigure, RocFigure } from './plot.ts'
import type { ProfileLimits } from './profile-limits.ts'

/** More points than this cannot be told apart on a curve. */
const mostPoints = 500

export function figuresOf(
  { prepared, estimates }: Fitted,
  profiles: readonly ProfileLimits[] | null,
  assessed: Assessment | null,
  confidence: number,
): readonly OutcomeFigure[] {
  const isPlain = plainTerms(prepared.design)
  const rows = estimates
    .filter(({ se, term }) => Number.isFinite(se) && isPlain(term))
    .map((one) => ({ cell: one.cell, estimate: one.estimate, ...(profiles?.[one.column] ?? one) }))
    .filter(({ lower, upper }) => Number.isFinite(lower) && Number.isFinite(upper))
    .map(({ cell, estimate, lower, upper }) => ({
      cell,
      estimate: Math.exp(estimate),
      lower: Math.exp(lower),
      upper: Math.exp(upper),
    }))
  const ratios: ForestFigure = { confidence, scale: 'odds-ratio', rows }
  const figures: OutcomeFigure[] = rows.length > 0 ? [{ id: 'ratios', of: 'ratios', data: ratios }] : []
  if (assessed === null || Number.isNaN(assessed.lower)) return figures
  const { curve, area, lower, upper, hosmerLemeshow } = assessed
  const places = curve.falsePositive.length
  const chosen = Array.from({ length: Math.min(places, mostPoints) }, (_, k) =>
    places <= mostPoints ? k : Math.round((k * (places - 1)) / (mostPoints - 1)),
  )
  const roc: RocFigure = {
    falsePositive: chosen.map((k) => curve.falsePositive[k] ?? 0),
    truePositive: chosen.map((k) => curve.truePositive[k] ?? 0),
    confidence,
    area: { value: area, lower, upper },
  }
  const calibration: CalibrationFigure = {
    groups: hosmerLemeshow.groups.map(({ n, observed, expected }) => ({
      n,
      observed: observed / n,
      expected: expected / n,
    })),
  }
  return [...figures, { id: 'roc', of: 'roc', data: roc }, { id: 'calibration', of: 'calibration', data: calibration }]
}
