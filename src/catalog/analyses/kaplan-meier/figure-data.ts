import type { Checkpoint } from '#engine/checkpoint.ts'
import { drawnCurve } from '#engine/methods/survival/drawn-curve.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import type { SurvivalFigure, SurvivalFigureGroup } from '../../kit/survival/survival-figure.ts'
import { unitOfTime } from '../../kit/survival/survival-options.ts'
import type { CurveComparison } from './compare-curves.ts'
import type { definition } from './definition.ts'
import type { GroupCurve } from './tables.ts'

export async function figureData(
  curves: readonly GroupCurve[],
  ticks: readonly number[],
  comparison: CurveComparison | null,
  options: OptionsOf<typeof definition>,
  checkpoint: Checkpoint,
): Promise<SurvivalFigure> {
  const { band, censorMarks, riskTable, confidence, outcome } = options
  const end = Math.max(...curves.map(({ curve }) => curve.time.at(-1) ?? 0))
  const groups: SurvivalFigureGroup[] = []
  for (const { ref, curve } of curves)
    groups.push({ group: ref, median: null, ...(await drawnCurve(curve, { ticks, end, censorMarks }, checkpoint)) })
  return {
    time: outcome.time,
    unit: unitOfTime(options),
    confidence,
    ticks,
    ...(outcome.form === 'start-stop' ? { begin: ticks[0] ?? 0 } : {}),
    last: end,
    show: { quantity: 'survival', range: 'full', band, riskTable: riskTable ? 'at-risk' : 'none', medians: 'half' },
    groups,
    ...(comparison === null
      ? { p: null }
      : {
          p: numeric(comparison.test.pValue),
          test: comparison.weights.kind,
          ...(comparison.strata === null ? {} : { stratified: true }),
        }),
  }
}
