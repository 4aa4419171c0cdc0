import type { Estimate } from '#engine/methods/proportions/compare-risks.ts'
import { wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { RowCells } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import type { Compared } from './compare.ts'
import type { definition } from './definition.ts'
import type { GroupRisks } from './read-groups.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function riskRows({ variable, groups }: GroupRisks, confidence: number): readonly Row<'risks'>[] {
  return groups.map(({ group, risk: { events, n } }) => ({
    cells: {
      variable: nameOf(variable),
      group,
      events,
      n,
      risk: events / n,
      interval: wilsonInterval(events, n, confidence),
    },
  }))
}

export function differenceRows({ variable, group, effects, differences }: Compared): readonly Row<'differences'>[] {
  const { estimate } = effects.difference
  return differences.map(({ method, interval }) => ({
    cells: { variable: nameOf(variable), group, method: { key: method }, estimate, interval },
  }))
}

export function ratioRows(
  { variable, group, effects, exactOdds }: Compared,
  { odds }: OptionsOf<typeof definition>,
): readonly Row<'ratios'>[] {
  const row = (
    measure: 'risk-ratio' | 'odds-ratio',
    method: 'katz' | 'woolf' | 'exact',
    { estimate, interval }: Estimate,
  ): Row<'ratios'> => ({
    cells: {
      variable: nameOf(variable),
      group,
      measure: { key: measure },
      method: { key: method },
      estimate: numeric(estimate),
      interval: limitsOrEmpty(interval),
    },
  })
  return [
    row('risk-ratio', 'katz', effects.riskRatio),
    ...(odds.includes('woolf') ? [row('odds-ratio', 'woolf', effects.oddsRatio)] : []),
    ...(exactOdds === undefined ? [] : [row('odds-ratio', 'exact', exactOdds)]),
  ]
}

export function nntRows({ variable, group, needed }: Compared): readonly Row<'nnt'>[] {
  return (['benefit', 'harm'] as const).flatMap((key) => {
    const side = needed[key]
    if (side === null) return []
    const { estimate, interval } = side
    return [
      { cells: { variable: nameOf(variable), group, side: { key }, estimate, interval: limitsOrEmpty(interval) } },
    ]
  })
}

export function testRows({ variable, group, pearson, fisher }: Compared): readonly Row<'tests'>[] {
  const { statistic, pValue } = pearson
  return [
    ...(Number.isNaN(statistic)
      ? []
      : [
          {
            cells: {
              variable: nameOf(variable),
              group,
              test: { key: 'pearson' as const },
              statistic: { symbol: 'chi2' as const, value: statistic },
              p: pValue,
            },
          },
        ]),
    { cells: { variable: nameOf(variable), group, test: { key: 'fisher' }, p: fisher } },
  ]
}

export function marginRows({ variable, group, margin }: Compared): readonly Row<'margins'>[] {
  if (margin === undefined) return []
  return (['score', 'wald'] as const).map((key) => ({
    cells: {
      variable: nameOf(variable),
      group,
      test: { key },
      statistic: { symbol: 'Z', value: numeric(margin[key].z) },
      p: margin[key].pValue,
    },
  }))
}

function nameOf(variable: string | null): { readonly variable: string } | null {
  return variable === null ? null : { variable }
}

/** The smallest count in the table of the two groups. */
export function minCount({ risk, reference }: Compared): number {
  return Math.min(...[risk, reference.risk].flatMap(({ events, n }) => [events, n - events]))
}
