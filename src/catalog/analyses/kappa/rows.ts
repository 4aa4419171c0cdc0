import { margins } from '#engine/frame/count-table.ts'
import type { KappaInference } from '#engine/methods/agreement/cohen-kappa.ts'
import type { FleissKappa } from '#engine/methods/agreement/fleiss-kappa.ts'
import { buildTable, type RowCells } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import { type LevelRef, numeric, type OutcomeTable, type SummaryCell } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { ExaminedPair } from './examine.ts'
import type { RatedPair } from './read-ratings.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function crossTable({ first, second, counts }: RatedPair, categories: readonly LevelRef[]): OutcomeTable {
  const { rows, columns, total } = margins(counts)
  const summary = (count: number): SummaryCell => ({ form: 'count-percent', count, fraction: count / total })
  return buildTable(definition, 'cross', {
    params: {
      name: first === null || second === null ? { code: 'typed-pair' } : [{ variable: first }, { variable: second }],
    },
    columns: ['value', 'cell', 'total'],
    levels: categories.map((level, j) => ({ level, n: columns[j] ?? 0 })),
    rows: categories.map((value, i) => ({
      cells: { value, cell: (counts[i] ?? []).map(summary), total: summary(rows[i] ?? 0) },
    })),
  })
}

export function agreementRow(pair: ExaminedPair): Row<'agreement'> {
  const { n, agreed, observedInterval, pabak, kappas } = pair
  return {
    cells: {
      ...namesOf(pair),
      n,
      agreed: { form: 'count-percent', count: agreed, fraction: agreed / n },
      observedInterval,
      expected: kappas[0]?.expected ?? null,
      pabak: pabak.estimate,
      pabakInterval: pabak.interval,
    },
  }
}

export function kappaRows(pair: ExaminedPair): readonly Row<'kappas'>[] {
  return pair.kappas.map(({ weights, ...kappa }) => ({
    cells: { ...namesOf(pair), weights: { key: weights }, ...inferenceCells(kappa) },
  }))
}

export function fleissRow({ raters, n, observed, expected, ...kappa }: FleissKappa): Row<'fleiss'> {
  return { cells: { test: { key: 'fleiss' }, raters, n, observed, expected, ...inferenceCells(kappa) } }
}

export function categoryRows({ categories }: FleissKappa, levels: readonly LevelRef[]): readonly Row<'categories'>[] {
  return categories.map(({ share, ...kappa }, j) => ({
    cells: { category: levels[j] ?? null, share, ...inferenceCells(kappa) },
  }))
}

/** Z is never infinite: without a standard error there is no test. */
function inferenceCells({ kappa, standardError, interval, z, pValue }: KappaInference) {
  return {
    kappa: orEmpty(kappa),
    se: orEmpty(standardError),
    interval: limitsOrEmpty(interval),
    z: Number.isNaN(z) ? null : ({ symbol: 'Z', value: numeric(z) } as const),
    p: orEmpty(pValue),
  }
}

function namesOf({ first, second }: RatedPair) {
  return first === null || second === null ? {} : { first: { variable: first }, second: { variable: second } }
}
