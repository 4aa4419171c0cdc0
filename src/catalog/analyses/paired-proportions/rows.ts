import { margins } from '#engine/frame/count-table.ts'
import type { CochranQ } from '#engine/methods/proportions/cochran-q.ts'
import { wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import { buildTable, type RowCells } from '../../kit/outcome/build-table.ts'
import { numeric, type OutcomeTable, type SummaryCell } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { type ExaminedPair, pOf, type SymmetryTest } from './examine.ts'
import type { TestName } from './facts.ts'
import type { CrossedPair, Measurement } from './read-measurements.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function proportionRow(
  { variable, event }: Measurement,
  events: number,
  n: number,
  confidence: number,
): Row<'proportions'> {
  const interval = wilsonInterval(events, n, confidence)
  return { cells: { variable: { variable }, event, events, n, proportion: events / n, interval } }
}

export function overallRow({ n, statistic, df, pValue }: CochranQ): Row<'overall'> {
  return {
    cells: {
      test: { key: 'cochran-q' },
      n,
      statistic: { symbol: 'chi2', value: numeric(statistic) },
      df,
      p: numeric(pValue),
    },
  }
}

export function pairRow(pair: ExaminedPair): Row<'pairs'> {
  return { cells: { ...namesOf(pair), n: pair.n, ...pair.cells } }
}

export function differenceRow(pair: ExaminedPair): Row<'differences'> {
  const { difference, odds } = pair
  return {
    cells: {
      ...namesOf(pair),
      difference: difference.estimate,
      interval: difference.interval,
      odds: numeric(odds.estimate),
      oddsInterval: { lower: odds.interval.lower, upper: numeric(odds.interval.upper) },
    },
  }
}

export function testRows(pair: ExaminedPair): readonly Row<'tests'>[] {
  const { tests, adjusted } = pair
  const row = (test: TestName, chi?: { readonly statistic: number; readonly df: number }): Row<'tests'> => ({
    cells: {
      ...namesOf(pair),
      test: { key: test },
      ...(chi === undefined
        ? {}
        : { statistic: { symbol: 'chi2' as const, value: numeric(chi.statistic) }, df: chi.df }),
      p: numeric(pOf(tests, test)),
      ...(adjusted === undefined ? {} : { adjusted: numeric(adjusted[test]) }),
    },
  })
  return [row('exact'), row('mid-p'), row('corrected', tests.corrected), row('asymptotic', tests.asymptotic)]
}

export function crossTable(pair: SymmetryTest): OutcomeTable {
  const { first, second, values, counts, n } = pair
  const ends = margins(counts)
  const summary = (count: number): SummaryCell => ({ form: 'count-percent', count, fraction: count / n })
  return buildTable(definition, 'cross', {
    id: first === null ? 'cross' : `cross-${first}-${second ?? ''}`,
    params: { name: nameOf(pair) },
    columns: ['value', 'cell', 'total'],
    levels: values.map((level, j) => ({ level, n: ends.columns[j] ?? 0 })),
    rows: values.map((value, i) => ({
      cells: { value, cell: (counts[i] ?? []).map(summary), total: summary(ends.rows[i] ?? 0) },
    })),
  })
}

function nameOf({ first, second }: CrossedPair) {
  return first === null || second === null ? { code: 'typed-pair' } : [{ variable: first }, { variable: second }]
}

export function symmetryRow(pair: SymmetryTest): Row<'symmetry'> {
  const { n, changed, test, adjusted } = pair
  return {
    cells: {
      ...namesOf(pair),
      n,
      changed: { form: 'count-percent', count: changed, fraction: changed / n },
      statistic: { symbol: 'chi2', value: numeric(test.statistic) },
      df: test.df,
      p: numeric(test.pValue),
      ...(adjusted === undefined ? {} : { adjusted: numeric(adjusted) }),
    },
  }
}

function namesOf({ first, second }: CrossedPair) {
  return first === null || second === null ? {} : { first: { variable: first }, second: { variable: second } }
}
