import type { Checkpoint } from '#engine/checkpoint.ts'
import { normalQuantile } from '#engine/distributions/normal.ts'
import { sortedValues } from '#engine/methods/sorted-values.ts'
import type { ForestFigure } from '../../kit/forest-plot.ts'
import type { OutcomeFigure } from '../../kit/outcome.ts'
import { plainTerms } from '../../kit/plain-terms.ts'
import { thinned } from '../../kit/thinned.ts'
import type { Diagnosis } from './diagnose.ts'
import type { Fitted } from './fit-model.ts'
import type { QuantileFigure, ResidualFigure } from './plot.ts'

/** More points than this hide each other. */
const mostPoints = 1000

export async function figuresOf(
  fitted: Fitted,
  { influence }: Diagnosis,
  { outcome, confidence }: { readonly outcome: string; readonly confidence: number },
  checkpoint: Checkpoint,
): Promise<readonly OutcomeFigure[]> {
  const { model, estimates, prepared } = fitted
  const isPlain = plainTerms(prepared.design)
  const shown = estimates.filter(({ se, term }) => Number.isFinite(se) && isPlain(term))
  const forest: ForestFigure = {
    confidence,
    scale: 'difference',
    rows: shown.map(({ cell, estimate, lower, upper }) => ({ cell, estimate, lower, upper })),
  }
  const chosen = thinned(model.n, mostPoints)
  const residuals: ResidualFigure = {
    outcome,
    fitted: chosen.map((i) => model.fitted[i] ?? 0),
    residuals: chosen.map((i) => model.residuals[i] ?? 0),
  }
  const sorted = await sortedValues(influence.standardised.filter(Number.isFinite), checkpoint)
  const n = sorted.length
  const a = n <= 10 ? 3 / 8 : 1 / 2
  const ranks = thinned(n, mostPoints)
  const quantiles: QuantileFigure = {
    normal: ranks.map((i) => normalQuantile((i + 1 - a) / (n + 1 - 2 * a))),
    residuals: ranks.map((i) => sorted[i] ?? 0),
  }
  return [
    ...(shown.length > 0 ? [{ id: 'coefficients', of: 'coefficients', data: forest }] : []),
    { id: 'residuals', of: 'residuals', data: residuals },
    ...(n > 1 ? [{ id: 'quantiles', of: 'quantiles', data: quantiles }] : []),
  ]
}
