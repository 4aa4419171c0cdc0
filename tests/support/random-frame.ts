import type { Column, Frame, Measure, ValueLabel } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, ordinals, textColumn } from '#engine/frame/make-columns.ts'
import { tagText } from '#engine/frame/missing-tags.ts'
import type { TypedFile } from '#formats/typed/typed-file.ts'
import type { RandomStream } from './random.ts'

export type ColumnKind =
  | 'whole'
  | 'number'
  | 'date'
  | 'datetime'
  | 'month'
  | 'quarter'
  | 'time'
  | 'text'
  | 'long'
  | 'empty'

const day = 86_400_000
const signs = Array.from('abcXYZ 0189_-+=.,;:\'"\n\té年龄性别甲乙𠮷😀')
const words = ['male', '女', '未查', 'n/a', '不详', 'ja', 'Ä', 'refused to say', '阴性（−）', 'x'.repeat(30)]

/** A text without a blank at the end. */
export function randomText(random: RandomStream, longest: number): string {
  const text = Array.from({ length: 1 + random.below(longest) }, () => random.pick(signs)).join('')
  return `${text.replace(/\s+$/, '')}.`
}

/** A frame with columns of all kinds; `make` changes a column before it is used. */
export function randomFrame(
  random: RandomStream,
  kinds: readonly ColumnKind[],
  change: (column: Column, random: RandomStream) => Column = (column) => column,
): Frame {
  const rows = random.pick([0, 1, 7, 60])
  const columns = kinds.map((kind, k) => change(randomColumn(random, kind, k, rows), random))
  return makeFrame(columns, ordinals(rows))
}

function randomColumn(random: RandomStream, kind: ColumnKind, k: number, rows: number): Column {
  const name = random.pick([`变量${k}`, `x${k}`, `long_name_of_variable_${k}`, `Größe_${k}`])
  const measure: Measure = random.pick(['nominal', 'ordinal', 'continuous'])
  const meta = { id: `c${k + 1}`, name, label: random.pick(['', '标签 "a"', randomText(random, 20).trim()]), measure }
  const cells = (value: () => number) =>
    Float64Array.from({ length: rows }, () => (random.below(4) === 0 ? Number.NaN : value()))
  switch (kind) {
    case 'whole': {
      const most = random.pick([2, 120, 30_000, 1e6, 1e12])
      return makeNumericColumn(
        meta,
        cells(() => random.below(most) - random.below(3)),
      )
    }
    case 'number':
      return makeNumericColumn(
        meta,
        cells(() => (random.next() - 0.5) * 10 ** (random.below(20) - 10)),
      )
    case 'time':
      return makeNumericColumn(
        { ...meta, format: 'time' },
        cells(() => random.below(86_400)),
      )
    case 'date':
      return makeNumericColumn(
        { ...meta, type: 'date' },
        cells(() => (random.below(100_000) - 50_000) * day),
      )
    case 'datetime':
      return makeNumericColumn(
        { ...meta, type: 'datetime' },
        cells(() => random.below(4e9) * 1000 + random.below(1000)),
      )
    case 'month':
      return makeNumericColumn(
        { ...meta, type: 'date', format: 'month' },
        cells(() => Date.UTC(1900 + random.below(200), random.below(12), 1)),
      )
    case 'quarter':
      return makeNumericColumn(
        { ...meta, type: 'date', format: 'quarter' },
        cells(() => Date.UTC(1900 + random.below(200), 3 * random.below(4), 1)),
      )
    case 'empty':
      return makeNumericColumn(
        meta,
        cells(() => Number.NaN),
      )
    default: {
      const longest = kind === 'long' ? 3000 : 12
      const own = measure === 'continuous' ? 'nominal' : measure
      const texts = Array.from({ length: rows }, () =>
        random.below(4) === 0 ? null : random.below(2) === 0 ? random.pick(words) : randomText(random, longest),
      )
      return textColumn({ ...meta, measure: own }, texts)
    }
  }
}

const spssKinds: readonly ColumnKind[] = [
  'whole', 'whole', 'number', 'date', 'datetime', 'month', 'quarter', 'time', 'text', 'text', 'long', 'empty',
] // biome-ignore format: one line

/** Labels, missing codes and ranges that SPSS can hold. */
function describedForSpss(column: Column, random: RandomStream): Column {
  if (column.type === 'text') {
    const values = [...new Set(column.dictionary)].slice(0, random.below(4))
    const short = values.filter((value) => new TextEncoder().encode(value).length <= 8)
    return {
      ...column,
      valueLabels: values.map((value, k) => ({ value, label: `标签${k}` })),
      missingCodes: random.pick([[], short.slice(0, 3), ['n/a']]),
    }
  }
  if (column.format === 'month' || column.format === 'quarter') return column
  const unit = column.type === 'number' ? 1 : 86_400_000
  return {
    ...column,
    valueLabels: random.pick([[], [{ value: unit, label: '一' }, { value: -2 * unit, label: 'minus two' }]]), // biome-ignore format: pairs
    ...random.pick([
      { missingCodes: [] },
      { missingCodes: [97 * unit, 98 * unit, -1 * unit] },
      { missingCodes: [5 * unit], missingRanges: [[90 * unit, null] as const] },
      { missingRanges: [[null, -unit] as const] },
      { missingRanges: [[7 * unit, 9 * unit] as const] },
    ]),
  }
}

