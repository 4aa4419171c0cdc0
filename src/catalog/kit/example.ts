import type { Column, Frame } from '#engine/frame/frame.ts'
import type { ColumnInfo } from './data-dictionary.ts'
import { isoMs } from './iso-ms.ts'
import { type Conventions, withConventions } from './options/conventions.ts'
import type { OptionSpecs } from './options/options.ts'
import type { StoredOptions } from './options/stored-options.ts'
import type { Words } from './words.ts'

/** A small dataset with a question: offered as "try it", run in R, drawn in the gallery. */
export interface Example {
  readonly id: string
  readonly title: Words
  readonly data: ExampleData
  readonly options: StoredOptions
  /** The conventions of the project, if not the defaults. */
  readonly conventions?: Conventions
  /** The expected outcome; a rejection by its code. */
  readonly expect: 'done' | 'incomplete' | { readonly rejected: string }
}

export interface ExampleData {
  readonly id: string
  readonly title: Words
  /** The source of the data and their licence; made-up data say so. */
  readonly source: Words
  readonly columns: readonly ExampleColumn[]
}

export interface ExampleColumn
  extends Pick<ColumnInfo, 'id' | 'name' | 'measure'>,
    Partial<Pick<ColumnInfo, 'label' | 'valueLabels' | 'missingCodes' | 'missingRanges'>> {
  /** Day and instant columns, whose values are ISO texts. */
  readonly type?: 'date' | 'datetime'
  /** Numbers, or text; null is a missing value. */
  readonly values: readonly (number | null)[] | readonly (string | null)[]
}

/** Returns the examples unchanged; it only checks the types. */
export function defineExamples(examples: readonly Example[]): readonly Example[] {
  return examples
}

/** The options of an example, with its conventions filled in. */
export function exampleAnswers(
  definition: { readonly options: OptionSpecs },
  { options, conventions }: Pick<Example, 'options' | 'conventions'>,
): StoredOptions {
  return withConventions(definition.options, options, conventions)
}

/** Exports of `examples.ts`. */
export interface ExamplesModule {
  readonly examples: readonly Example[]
}

/** The data of an example as a frame. Row ids count from 0; null is a missing value, days and instants become ms since 1970. */
export function exampleFrame(data: ExampleData): Frame {
  const rows = data.columns[0]?.values.length ?? 0
  return {
    rows,
    rowIds: Float64Array.from({ length: rows }, (_, i) => i),
    columns: data.columns.map(exampleColumn),
  }
}

function exampleColumn(column: ExampleColumn): Column {
  const { values, type = 'number', ...given } = column
  const meta = { label: '', valueLabels: [], missingCodes: [], missingRanges: [], ...given }
  if (type !== 'number') {
    const cells: readonly (number | string | null)[] = values
    return {
      ...meta,
      type,
      values: Float64Array.from(cells, (cell) => (cell === null ? Number.NaN : isoMs(String(cell)))),
    }
  }
  if (isText(values)) {
    const dictionary = [...new Set(values.filter((value) => value !== null))]
    const codes = Int32Array.from(values, (value) => (value === null ? -1 : dictionary.indexOf(value)))
    return { ...meta, type: 'text', codes, dictionary }
  }
  return { ...meta, type, values: Float64Array.from(values, (value) => value ?? Number.NaN) }
}

function isText(values: ExampleColumn['values']): values is readonly (string | null)[] {
  return values.some((value) => typeof value === 'string')
}
