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
