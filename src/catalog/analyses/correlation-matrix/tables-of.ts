import type { Correlation, CorrelationMatrix } from '#engine/methods/correlation/correlate-pairs.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import {
  type IntervalCell,
  type Notice,
  numeric,
  type OutcomeTable,
  type SummaryCell,
} from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export function tablesOf(matrices: readonly CorrelationMatrix[], options: Options): readonly OutcomeTable[] {
  const level = { level: { confidence: options.confidence } }
  return [
    ...matrices.map((matrix) => matrixTable(matrix, options)),
    buildTable(definition, 'pairs', {
      params: level,
      columns: [
        ...(['method', 'first', 'second', 'n', 'r', 'interval', 'statistic', 'df', 'p'] as const),
        ...(options.adjust === 'none' ? [] : (['adjusted'] as const)),
      ],
      rows: matrices.flatMap(({ method, pairs }) =>
        pairs.map((pair) => ({
          cells: {
            method: { key: method },
            first: { variable: pair.first },
            second: { variable: pair.second },
            n: pair.n,
            r: numeric(pair.r),
            interval: limits(pair),
            statistic:
              pair.statistic === null ? null : { symbol: pair.statistic.symbol, value: numeric(pair.statistic.value) },
            df: pair.df,
            p: numeric(pair.p),
            adjusted: numeric(pair.adjusted),
          },
        })),
      ),
      notes: pairNotes(matrices, options),
    }),
  ]
}

/** The lower triangle: a row for each variable except the first, a column for each except the last. */
function matrixTable(
  { method, pairs }: CorrelationMatrix,
  { variables, stars, adjust, controls }: Options,
): OutcomeTable {
  const cell = (column: string, row: string): SummaryCell | null => {
    const pair = pairs.find(({ first, second }) => first === column && second === row)
    return pair === undefined
      ? null
      : { form: 'marked', value: numeric(pair.r), marks: stars ? starsOf(pair.adjusted) : 0 }
  }
  const columns = variables.slice(0, -1)
  return buildTable(definition, 'matrix', {
    id: `matrix-${method}`,
    params: { method: { code: method } },
    columns: ['variable', 'r'],
    levels: columns.map((variable) => ({ level: { variable }, n: pairs.length })),
    rows: variables.slice(1).map((row, k) => ({
      cells: {
        variable: { variable: row },
        r: columns.map((column, j) => (j > k ? null : cell(column, row))),
      },
    })),
    notes: [...held(controls), ...(stars ? [notice(definition, adjust === 'none' ? 'stars' : 'stars-adjusted')] : [])],
  })
}

function starsOf(p: number): number {
  return [0.05, 0.01, 0.001].filter((limit) => p < limit).length
}

export function limits({ interval: { lower, upper } }: Correlation): IntervalCell {
  const known = (value: number) => (Number.isNaN(value) ? null : numeric(value))
  return { lower: known(lower), upper: known(upper) }
}

function held(controls: readonly string[]): readonly Notice[] {
  if (controls.length === 0) return []
  return [notice(definition, 'held', { variables: controls.map((variable) => ({ variable })) })]
}

function pairNotes(matrices: readonly CorrelationMatrix[], { adjust, controls, methods }: Options): readonly Notice[] {
  const ways = new Set(matrices.flatMap(({ pairs }) => pairs.flatMap(({ way }) => way ?? [])))
  return [
    ...held(controls),
    notice(definition, 'intervals-of'),
    ...[...ways].toSorted().map((way) => notice(definition, way)),
    ...(adjust === 'none' ? [] : [notice(definition, 'adjusted', { adjustment: { code: `adjust-${adjust}` } })]),
    ...(methods.includes('pearson') ? [notice(definition, 'more-than-one-line')] : []),
  ]
}
