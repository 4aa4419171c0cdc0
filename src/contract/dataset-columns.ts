import type { DatasetColumns } from './calls/plot-record.ts'
import { type FirstType, firstTypeOf, type SecondType, secondTypeOf } from './column-types.ts'
import type { Fields as SyncedFields } from './records/merge.ts'

type Column = DatasetColumns['columns'][number]
type Measure = Column['measure']
type Fields = Readonly<Record<string, unknown>>

const types: readonly unknown[] = ['number', 'text', 'date', 'datetime'] satisfies readonly Column['type'][]
const measures: readonly unknown[] = ['continuous', 'ordinal', 'nominal', 'id'] satisfies readonly Measure[]

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isMeasure = (value: unknown): value is Measure => measures.includes(value)
const isType = (value: unknown): value is Column['type'] => types.includes(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The columns of a dataset as its import schema and the user's settings describe them. Both may come from another version of the program: what
 * is not a column is left out, a field that is not understood counts as absent.
 * @param variables the fields of the `variable` records, by column
 */
function datasetColumns(importSchema: unknown, variables: ReadonlyMap<string, Fields>): Column[] {
  const columns = isObject(importSchema) ? importSchema.columns : undefined
  if (!Array.isArray(columns)) return []
  return columns.flatMap((column: unknown) => {
    if (!isObject(column) || column.include === false || typeof column.id !== 'string') return []
    const { id, name, label, type, measure } = column
    if (!isType(type) || !isMeasure(measure)) return []
    const said = variables.get(id) ?? {}
    const level = isMeasure(said.measure) ? said.measure : measure
    const labels = said['data.valueLabels']
    const categories = Array.isArray(labels) && labels.length > 0 ? labels.length : undefined
    return [
      {
        id,
        name: textOf(said.name) || textOf(name),
        label: typeof said.label === 'string' ? said.label : textOf(label),
        measure: level,
        first_type: firstTypeOf(level),
        second_type: secondTypeOf(level, { categories }),
        type,
      },
    ]
  })
}

/**
 * The columns of a dataset as the calls present them, from all fields of its record and of the `variable` records below it.
 */
export function presentColumns(
  dataset: string,
  fields: SyncedFields,
  variables: readonly { readonly fields: SyncedFields }[],
): DatasetColumns {
  const text = (name: string) => textOf(fields[name]?.[0])
  const settings = variables.map(({ fields: of }) => {
    const values: Fields = Object.fromEntries(Object.entries(of).map(([name, [value]]) => [name, value]))
    return [textOf(values.column), values] as const
  })
  const columns = datasetColumns(fields.importSchema?.[0], new Map(settings))
  return { project: text('project'), dataset, name: text('name'), source_name: text('sourceName'), columns }
}

/**
 * The measurement level that gives a column this first type; undefined if none does: a text has no magnitude. An ordinal column stays ordinal
 * as a category.
 */
export function measureOfFirstType({ measure, type }: Column, wanted: FirstType): Measure | undefined {
  if (wanted === 'string') return 'id'
  if (wanted === 'category') return measure === 'ordinal' ? 'ordinal' : 'nominal'
  return type === 'text' ? undefined : 'continuous'
}

/**
 * The measurement level that gives a column this second type; undefined if none does. How many categories a column has, and whether its numbers
 * are whole, follows from the rows, and nothing distinguishes counts from other whole numbers.
 */
export function measureOfSecondType(column: Column, wanted: SecondType): Measure | undefined {
  if (wanted === 4) return undefined
  const isCategory = wanted === 2 || wanted === 3
  const measure = measureOfFirstType(column, isCategory ? 'category' : 'continue')
  const known = measure && column.first_type === firstTypeOf(measure) ? column.second_type : null
  return known === null || known === wanted ? measure : undefined
}
