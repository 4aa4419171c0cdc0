import type { Words } from '../words.ts'
import type {
  DfPair,
  IntervalCell,
  KeyCell,
  LevelRef,
  Numeric,
  StatisticCell,
  StatisticSymbol,
  SummaryCell,
  TermCell,
  TextCell,
  VariableRef,
} from './outcome.ts'

/** A column of a result table. Its kind determines how a cell is formatted, aligned and exported. */
export type ColumnSpec =
  | PlainColumn<PlainKind, boolean>
  | KeyColumn<string>
  | StatisticColumn
  | IntervalColumn
  | EstimateColumn<boolean>

export type ColumnSpecs = Readonly<Record<string, ColumnSpec>>

type PlainKind = 'label' | 'term' | 'df' | 'p-value' | 'count' | 'percent' | 'summary' | 'text' | 'quantity'

interface Headed {
  /** May name parameters of the table and of the column, e.g. `{level} CI`, `{group} (n = {n})`. */
  readonly heading: Words
}

export interface PlainColumn<K extends PlainKind, PerLevel extends boolean> extends Headed {
  readonly kind: K
  /** One column for each level of a variable in the data: heading parameters `group` and `n`. */
  readonly perLevel: PerLevel
}

/** A dimension with fixed members: the test, the kind of effect size. */
export interface KeyColumn<K extends string> extends Headed {
  readonly kind: 'key'
  readonly of: Readonly<Record<K, Words>>
  /** See `keyedOnce`. */
  readonly inTitle?: true
  readonly perLevel: false
}

/** `symbol`: the letter in the heading if all rows share it; otherwise it is in each cell. */
export interface StatisticColumn extends Headed {
  readonly kind: 'statistic'
  readonly symbol?: StatisticSymbol
  readonly perLevel: false
}

/** The quantity of the limits: a `quantity` is shown without trailing zeros, as times are; those of a `ratio` never as 1 if they exclude it. */
export interface IntervalColumn extends Headed {
  readonly kind: 'interval'
  readonly of: 'estimate' | 'ratio' | 'percent' | 'quantity'
  readonly perLevel: false
}

/**
 * `decimals` overrides the display's. An interval has the decimals of the last estimate before it that is not a standard error, and that has
 * those of its interval.
 */
export interface EstimateColumn<PerLevel extends boolean> extends Headed {
  readonly kind: 'estimate'
  readonly decimals?: number
  readonly isError?: true
  readonly perLevel: PerLevel
}

export type CellOf<C extends ColumnSpec> =
  C extends KeyColumn<infer K>
    ? KeyCell & { readonly key: K }
    : C extends StatisticColumn
      ? StatisticCell
      : C extends IntervalColumn
        ? IntervalCell
        : C extends EstimateColumn<boolean>
          ? Numeric
          : C extends PlainColumn<infer K, boolean>
            ? PlainCell[K]
            : never

interface PlainCell {
  label: VariableRef | LevelRef
  term: TermCell
  df: Numeric | DfPair
  'p-value': Numeric
  count: Numeric
  percent: Numeric
  summary: SummaryCell
  text: TextCell
  quantity: Numeric
}

function plain<K extends PlainKind>(kind: K) {
  return (heading: Words): PlainColumn<K, false> => ({ kind, heading, perLevel: false })
}

export const label = plain('label')
/** A term of a model or one of its coefficients. */
export const term = plain('term')
export const df = plain('df')
export const count = plain('count')
export const percent = plain('percent')
export const summary = plain('summary')
export const textColumn = plain('text')
/** A quantity as measured, without trailing zeros: a time, a median. */
export const quantityColumn = plain('quantity')

/** A column of intervals; `of` determines the format of their limits. */
export function interval(heading: Words, of: IntervalColumn['of'] = 'estimate'): IntervalColumn {
  return { kind: 'interval', heading, of, perLevel: false }
}

/** A column of P values, from 0 to 1. */
export function pValue(heading: Words = { en: '_P_', zh: '_P_' }): PlainColumn<'p-value', false> {
  return { kind: 'p-value', heading, perLevel: false }
}

/** A column whose cells are one of the fixed members `of`. */
export function keyed<const K extends string>(heading: Words, of: Readonly<Record<K, Words>>): KeyColumn<K> {
  return { kind: 'key', heading, of, perLevel: false }
}

/** A key column whose member appears once, in the title of the table, if several rows share the same member. */
export function keyedOnce<const K extends string>(heading: Words, of: Readonly<Record<K, Words>>): KeyColumn<K> {
  return { ...keyed(heading, of), inTitle: true }
}

/** A column of test statistics; `symbol` if all rows have the same one. */
export function statistic(heading: Words, symbol?: StatisticSymbol): StatisticColumn {
  return symbol === undefined
    ? { kind: 'statistic', heading, perLevel: false }
    : { kind: 'statistic', heading, symbol, perLevel: false }
}

/** A column of estimates; `decimals` overrides the display's. */
export function estimate(heading: Words, decimals?: number): EstimateColumn<false> {
  return decimals === undefined
    ? { kind: 'estimate', heading, perLevel: false }
    : { kind: 'estimate', heading, decimals, perLevel: false }
}

/** A column of standard errors, with the decimals of the interval beside them. */
export function standardError(heading: Words): EstimateColumn<false> {
  return { kind: 'estimate', heading, isError: true, perLevel: false }
}

type Repeated<C extends ColumnSpec> =
  C extends PlainColumn<infer K, boolean>
    ? PlainColumn<K, true>
    : C extends EstimateColumn<boolean>
      ? EstimateColumn<true>
      : never

/** The same column once for each level of the grouping variable. */
export function perLevel<K extends PlainKind>(column: PlainColumn<K, false>): PlainColumn<K, true>
export function perLevel(column: EstimateColumn<false>): EstimateColumn<true>
export function perLevel(column: PlainColumn<PlainKind, false> | EstimateColumn<false>): Repeated<ColumnSpec> {
  return { ...column, perLevel: true }
}
