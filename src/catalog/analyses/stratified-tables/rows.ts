import type { ChiSquareTest } from '#engine/methods/tables/chi-square-test.ts'
import type { RowCells } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { PooledEffect, PooledTable } from './pool.ts'
import type { StratifiedTable } from './read-strata.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function stratumRows({ stratum, table }: StratifiedTable['strata'][number]): Row<'strata'> {
  const { exposed, reference } = table
  return {
    cells: {
      stratum,
      exposedEvents: exposed.events,
      exposedN: exposed.n,
      exposedRisk: exposed.events / exposed.n,
      referenceEvents: reference.events,
      referenceN: reference.n,
      referenceRisk: reference.events / reference.n,
    },
  }
}

export function effectRows(
  { measure, strata, pooled }: PooledEffect,
  read: StratifiedTable,
): readonly Row<'effects'>[] {
  return strata.map(({ estimate, interval }, k) => ({
    cells: {
      measure: { key: measure },
      stratum: read.strata[k]?.stratum ?? null,
      estimate: numeric(estimate),
      interval: limitsOrEmpty(interval),
      weight: numeric(pooled.weights[k] ?? Number.NaN),
    },
  }))
}

export function pooledRows({ measure, pooled, crude }: PooledEffect): readonly Row<'pooled'>[] {
  return (
    [
      ['pooled', pooled],
      ['crude', crude],
    ] as const
  ).map(([key, { estimate, interval }]) => ({
    cells: { measure: { key: measure }, kind: { key }, estimate: numeric(estimate), interval: limitsOrEmpty(interval) },
  }))
}

export function testRows(
  { cmh, homogeneity }: PooledTable,
  { continuity }: { readonly continuity: boolean },
): readonly Row<'tests'>[] {
  const row = (
    key: 'cmh' | 'cmh-corrected' | 'breslow-day' | 'tarone',
    { statistic, df, pValue }: ChiSquareTest,
  ): Row<'tests'> => ({
    cells: { test: { key }, statistic: { symbol: 'chi2', value: numeric(statistic) }, df, p: numeric(pValue) },
  })
  return [
    row(continuity ? 'cmh-corrected' : 'cmh', cmh),
    row('breslow-day', homogeneity.breslowDay),
    row('tarone', homogeneity.tarone),
  ]
}
