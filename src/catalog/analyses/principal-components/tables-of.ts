import type { OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice, type RowCells } from '../../kit/outcome/build-table.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import type { LevelRef, OutcomeTable } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { type Extracted, squares } from './extract.ts'

type Options = OptionsOf<typeof definition>
type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

export function tablesOf(found: Extracted, options: Options): readonly OutcomeTable[] {
  return [
    eigenvalueTable(found, options),
    loadingTable(found, options),
    coefficientTable(found, options),
    adequacyTable(found),
  ]
}

/** Components are named by their numbers. */
export const componentRef = (k: number): LevelRef => ({ variable: 'component', level: k + 1 })

function eigenvalueTable(
  { components, kept, loadings, isRotated, limits }: Extracted,
  { simulations }: Options,
): OutcomeTable {
  const { variances } = components
  const total = variances.reduce((sum, variance) => sum + variance, 0)
  const rotated = loadings.map(squares)
  const parts = { own: 0, rotated: 0 }
  return buildTable(definition, 'eigenvalues', {
    columns: [
      ...(['component', 'eigenvalue', 'share', 'cumulative'] as const),
      ...(limits === undefined ? [] : (['random'] as const)),
      ...(isRotated ? (['rotated', 'rotatedShare', 'rotatedCumulative'] as const) : []),
    ],
    rows: Array.from(variances, (variance, k): Row<'eigenvalues'> => {
      const held = rotated[k] ?? Number.NaN
      parts.own += variance
      parts.rotated += held
      return {
        cells: {
          component: componentRef(k),
          eigenvalue: orEmpty(variance),
          share: orEmpty(variance / total),
          cumulative: orEmpty(parts.own / total),
          random: orEmpty(limits?.[k] ?? Number.NaN),
          rotated: orEmpty(held),
          rotatedShare: orEmpty(held / variances.length),
          rotatedCumulative: orEmpty(parts.rotated / variances.length),
        },
      }
    }),
    notes: [
      notice(definition, 'kept-note', { n: kept, all: variances.length }),
      ...(limits === undefined ? [] : [notice(definition, 'random-note', { n: simulations })]),
    ],
  })
}

const levelsOf = ({ loadings, n }: Extracted) => loadings.map((_, k) => ({ level: componentRef(k), n }))

function loadingTable(found: Extracted, options: Options): OutcomeTable {
  const { loadings, adequacy, isRotated } = found
  return buildTable(definition, 'loadings', {
    columns: ['variable', 'loading', 'communality', 'adequacy'],
    levels: levelsOf(found),
    rows: orderOf(loadings, options).map(
      (j): Row<'loadings'> => ({
        cells: {
          variable: { variable: options.variables[j] ?? '' },
          loading: loadings.map((column) => orEmpty(column[j] as number)),
          communality: orEmpty(loadings.reduce((sum, column) => sum + (column[j] as number) ** 2, 0)),
          adequacy: orEmpty(adequacy.variables[j] ?? Number.NaN),
        },
      }),
    ),
    notes: [notice(definition, 'loadings-note'), ...(isRotated ? [notice(definition, 'rotated-note')] : [])],
  })
}

/** The order of the variables: as chosen, or by the component on which each loads most and the size of that loading. */
export function orderOf(loadings: readonly Float64Array[], { variables, sorted }: Options): readonly number[] {
  const places = variables.map((_, j) => j)
  if (!sorted) return places
  const strongest = places.map((j) => {
    const sizes = loadings.map((column) => Math.abs(column[j] as number))
    const size = Math.max(...sizes)
    return { component: sizes.indexOf(size), size }
  })
  return places.toSorted((a, b) => {
    const [one, other] = [strongest[a], strongest[b]]
    return (one?.component ?? 0) - (other?.component ?? 0) || (other?.size ?? 0) - (one?.size ?? 0)
  })
}

function coefficientTable(found: Extracted, { variables }: Options): OutcomeTable {
  return buildTable(definition, 'coefficients', {
    columns: ['variable', 'coefficient'],
    levels: levelsOf(found),
    rows: variables.map(
      (variable, j): Row<'coefficients'> => ({
        cells: {
          variable: { variable },
          coefficient: found.coefficients.map((column) => orEmpty(column[j] as number)),
        },
      }),
    ),
    notes: [notice(definition, 'coefficients-note')],
  })
}

function adequacyTable({ adequacy, sphericity }: Extracted): OutcomeTable {
  const { statistic, df, pValue } = sphericity
  const rows: readonly Row<'adequacy'>[] = [
    { cells: { measure: { key: 'kmo' }, value: orEmpty(adequacy.overall) } },
    {
      cells: {
        measure: { key: 'bartlett' },
        statistic: { symbol: 'chi2', value: orEmpty(statistic) },
        df,
        p: orEmpty(pValue),
      },
    },
  ]
  return buildTable(definition, 'adequacy', { columns: ['measure', 'value', 'statistic', 'df', 'p'], rows })
}