/** With a weight, and a set of several answers. */
export function spssFrame(random: RandomStream): Frame {
  const set = { id: '$多选', name: '$多选', label: '多选 "a"', countedValue: 1, columns: ['c1', 'c2'] }
  return { ...randomFrame(random, spssKinds, describedForSpss), weight: 'c3', sets: [set] }
}

const stataKinds: readonly ColumnKind[] = [
  'whole', 'whole', 'number', 'date', 'datetime', 'month', 'quarter', 'text', 'text', 'long', 'empty',
] // biome-ignore format: one line

/** Labels and kinds of missing values, which Stata can hold. */
function describedForStata(given: Column, random: RandomStream): Column {
  const column = { ...given, measure: given.type === 'text' ? ('nominal' as const) : ('continuous' as const) }
  if (column.type === 'text') return column
  const missingTags = Uint8Array.from(column.values, (value) => (Number.isNaN(value) ? random.pick([0, 2, 9, 27]) : 0))
  const first = column.format === 'quarter' ? Date.UTC(2020, 3, 1) : column.format ? Date.UTC(2020, 1, 1) : 86_400_000
  const valueLabels = [
    { value: column.type === 'number' ? -2 : -86_400_000, label: 'minus' },
    { value: column.type === 'number' ? 1 : first, label: '一' },
    { value: '.b', label: '拒答' },
  ]
  const own = column.format ? valueLabels.slice(1) : valueLabels
  // Stata's instants of some day are beyond the numbers that it labels
  const labels = column.type === 'datetime' ? valueLabels.slice(2) : own
  return { ...column, missingTags, valueLabels: random.pick([[], labels]) }
}

export const stataFrame = (random: RandomStream) => randomFrame(random, stataKinds, describedForStata)

const rKinds: readonly ColumnKind[] = [
  'whole', 'whole', 'number', 'date', 'datetime', 'time', 'text', 'text', 'long', 'empty',
] // biome-ignore format: one line

/** Labels, codes, ranges and kinds of missing values; factors. */
function describedForR(column: Column, random: RandomStream): Column {
  if (column.type === 'text') {
    const levels = column.dictionary.map((value) => ({ value, label: value }))
    const unused = [{ value: '未用', label: '未用' }, ...levels]
    const labelled = [{ value: 'n/a', label: '不适用' }]
    return random.pick<Column>([
      { ...column, measure: 'ordinal', valueLabels: unused },
      { ...column, measure: 'nominal', valueLabels: unused },
      { ...column, measure: 'nominal' },
      { ...column, measure: 'nominal', valueLabels: labelled, missingCodes: ['n/a', '不详'] },
    ])
  }
  if (column.type !== 'number' || column.format) return { ...column, measure: 'continuous' }
  const missingTags = Uint8Array.from(column.values, (value) => (Number.isNaN(value) ? random.pick([0, 2, 9, 27]) : 0))
  const valueLabels = [{ value: 1, label: '一' }, { value: 0.5, label: 'half' }, { value: '.z', label: 'last' }] // biome-ignore format: triples
  return random.pick<Column>([
    { ...column, measure: 'continuous' },
    { ...column, measure: 'nominal', valueLabels, missingTags },
    { ...column, measure: 'nominal', valueLabels, missingCodes: [-1, 7, 8, 9, 10.5] },
    { ...column, measure: 'nominal', missingRanges: [[null, -1]], missingCodes: [9] },
    { ...column, measure: 'nominal', missingRanges: [[90, 99.5]] },
  ])
}

export const rFrame = (random: RandomStream) => randomFrame(random, rKinds, describedForR)

/** What of a frame is compared: cells as numbers, texts, null, or the notation of a kind of missing value. */
export interface PlainColumn {
  readonly name: string
  readonly label: string
  readonly type: string
  readonly measure: Measure | null
  readonly format: string | undefined
  readonly valueLabels: readonly ValueLabel[]
  readonly missingCodes: readonly (number | string)[]
  readonly missingRanges: readonly (readonly (number | null)[])[]
  readonly cells: readonly (number | string | null)[]
}

export const plainFrame = ({ columns, rows }: Frame): readonly PlainColumn[] =>
  columns.map((column) => plainColumn(column, column.measure, column, rows))

/** All that a reader finds. */
export async function plainFile(file: TypedFile): Promise<readonly PlainColumn[]> {
  const read = await file.read({}, {})
  return file.dictionary.columns.map((column, place) => {
    const cells = read.columns[place]
    if (!cells) throw new Error(`${column.name} was not read`)
    return plainColumn(column, column.measure, cells, read.rows)
  })
}

type Cells =
  | { readonly values: Float64Array; readonly missingTags?: Uint8Array }
  | { readonly codes: Int32Array; readonly dictionary: readonly string[] }

function plainColumn(
  column: Omit<PlainColumn, 'cells' | 'measure' | 'format'> & { readonly format?: string },
  measure: Measure | null,
  cells: Cells,
  rows: number,
): PlainColumn {
  const { name, label, type, valueLabels, missingCodes, missingRanges } = column
  const found = Array.from({ length: rows }, (_, row): number | string | null => {
    if ('codes' in cells) return cells.dictionary[cells.codes[row] ?? -1] ?? null
    const value = cells.values[row] ?? Number.NaN
    return Number.isNaN(value) ? (tagText(cells.missingTags?.[row] ?? 0) ?? null) : value
  })
  return { name, label, type, measure, format: column.format, valueLabels, missingCodes, missingRanges, cells: found }
}
