import { describe, expect, test } from 'vitest'
import type { ColumnSpecs } from '#catalog/kit/columns.ts'
import type { Example, ExampleColumn, ExampleData } from '#catalog/kit/example.ts'
import { kitMessages } from '#catalog/kit/messages.ts'
import type { Cell, Done, Numeric, Outcome } from '#catalog/kit/outcome.ts'
import { outcomeValues } from '#catalog/kit/outcome-values.ts'
import { entryIds, loadDefinition, loadExamples } from '#cli/entries.ts'
import { runExample } from './run-example.ts'

/** What data can be like at their worst. Every analysis answers each of them, or says in words why not; none throws. */
type Edge = (data: ExampleData) => ExampleData

const isNumeric = ({ type, values }: ExampleColumn) =>
  type === undefined && values.every((value: number | string | null) => typeof value !== 'string')

const isMeasured = (column: ExampleColumn) => column.measure === 'continuous' && isNumeric(column)

type Value = number | string | null

function each(data: ExampleData, change: (column: ExampleColumn) => readonly Value[] | undefined): ExampleData {
  const columns = data.columns.map((column) => {
    const values = change(column)
    return values === undefined ? column : { ...column, values: values as readonly (number | null)[] }
  })
  return { ...data, columns }
}

const rows =
  (n: number): Edge =>
  (data) =>
    each(data, ({ values }) => values.slice(0, n))

const measured =
  (change: (values: readonly (number | null)[], all: ExampleData) => readonly Value[]): Edge =>
  (data) =>
    each(data, (column) => (isMeasured(column) ? change(column.values as readonly (number | null)[], data) : undefined))

const times = (factor: number) => measured((values) => values.map((value) => (value === null ? null : value * factor)))

const edges: Readonly<Record<string, Edge>> = {
  'no rows': rows(0),
  'one row': rows(1),
  'two rows': rows(2),
  'all missing': (data) => each(data, ({ values }) => values.map(() => null)),
  'every measurement the same': measured((values) => values.map((value) => (value === null ? null : 3))),
  'every column the same': (data) =>
    each(data, ({ values }) => values.map(() => values.find((one) => one !== null) ?? null)),
  'one infinite value': measured((values) => values.map((value, i) => (i === 1 ? Number.POSITIVE_INFINITY : value))),
  'times 1e300': times(1e300),
  'times 1e-300': times(1e-300),
  'all measurements the same column': measured(
    (_, { columns }) => (columns.find(isMeasured)?.values ?? []) as readonly (number | null)[],
  ),
}

/** Small examples show as much as large ones. */
const mostRows = 250

const entries = await Promise.all(
  entryIds('analyses').map(async (id) => {
    const { examples } = await loadExamples(id)
    const done = examples.filter(
      ({ expect: wanted, data }) => wanted === 'done' && (data.columns[0]?.values.length ?? 0) <= mostRows,
    )
    return { id, definition: await loadDefinition(id), examples: done.slice(0, 2) }
  }),
)

describe.each(entries)('$id', ({ id, definition, examples }) => {
  test.each(Object.keys(edges))('%s: an answer that can be, or words', async (name) => {
    for (const example of examples) {
      const data = edges[name]?.(example.data) ?? example.data
      const outcome = await runExample(id, { ...example, data } satisfies Example)
      for (const part of partsOf(outcome)) {
        if (part.status === 'done') expect(impossible(part, definition.results.tables), example.id).toEqual([])
        else if (part.status === 'rejected')
          expect({ ...kitMessages, ...definition.messages }, example.id).toHaveProperty([part.code])
      }
    }
  })
})

/** The rows in reverse, behind those in which a text occurs for the first time: the levels of a text stand in that order. */
function reversed(data: ExampleData): ExampleData {
  const count = data.columns[0]?.values.length ?? 0
  const leads = (row: number) =>
    data.columns.some(
      ({ values }) => typeof values[row] === 'string' && (values as readonly Value[]).indexOf(values[row]) === row,
    )
  const rest = Array.from({ length: count }, (_, row) => row)
  const order = [...rest.filter(leads), ...rest.filter((row) => !leads(row)).reverse()]
  return each(data, ({ values }) => order.map((row) => values[row] ?? null))
}

test.each(entries)('$id does not mind the order of the rows', async (entry) => {
  for (const example of entry.examples) {
    const turned = { ...example, data: reversed(example.data) }
    const [one, other] = [await runExample(entry.id, example), await runExample(entry.id, turned)]
    if (one.status !== 'done' || other.status !== 'done') throw new Error(`${example.id}: ${other.status}`)
    const values = outcomeValues(entry.definition, other)
    const moved = [...outcomeValues(entry.definition, one)].filter(
      ([path, value]) => !isClose(value, values.get(path) ?? null),
    )
    expect(moved, example.id).toEqual([])
  }
})

/** Sums in another order differ in their last digits. */
function isClose(a: Numeric, b: Numeric): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b
  return Math.abs(a - b) <= 1e-7 * Math.max(Math.abs(a), Math.abs(b)) + 1e-10
}

function partsOf(outcome: Outcome) {
  return outcome.status === 'split' ? outcome.parts.map((part) => part.outcome) : [outcome]
}

/** Probabilities outside 0 to 1, intervals the wrong way round, and counts below 0. */
function impossible({ tables }: Done, specs: Readonly<Record<string, { readonly columns: ColumnSpecs }>>) {
  return tables.flatMap((table) =>
    table.rows.flatMap(({ cells }) =>
      table.columns.flatMap(({ id, of }) => {
        const kind = specs[table.of]?.columns[of]?.kind
        return kind !== undefined && isImpossible(kind, cells[id] ?? null)
          ? [`${table.id}.${id}: ${JSON.stringify(cells[id])}`]
          : []
      }),
    ),
  )
}

function isImpossible(kind: string, cell: Cell): boolean {
  if (kind === 'p-value') return typeof cell === 'number' && !(cell >= 0 && cell <= 1)
  if (kind === 'count') return typeof cell === 'number' && !(cell >= 0)
  if (typeof cell !== 'object' || cell === null || !('upper' in cell) || 'form' in cell) return false
  const { lower, upper } = cell
  return typeof lower === 'number' && typeof upper === 'number' && lower > upper
}
