import type { ExampleColumn, ExampleData } from '#catalog/kit/example.ts'
import { isMeasured } from './measured-column.ts'

/** Changes a dataset to one of the worst that data can be like. */
export type Edge = (data: ExampleData) => ExampleData

export type Value = number | string | null

export function each(data: ExampleData, change: (column: ExampleColumn) => readonly Value[] | undefined): ExampleData {
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
    each(data, (column) => (isMeasured(column) ? change(column.values, data) : undefined))

const times = (factor: number) => measured((values) => values.map((value) => (value === null ? null : value * factor)))

/** Every analysis and every chart answers each case, or refuses it in words; none throws. */
export const edges: Readonly<Record<string, Edge>> = {
  'no rows': rows(0),
  'one row': rows(1),
  'two rows': rows(2),
  'three rows': rows(3),
  'all missing': (data) => each(data, ({ values }) => values.map(() => null)),
  'every measurement the same': measured((values) => values.map((value) => (value === null ? null : 3))),
  'every column the same': (data) =>
    each(data, ({ values }) => values.map(() => values.find((one) => one !== null) ?? null)),
  'one infinite value': measured((values) => values.map((value, i) => (i === 1 ? Number.POSITIVE_INFINITY : value))),
  'one infinite value below': measured((values) =>
    values.map((value, i) => (i === 0 ? Number.NEGATIVE_INFINITY : value)),
  ),
  'nothing but infinite values': measured((values) => values.map(() => Number.POSITIVE_INFINITY)),
  'as large as numbers are, of both signs': measured((values) =>
    values.map((_, i) => (i % 2 === 0 ? -1 : 1) * Number.MAX_VALUE),
  ),
  'as small as numbers are': measured((values) => values.map((_, i) => (i % 3) * Number.MIN_VALUE)),
  'far from zero': measured((values) => values.map((value) => (value === null ? null : value + 1e12))),
  'times 1e300': times(1e300),
  'times 1e-300': times(1e-300),
  'all measurements the same column': measured((_, { columns }) => columns.find(isMeasured)?.values ?? []),
  'every column of two values told apart by a measurement': separated,
}

/** The second of two values occurs where the first measurement is above its median. */
function separated(data: ExampleData): ExampleData {
  const by = data.columns.find(isMeasured)?.values
  if (by === undefined) return data
  const median = by.filter((value) => value !== null).toSorted((a, b) => a - b)[Math.floor(by.length / 2)] ?? 0
  return each(data, ({ values }) => {
    const [low, high, ...more] = new Set((values as readonly Value[]).filter((value) => value !== null))
    if (low === undefined || high === undefined || more.length > 0) return undefined
    return by.map((value) => (value === null ? null : value > median ? high : low))
  })
}
