import { margins } from '#engine/frame/count-table.ts'
import type { RowCells } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric, type SummaryCell } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { TestName } from './facts.ts'
import type { Tested } from './test-table.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function countRows({ rows, counts }: Tested, percent: 'row' | 'column' | 'total'): readonly Row<'counts'>[] {
  const ends = margins(counts)
  const summary = (count: number, of: number): SummaryCell => ({ form: 'count-percent', count, fraction: count / of })
  return rows.map((group, i) => {
    const ofRow = ends.rows[i] ?? 0
    return {
      cells: {
        group,
        cell: (counts[i] ?? []).map((count, j) =>
          summary(count, percent === 'row' ? ofRow : percent === 'column' ? (ends.columns[j] ?? 0) : ends.total),
        ),
        total: summary(ofRow, percent === 'row' ? ofRow : ends.total),
      },
    }
  })
}

export function expectedRows({ rows, expected }: Tested): readonly Row<'expected'>[] {
  return rows.map((group, i) => ({ cells: { group, cell: expected[i] ?? [] } }))
}

export function residualRows({ rows, residuals }: Tested): readonly Row<'residuals'>[] {
  return rows.map((group, i) => ({ cells: { group, cell: residuals[i] ?? [] } }))
}

export function testRows(table: Tested): readonly Row<'tests'>[] {
  const { pearson, yates, likelihoodRatio, fisher, trend } = table
  const chiSquared = (key: Exclude<TestName, 'fisher' | 'fisher-simulated'> | 'trend', test: typeof pearson) => ({
    cells: {
      variable: nameOf(table),
      test: { key },
      statistic: { symbol: 'chi2' as const, value: numeric(test.statistic) },
      df: test.df,
      p: numeric(test.pValue),
    },
  })
  const exact = (): readonly Row<'tests'>[] => {
    if (fisher === undefined) return []
    const { p, standardError } = fisher
    const key = standardError === undefined ? 'fisher' : 'fisher-simulated'
    return [{ cells: { variable: nameOf(table), test: { key }, p: numeric(p), se: standardError ?? null } }]
  }
  return [
    chiSquared('pearson', pearson),
    ...(yates === undefined ? [] : [chiSquared('yates', yates)]),
    chiSquared('likelihood-ratio', likelihoodRatio),
    ...exact(),
    ...(trend === undefined ? [] : [chiSquared('trend', trend)]),
  ]
}

export function effectRows(table: Tested): readonly Row<'effects'>[] {
  const { v, phi, risks, rows } = table
  const variable = nameOf(table)
  const interval = limitsOrEmpty(v.interval)
  return [
    { cells: { variable, measure: { key: 'cramers-v' }, estimate: numeric(v.raw), interval } },
    { cells: { variable, measure: { key: 'cramers-v-corrected' }, estimate: numeric(v.corrected), interval } },
    ...(phi === undefined ? [] : [{ cells: { variable, measure: { key: 'phi' as const }, estimate: numeric(phi) } }]),
    ...risks.flatMap(({ row, comparison }) =>
      (
        [
          ['risk-difference', comparison.difference],
          ['risk-ratio', comparison.riskRatio],
          ['odds-ratio', comparison.oddsRatio],
        ] as const
      ).map(([key, { estimate, interval: of }]) => ({
        cells: {
          variable,
          measure: { key },
          group: rows[row] ?? null,
          estimate: numeric(estimate),
          interval: limitsOrEmpty(of),
        },
      })),
    ),
  ]
}

export function nameOf({ variable }: Tested): { readonly variable: string } | null {
  return variable === null ? null : { variable }
}
