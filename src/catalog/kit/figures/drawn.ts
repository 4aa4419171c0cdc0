import type { AnalysisDefinition, OptionsOf } from '../analysis.ts'
import type { Numeric, OutcomeFigure } from '../outcome/outcome.ts'
import type { ScriptData } from '../r/r-script.ts'

/** The source of numbers that a figure draws. */
export type Owner =
  /** An R expression of them after the entry's script has run. */
  | { readonly r: string }
  /** The path of the table cell that they repeat (`outcomeValues`), or one path for each. */
  | { readonly cell: string | readonly string[] }
  /** The value from the reader's own options. */
  | { readonly answer: Numeric }

/** Numbers of a figure under the name of the quantity, independent of the shape of the figure's data: `whisker.low`, `fitted`. */
export interface Quantity {
  readonly name: string
  readonly is: Numeric | readonly Numeric[]
  readonly owner: Owner
}

export interface DrawnContext<D extends AnalysisDefinition> {
  readonly figure: OutcomeFigure
  readonly options: OptionsOf<D>
  readonly data: ScriptData
}

/** By figure of the definition: every number of the figure's data, once. Only tests load it: `tests/architecture/golden.test.ts`. */
export type Drawn<D extends AnalysisDefinition> = Readonly<
  Record<string, (data: never, context: DrawnContext<D>) => readonly Quantity[]>
>

/** Exports of `drawn.ts`, without the types of the entry's own definition. */
export interface DrawnModule {
  readonly drawn: Readonly<
    Record<
      string,
      (
        data: object,
        context: {
          readonly figure: OutcomeFigure
          readonly options: Readonly<Record<string, unknown>>
          readonly data: ScriptData
        },
      ) => readonly Quantity[]
    >
  >
}

/** Drawn numbers computed by the R expression `r`. */
export function inR(name: string, is: Quantity['is'], r: string): Quantity {
  return { name, is, owner: { r } }
}

/** Drawn numbers that repeat cells of a table; `cell` is the path of the cell, or one path for each number. */
export function repeats(name: string, is: Quantity['is'], cell: string | readonly string[]): Quantity {
  return { name, is, owner: { cell } }
}

/** A drawn number that the reader has entered, such as a margin. */
export function answered(name: string, is: Numeric, answer: Numeric): Quantity {
  return { name, is, owner: { answer } }
}

/** Quantities of one of several things: `within('groups[0]', ...)` prefixes their names. */
export function within(name: string, quantities: readonly Quantity[]): readonly Quantity[] {
  return quantities.map((quantity) => ({ ...quantity, name: `${name}.${quantity.name}` }))
}

/** An estimate with its limits, from the columns `estimate` and `interval` of a table row, or from those named. */
export function interval(
  name: string,
  { estimate, lower, upper }: { readonly estimate: Numeric; readonly lower: Numeric; readonly upper: Numeric },
  row: string,
  columns: { readonly estimate?: string; readonly interval?: string } = {},
): readonly Quantity[] {
  const { estimate: point = 'estimate', interval: limits = 'interval' } = columns
  return within(name, [
    repeats('estimate', estimate, `${row}/${point}`),
    repeats('lower', lower, `${row}/${limits}.lower`),
    repeats('upper', upper, `${row}/${limits}.upper`),
  ])
}

/** The R expression of the indices, from 1, that the engine's `thinned(n, most)` chooses from 0. */
export function rThinned(n: string, most: number): string {
  return `local({ n <- ${n}; if (n <= ${most}) seq_len(n) else 1 + floor(0:${most - 1} * (n - 1) / ${most - 1} + 0.5) })`
}
