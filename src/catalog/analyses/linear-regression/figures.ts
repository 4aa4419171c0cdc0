import type { Checkpoint } from '#engine/checkpoint.ts'
import type { PredictorEffects } from '#engine/methods/effects/predictor-effects.ts'
import { residualPoints, residualQuantiles, spreadPoints } from '#engine/methods/regression/residual-points.ts'
import type { ForestFigure } from '../../kit/figures/forest-plot.ts'
import { effectFigures } from '../../kit/models/effect-figure.ts'
import { plainTerms } from '../../kit/models/plain-terms.ts'
import type { QuantileFigure, ResidualFigure } from '../../kit/models/residual-plots.ts'
import type { OutcomeFigure } from '../../kit/outcome/outcome.ts'
import type { Diagnosis } from './diagnose.ts'
import type { Fitted } from './fit-model.ts'

export async function figuresOf(
  fitted: Fitted,
  { influence }: Diagnosis,
  effects: PredictorEffects,
  { outcome, confidence }: { readonly outcome: string; readonly confidence: number },
  checkpoint: Checkpoint,
): Promise<readonly OutcomeFigure[]> {
  const { model, estimates, prepared } = fitted
  const isPlain = plainTerms(prepared.design)
  const shown = estimates.filter(({ standardError: se, term }) => Number.isFinite(se) && isPlain(term))
  const forest: ForestFigure = {
    confidence,
    scale: 'difference',
    n: model.n,
    rows: shown.map(({ cell, estimate, lower, upper }) => ({ cell, estimate, lower, upper })),
  }
  const residuals: ResidualFigure = { outcome, ...(await residualPoints(model, checkpoint)) }
  const spread: ResidualFigure = { outcome, ...(await spreadPoints(model, influence, checkpoint)) }
  const quantiles: QuantileFigure = await residualQuantiles(influence, checkpoint, model.data.cases)
  return [
    ...(shown.length > 0 ? [{ id: 'coefficients', of: 'coefficients', data: forest }] : []),
    { id: 'residuals', of: 'residuals', data: residuals },
    ...(spread.n === 0 ? [] : [{ id: 'spread', of: 'spread', data: spread }]),
    ...(quantiles.normal.length > 1 ? [{ id: 'quantiles', of: 'quantiles', data: quantiles }] : []),
    ...effectFigures(effects, { scale: 'mean', outcome: { variable: outcome }, exposure: null, confidence }),
  ]
}
