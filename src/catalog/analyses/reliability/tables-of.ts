import type { OneFactor } from '#engine/methods/dimension-reduction/one-factor.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice, type RowCells } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import type { OutcomeTable } from '../../kit/outcome/outcome.ts'
import type { Found } from './compute.ts'
import { definition } from './definition.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function tablesOf(found: Found, options: OptionsOf<typeof definition>): readonly OutcomeTable[] {
  return [
    coefficients(found, options),
    itemTable(found, options),
    ...(found.factor ? [factorTable(found.factor, found.omegaWithout, options)] : []),
    splitTable(found, options),
    scoreTable(found, options),
  ]
}

function coefficients(
  { consistency, interval, factor }: Found,
  { confidence }: OptionsOf<typeof definition>,
): OutcomeTable {
  const { alpha, standardised, lambda2, meanCorrelation } = consistency
  const values = { alpha, omega: factor?.omega ?? Number.NaN, standardised, lambda2, correlation: meanCorrelation }
  const keys = ['alpha', ...(factor ? (['omega'] as const) : []), 'standardised', 'lambda2', 'correlation'] as const
  return buildTable(definition, 'reliability', {
    params: { level: { confidence } },
    columns: ['measure', 'value', 'interval'],
    rows: keys.map(
      (key): Row<'reliability'> => ({
        cells: {
          measure: { key },
          value: orEmpty(values[key]),
          interval: key === 'alpha' ? limitsOrEmpty(interval) : null,
        },
      }),
    ),
    notes: [
      notice(definition, 'alpha-note'),
      ...(factor ? [notice(definition, 'omega-note')] : []),
      notice(definition, 'standardised-note'),
    ],
  })
}

function itemTable({ consistency, described }: Found, { items, reversed }: OptionsOf<typeof definition>): OutcomeTable {
  const params = { items: reversed.map((variable) => ({ variable })) }
  return buildTable(definition, 'items', {
    columns: ['item', 'mean', 'sd', 'itemRest', ...(items.length > 2 ? (['alphaWithout'] as const) : [])],
    rows: items.map((variable, j): Row<'items'> => {
      const { mean = Number.NaN, sd = Number.NaN } = described[j] ?? {}
      const { itemRest = Number.NaN, alphaWithout = Number.NaN } = consistency.items[j] ?? {}
      return {
        cells: {
          item: { variable },
          mean: orEmpty(mean),
          sd: orEmpty(sd),
          itemRest: orEmpty(itemRest),
          alphaWithout: orEmpty(alphaWithout),
        },
      }
    }),
    notes: [
      notice(definition, 'items-note'),
      ...(reversed.length === 0 ? [] : [notice(definition, 'items-reversed', params)]),
    ],
  })
}

function factorTable(
  { loadings, uniquenesses }: OneFactor,
  omegaWithout: readonly number[],
  { items }: OptionsOf<typeof definition>,
): OutcomeTable {
  return buildTable(definition, 'factor', {
    columns: ['item', 'loading', 'uniqueness', ...(items.length > 3 ? (['omegaWithout'] as const) : [])],
    rows: items.map(
      (variable, j): Row<'factor'> => ({
        cells: {
          item: { variable },
          loading: orEmpty(loadings[j] ?? Number.NaN),
          uniqueness: orEmpty(uniquenesses[j] ?? Number.NaN),
          omegaWithout: orEmpty(omegaWithout[j] ?? Number.NaN),
        },
      }),
    ),
    notes: [notice(definition, 'factor-note')],
  })
}

function splitTable({ split, halves }: Found, { items }: OptionsOf<typeof definition>): OutcomeTable {
  const named = (places: readonly number[]) => places.map((j) => ({ variable: items[j] ?? '' }))
  const [first, second] = halves
  const values = {
    first: split.alphas[0],
    second: split.alphas[1],
    correlation: split.correlation,
    'spearman-brown': split.steppedUp,
    guttman: split.guttman,
  }
  const keys = ['first', 'second', 'correlation', 'spearman-brown', 'guttman'] as const
  return buildTable(definition, 'split', {
    columns: ['measure', 'value'],
    rows: keys.map((key): Row<'split'> => ({ cells: { measure: { key }, value: orEmpty(values[key]) } })),
    notes: [
      notice(definition, 'halves-note', { first: named(first), second: named(second) }),
      notice(definition, first.length === second.length ? 'equal-length' : 'unequal-length'),
      ...(Number.isNaN(split.correlation) ? [notice(definition, 'half-without-variation')] : []),
    ],
  })
}

function scoreTable({ score, n }: Found, { score: key, items }: OptionsOf<typeof definition>): OutcomeTable {
  const cells = { kind: { key }, items: items.length, n, mean: orEmpty(score.mean), sd: orEmpty(score.sd) }
  return buildTable(definition, 'score', {
    columns: ['kind', 'items', 'n', 'mean', 'sd'],
    rows: [{ cells }],
  })
}
