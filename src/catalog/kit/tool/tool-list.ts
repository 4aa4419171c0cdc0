import type { Language, Words } from '../words.ts'
import type { CalculatorDefinition, OutputSpecs, OutputValues } from './calculator.ts'
import type { InputSpecs, InputValues } from './calculator-input-spec.ts'
import type { CalculatorResult } from './calculator-outcome.ts'
import { valuesOf } from './tool-figure.ts'

/** Exports of a calculator's `list.ts`. */
export interface ToolListModule {
  readonly list: ToolList
}

/** Rows made by a tool, shown below its result and saved as a workbook. */
export interface ToolList {
  readonly title: Words
  /** Pure. */
  rows(result: CalculatorResult, language: Language): ListedRows
}

export interface ListedRows {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** The inputs that made the list: above it, and on a separate sheet of the workbook. */
  readonly about: readonly (readonly [name: string, value: string | number])[]
}

/** A list of the tool `of`: `rows` gets the tool's inputs and outputs with their types. */
export function toolList<I extends InputSpecs, O extends OutputSpecs, M extends Readonly<Record<string, Words>>>(
  of: CalculatorDefinition<I, O, M>,
  title: Words,
  rows: (inputs: InputValues<I>, outputs: OutputValues<O>, language: Language) => ListedRows,
): ToolList {
  return { title, rows: (result, language) => rows(...valuesOf(of, result), language) }
}
