import { rocCurve, thinnedCurve } from '#engine/methods/roc/curve.ts'
import type { DrawnRoc, RocFigure } from '../../kit/accuracy/roc-plot.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { definition } from './definition.ts'
import type { Examined } from './examine.ts'

/** All curves, each with its cut-off by the first rule. */
export function figureOf(
  examined: readonly Examined[],
  { confidence, rules }: OptionsOf<typeof definition>,
): RocFigure {
  const rule = rules[0] ?? null
  return { confidence, rule, curves: examined.map((one) => drawnOf(one, rule)) }
}

function drawnOf({ variable, side, counts, area, interval, cutOffs }: Examined, rule: RocFigure['rule']): DrawnRoc {
  const marked = cutOffs.find((one) => one.rule === rule)
  return {
    variable,
    ...thinnedCurve(rocCurve(counts)),
    cases: { n: counts.totals.events + counts.totals.others, events: counts.totals.events },
    area: { value: area, lower: interval?.lower ?? null, upper: interval?.upper ?? null },
    cutOff:
      marked === undefined
        ? null
        : {
            value: marked.value,
            side,
            sensitivity: marked.accuracy.sensitivity.value,
            specificity: marked.accuracy.specificity.value,
          },
  }
}
