import type { Equivalence } from '#engine/methods/inference/equivalence.ts'
import type { AnalysisDefinition } from '../analysis.ts'
import { notice } from '../outcome/build-table.ts'
import * as column from '../outcome/columns.ts'
import { limitsOrEmpty, orEmpty } from '../outcome/or-empty.ts'
import type { Notice, Params } from '../outcome/outcome.ts'
import type { equivalenceMessages } from './equivalence-options.ts'

export const equivalenceTitle = {
  en: 'Equivalence: two one-sided tests',
  zh: '等效性检验：双单侧检验（TOST）',
} as const

/** Columns besides those that name the comparison. */
export const equivalenceColumns = {
  side: column.keyed(
    { en: 'Test', zh: '检验' },
    {
      lower: { en: 'Above the lower margin', zh: '大于下界' },
      upper: { en: 'Below the upper margin', zh: '小于上界' },
      both: { en: 'Within the margins', zh: '位于界值之内' },
    },
  ),
  margin: column.estimate({ en: 'Margin', zh: '界值' }),
  difference: column.estimate({ en: 'Difference', zh: '差值' }),
  interval: column.interval({ en: '{tost} CI', zh: '{tost} CI' }),
  statistic: column.statistic({ en: '_t_', zh: '_t_' }, 't'),
  df: column.df({ en: 'df', zh: '自由度' }),
  p: column.pValue(),
}

/** The confidence of the interval that goes with α = 1 - `confidence`. */
export function tostLevel(confidence: number): number {
  return 1 - 2 * (1 - confidence)
}

/** Parameters of the headings of `equivalenceColumns`: `tost`, the confidence of the interval. `confidence` is 1 - α. */
export function equivalenceParams(confidence: number): Params {
  return { tost: { confidence: tostLevel(confidence) } }
}

/** The note below the table: α of each one-sided test and the confidence of the interval. `confidence` is 1 - α. */
export function equivalenceNote(
  definition: Pick<AnalysisDefinition, 'id'> & { readonly messages: typeof equivalenceMessages },
  confidence: number,
): Notice {
  return notice(definition, 'equivalence-note', {
    ...equivalenceParams(confidence),
    alpha: Number((1 - confidence).toPrecision(10)),
  })
}

/** The rows of the table: one for each one-sided test, and one for both together. Cells that cannot be computed are empty. */
export function equivalenceCells({ margins, estimate, df, lower, upper, pValue, interval }: Equivalence) {
  const side = (key: 'lower' | 'upper', { statistic, pValue: p }: Equivalence['lower']) => ({
    side: { key },
    margin: orEmpty(margins[key]),
    statistic: { symbol: 't' as const, value: orEmpty(statistic) },
    df: orEmpty(df),
    p: orEmpty(p),
  })
  return [
    side('lower', lower),
    side('upper', upper),
    {
      side: { key: 'both' as const },
      difference: orEmpty(estimate),
      interval: limitsOrEmpty(interval),
      p: orEmpty(pValue),
    },
  ]
}
