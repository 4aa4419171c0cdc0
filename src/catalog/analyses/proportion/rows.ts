import type { OptionsOf } from '../../kit/analysis.ts'
import type { RowCells } from '../../kit/outcome/build-table.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { Examined, Fitted } from './examine.ts'
import type { FitFacts, ProportionFacts } from './facts.ts'

type Options = OptionsOf<typeof definition>
type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function proportionRow({ variable, values, event, events, n, intervals }: Examined): Row<'proportions'> {
  return {
    cells: { variable: { variable }, event: values[event] ?? null, events, n, proportion: events / n, ...intervals },
  }
}

export function testRows(
  { variable, events, n, tests }: Examined,
  expected: number,
  { continuity }: Options,
): readonly Row<'tests'>[] {
  if (tests === undefined) return []
  const { exact, score } = tests
  const difference = events / n - expected
  return [
    { cells: { variable: { variable }, test: { key: 'exact' }, difference, p: exact } },
    {
      cells: {
        variable: { variable },
        test: { key: continuity ? 'score-corrected' : 'score' },
        difference,
        statistic: { symbol: 'Z', value: score.z },
        p: score.pValue,
      },
    },
  ]
}

export function categoryRows({ values, counts, n, shares, fit }: Fitted): readonly Row<'categories'>[] {
  return values.map((value, i) => {
    const count = counts[i] ?? 0
    return {
      cells: {
        value,
        observed: { form: 'count-percent', count, fraction: count / n },
        expected: fit.expected[i] ?? null,
        share: shares[i] ?? null,
        residual: fit.residuals[i] ?? null,
      },
    }
  })
}

export function fitRows({ variable, fit, exactP }: Fitted): readonly Row<'fit'>[] {
  const { statistic, df, pValue, w } = fit
  return [
    {
      cells: {
        variable: { variable },
        test: { key: 'pearson' },
        statistic: { symbol: 'chi2', value: statistic },
        df,
        p: pValue,
        w,
      },
    },
    ...(exactP === undefined
      ? []
      : [{ cells: { variable: { variable }, test: { key: 'multinomial' as const }, p: exactP } }]),
  ]
}

export function factsOfProportion(one: Examined, { intervals: [method = 'wilson'] }: Options): ProportionFacts {
  const { variable, values, event, events, n, tests } = one
  const ref = values[event]
  if (ref === undefined) throw new Error(`${variable} has no event`)
  const interval = one.intervals[method]
  return { event: ref, events, n, proportion: events / n, interval, p: tests === undefined ? null : tests.exact }
}

export function factsOfFit({ variable, values, counts, n, shares, fit, exactP }: Fitted): FitFacts {
  const { residuals, w, pValue } = fit
  const farthest = residuals.reduce((best, r, i) => (Math.abs(r) > Math.abs(residuals[best] ?? 0) ? i : best), 0)
  const value = values[farthest]
  if (value === undefined) throw new Error(`${variable} has no values`)
  return {
    variable,
    n,
    values: values.length,
    farthest: { value, share: (counts[farthest] ?? 0) / n, expected: shares[farthest] ?? 0 },
    w,
    statistic: numeric(fit.statistic),
    p: numeric(exactP ?? pValue),
    test: exactP === undefined ? 'pearson' : 'multinomial',
  }
}
