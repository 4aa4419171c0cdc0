import type { Estimate } from '#engine/methods/proportions/compare-risks.ts'
import { wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import type { ChiSquareTest } from '#engine/methods/tables/chi-square-test.ts'
import type { RowCells } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty } from '../../kit/outcome/or-empty.ts'
import { type LevelRef, numeric } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { AssociationFacts, TrendFacts } from './facts.ts'
import type { AssociatedTable, TrendTable } from './tested.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function groupRows(
  { variable, groups, rowScores, risks }: TrendTable,
  confidence: number,
): readonly Row<'groups'>[] {
  return risks.map(({ events, n }, i) => ({
    cells: {
      variable: { variable },
      group: groups[i] ?? null,
      score: rowScores[i] ?? null,
      events,
      n,
      proportion: events / n,
      interval: wilsonInterval(events, n, confidence),
    },
  }))
}

export function slopeRow({ variable, slope }: TrendTable): Row<'slopes'> {
  return { cells: { variable: { variable }, ...inPoints(slope) } }
}

/** A change of a proportion, in percentage points. */
function inPoints({ estimate, interval: { lower, upper } }: Estimate) {
  return { slope: 100 * estimate, interval: { lower: 100 * lower, upper: 100 * upper } }
}

export function testRows({ variable, trend, departure, linear }: TrendTable): readonly Row<'tests'>[] {
  const chi = (test: 'departure' | 'linear-by-linear', { statistic, df, pValue }: ChiSquareTest): Row<'tests'> => ({
    cells: {
      variable: { variable },
      test: { key: test },
      statistic: { symbol: 'chi2', value: numeric(statistic) },
      df,
      p: numeric(pValue),
    },
  })
  return [
    {
      cells: {
        variable: { variable },
        test: { key: 'cochran-armitage' },
        statistic: { symbol: 'Z', value: trend.z },
        p: trend.pValue,
      },
    },
    ...(departure.df > 0 ? [chi('departure', departure)] : []),
    chi('linear-by-linear', linear),
  ]
}

export function associationRow({ variable, n, linear, interval }: AssociatedTable): Row<'association'> {
  return {
    cells: {
      variable: { variable },
      n,
      r: linear.correlation,
      interval: limitsOrEmpty(interval),
      statistic: { symbol: 'chi2', value: linear.statistic },
      df: linear.df,
      p: linear.pValue,
    },
  }
}

export function trendFacts({ event, groups, risks, slope, trend, departure }: TrendTable): TrendFacts {
  const end = (i: number): TrendFacts['first'] => {
    const at = i < 0 ? groups.length + i : i
    const risk = risks[at]
    const group: LevelRef | undefined = groups[at]
    if (risk === undefined || group === undefined) throw new Error('A trend has groups')
    return { group, proportion: risk.events / risk.n }
  }
  return {
    event,
    first: end(0),
    last: end(-1),
    n: risks.reduce((sum, { n }) => sum + n, 0),
    ...inPoints(slope),
    p: trend.pValue,
    departure: numeric(departure.pValue),
  }
}

export function associationFacts({ variable, n, linear, interval }: AssociatedTable): AssociationFacts {
  return { variable, n, r: linear.correlation, interval: limitsOrEmpty(interval), p: linear.pValue }
}
