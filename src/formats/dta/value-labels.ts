import { tagText } from '#engine/frame/missing-tags.ts'
import { ByteView, damaged } from '../typed/byte-view.ts'
import { byteText, type DtaHead, untilZero } from './head.ts'
import { hasTags, STATA } from './layout.ts'
import { largestValue, tagOf } from './missing.ts'
import { expectTag, nextIs } from './read-tagged-head.ts'

interface LabelBytes {
  /** A missing value of a kind is a text such as `.a`. */
  readonly value: number | string
  readonly label: Uint8Array
}

/** Labels as in the file: a place in the texts for each value. */
export interface LabelTable {
  readonly values: Int32Array
  readonly places: Uint32Array
  readonly texts: Uint8Array
  /** Whether values can be `.a` to `.z`. */
  readonly tagged: boolean
}

/** Tables by their names. */
export type LabelTables = ReadonlyMap<string, LabelTable>

/** A table whose labels overlap would be in memory many times as long as in the file; no program writes one. */
const overlap = 8

/**
 * Reads the tables of value labels.
 * @param view from `labelsAt`, or from the end of the rows, to the end of the file
 * @param offset of its first byte in the file
 */
export function readLabelTables(view: ByteView, head: DtaHead, offset: number): LabelTables {
  view.isLittle = head.isLittle
  const tables = new Map<string, LabelTable>()
  const { version } = head.layout
  const isTagged = version >= 117
  if (isTagged) expectTag(view, '<value_labels>')
  while (isTagged ? nextIs(view, '<lbl>') : view.left > 0) {
    if (isTagged) expectTag(view, '<lbl>')
    const [name, table] = version < 105 ? readShortTable(view) : readTable(view, head, offset)
    if (!tables.has(name)) tables.set(name, table)
    if (isTagged) expectTag(view, '</lbl>')
  }
  if (isTagged) expectTag(view, '</value_labels>')
  return tables
}

type NamedTable = readonly [name: string, table: LabelTable]

/** Version 104: texts of eight bytes for 0, 1, 2 ... */
function readShortTable(view: ByteView): NamedTable {
  const bytes = view.u16()
  const name = byteText(untilZero(view.take(12)))
  view.skip(2)
  const fields = view.take(bytes)
  const count = bytes >> 3
  // a field may be full, without a zero
  const texts = new Uint8Array(9 * count)
  for (let i = 0; i < count; i++) texts.set(fields.subarray(8 * i, 8 * i + 8), 9 * i)
  const values = Int32Array.from({ length: count }, (_, i) => i)
  return [name, { values, places: Uint32Array.from(values, (i) => 9 * i), texts, tagged: false }]
}

/** Places of the texts, then values, then texts. */
function readTable(view: ByteView, { layout, isLittle }: DtaHead, offset: number): NamedTable {
  const bytes = view.u32()
  const name = byteText(untilZero(view.take(layout.name)))
  view.skip(3)
  const error = damaged(STATA, offset + view.at)
  const body = new ByteView(view.take(bytes), isLittle)
  if (bytes < 8) throw error
  const count = body.u32()
  const textBytes = body.u32()
  if (8 * count + textBytes > body.left) throw error
  const places = new Uint32Array(count)
  for (let i = 0; i < count; i++) places[i] = body.u32()
  const values = new Int32Array(count)
  for (let i = 0; i < count; i++) values[i] = body.i32()
  const texts = body.take(textBytes)
  let total = 0
  for (const place of places) {
    total += untilZero(texts.subarray(place)).length
    if (place > textBytes || total > overlap * bytes) throw error
  }
  return [name, { values, places, texts, tagged: hasTags(layout) }]
}

/** The labels of a table, without blank ones and that of the plain missing value, which has none in a frame. */
export function* labelsIn({ values, places, texts, tagged }: LabelTable): Generator<LabelBytes> {
  for (const [i, place] of places.entries()) {
    const label = untilZero(texts.subarray(place))
    const value = labelledValue(values[i] as number, tagged)
    if (label.length > 0 && value !== null) yield { value, label }
  }
}

function labelledValue(value: number, tagged: boolean): number | string | null {
  const beyond = value - largestValue('i32', tagged)
  return beyond <= 0 ? value : (tagText(tagOf(beyond - 1)) ?? null)
}
