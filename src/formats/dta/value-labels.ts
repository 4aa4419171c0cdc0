import { tagText } from '#engine/frame/missing-tags.ts'
import { ByteView, damaged } from '../typed/byte-view.ts'
import { byteText, type DtaHead, untilZero } from './head.ts'
import { hasTags, STATA } from './layout.ts'
import { largestValue, tagOf } from './missing.ts'
import { expectTag, nextIs } from './read-tagged-head.ts'

export interface LabelBytes {
  /** A missing value of a kind is a text such as `.a`. */
  readonly value: number | string
  readonly label: Uint8Array
}

/** Labels by the name of their table. */
export type LabelTables = ReadonlyMap<string, readonly LabelBytes[]>

/** A table whose labels overlap would be in memory many times as long as in the file; no program writes one. */
const overlap = 8

/**
 * Reads the tables of value labels.
 * @param view from `labelsAt`, or from the end of the rows, to the end of the file
 * @param offset of its first byte in the file
 */
export function readLabelTables(view: ByteView, head: DtaHead, offset: number): LabelTables {
  view.isLittle = head.isLittle
  const tables = new Map<string, readonly LabelBytes[]>()
  const { version } = head.layout
  const isTagged = version >= 117
  if (isTagged) expectTag(view, '<value_labels>')
  while (isTagged ? nextIs(view, '<lbl>') : view.left > 0) {
    if (isTagged) expectTag(view, '<lbl>')
    const [name, labels] = version < 105 ? readShortTable(view) : readTable(view, head, offset)
    if (!tables.has(name)) tables.set(name, labels)
    if (isTagged) expectTag(view, '</lbl>')
  }
  if (isTagged) expectTag(view, '</value_labels>')
  return tables
}

type Table = readonly [name: string, labels: readonly LabelBytes[]]

/** Version 104: texts of eight bytes for 0, 1, 2 ... */
function readShortTable(view: ByteView): Table {
  const bytes = view.u16()
  const name = byteText(untilZero(view.take(12)))
  view.skip(2)
  const texts = view.take(bytes)
  const labels = Array.from({ length: bytes >> 3 }, (_, value) => ({
    value,
    label: untilZero(texts.subarray(8 * value, 8 * value + 8)),
  }))
  return [name, labels.filter(({ label }) => label.length > 0)]
}

/** Places of the texts, then values, then texts. */
function readTable(view: ByteView, { layout, isLittle }: DtaHead, offset: number): Table {
  const bytes = view.u32()
  const name = byteText(untilZero(view.take(layout.name)))
  view.skip(3)
  const error = damaged(STATA, offset + view.at)
  const body = new ByteView(view.take(bytes), isLittle)
  if (bytes < 8) throw error
  const count = body.u32()
  const textBytes = body.u32()
  if (8 * count + textBytes > body.left) throw error
  const places = Array.from({ length: count }, () => body.u32())
  const values = Array.from({ length: count }, () => body.i32())
  const texts = body.take(textBytes)
  let total = 0
  const labels = places.flatMap((place, i): LabelBytes[] => {
    const label = untilZero(texts.subarray(place))
    total += label.length
    if (place > textBytes || total > overlap * bytes) throw error
    const value = labelledValue(values[i] as number, hasTags(layout))
    return value === null ? [] : [{ value, label }]
  })
  return [name, labels]
}

/** Null for the plain missing value, which cannot have a label. */
function labelledValue(value: number, tagged: boolean): number | string | null {
  const beyond = value - largestValue('i32', tagged)
  return beyond <= 0 ? value : (tagText(tagOf(beyond - 1)) ?? null)
}
