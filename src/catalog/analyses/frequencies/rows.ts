import type { RowCells } from '../../kit/outcome/build-table.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import type { CountedVariable } from './count-variable.ts'
import type { definition } from './definition.ts'
import type { VariableFacts } from './facts.ts'

type Cells = RowCells<(typeof definition)['results']['tables']['frequencies']['columns']>
type Row = { readonly depth?: number; readonly cells: Cells }
type Part = NonNullable<Cells['part']>['key']

/** A row for each value and for each kind of missing cell that occurs, with totals. */
export function frequencyRows({ variable, values, n, total, missing }: CountedVariable): readonly Row[] {
  const line = (part: Part, count: number, more: Cells = {}): Row => ({
    cells: { part: { key: part }, n: count, percent: orEmpty(count / total), ...more },
  })
  const { blank, codes, ranged, infinite } = missing
  return [
    ...values.map(({ ref, count, cumulative, interval }) =>
      line('valid', count, {
        value: ref,
        valid: orEmpty(count / n),
        cumulative: orEmpty(cumulative / n),
        interval,
      }),
    ),
    line('valid-all', n, n > 0 ? { valid: 1 } : {}),
    ...(blank > 0 ? [line('blank', blank)] : []),
    ...codes.flatMap(({ value, count }) =>
      count > 0 ? [line('code', count, { value: { variable, level: value } })] : [],
    ),
    ...(ranged > 0 ? [line('range', ranged)] : []),
    ...(infinite > 0 ? [line('infinite', infinite)] : []),
    line('missing-all', total - n),
    line('all', total),
  ]
}

export function factsOf({ variable, values, n, total }: CountedVariable): VariableFacts {
  const occurring = values.filter(({ count }) => count > 0)
  const sorted = occurring.toSorted((a, b) => b.count - a.count)
  const top = sorted.slice(0, 3).filter(({ count }) => count > (sorted[3]?.count ?? 0))
  return {
    variable,
    n,
    missing: total - n,
    values: occurring.length,
    most: sorted[0]?.count ?? 0,
    top: top.map(({ ref, count, interval }) => ({ value: ref, count, fraction: count / n, interval })),
  }
}
