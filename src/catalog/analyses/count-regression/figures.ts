import type { ForestFigure } from '../../kit/figures/forest-plot.ts'
import { ratioForest } from '../../kit/models/ratio-facts.ts'
import type { OutcomeFigure } from '../../kit/outcome/outcome.ts'
import type { Fitted } from './fit-model.ts'
import type { Frequencies } from './frequencies.ts'
import type { FrequencyFigure } from './plot.ts'

export function figuresOf(
  { estimates, prepared, model }: Fitted,
  { observed, expected, most }: Frequencies,
  { outcome, confidence }: { readonly outcome: string; readonly confidence: number },
): readonly OutcomeFigure[] {
  const rows = ratioForest(estimates, prepared.design, null)
  const ratios: ForestFigure = { confidence, scale: 'rate-ratio', n: model.n, rows }
  const frequencies: FrequencyFigure = { outcome, observed, expected, most, n: model.n }
  const shown = observed.reduce((sum, n) => sum + n, 0)
  return [
    ...(rows.length > 0 ? [{ id: 'ratios', of: 'ratios', data: ratios }] : []),
    // with large counts, too few cases would be within the range of the bars
    ...(shown >= 0.8 * model.n ? [{ id: 'frequencies', of: 'frequencies', data: frequencies }] : []),
  ]
}
