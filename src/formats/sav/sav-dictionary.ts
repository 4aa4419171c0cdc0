import type { MissingRange, ResponseSet, ValueLabel } from '#engine/frame/frame.ts'
import { fileId } from '../table/file-order.ts'
import { damaged } from '../typed/byte-view.ts'
import { type SpssKind, spssKind, spssValue } from '../typed/spss-time.ts'
import { TextsDecoder } from '../typed/text-encoding.ts'
import type { FileEncoding, TypedColumn, TypedDictionary, TypedRemark } from '../typed/typed-file.ts'
import { bytesOfRaw, type RawText, rawText, rawTrimmed, upperRaw, withoutPadding } from './raw-text.ts'
import { parseResponseSets } from './response-sets.ts'
import { countAttributes, longStringLabels, longStringMissing, measurementLevels } from './sav-extensions.ts'
import { FORMAT, type SavHead, type SavVariable } from './sav-head.ts'
import type { SavColumn, SavLayout } from './sav-layout.ts'

/** What a set of labels is for: numbers, or texts, or times of a kind, which are stored in another unit. */
type LabelSet = readonly ValueLabel[]

/** Copied labels: beyond it, sets that refer to each other's variables would take minutes. */
const MOST_LABELS = 2_000_000
/** The largest labelled dictionary. */
const MOST_PER_VARIABLE = 32_767

/** The kind of each column; null for a text. */
export const kindOf = ({ width, variable }: SavColumn): SpssKind | null =>
  width > 0 ? null : spssKind(variable.format)

/** Throws FormatError `damaged-data-file`. */
export function savDictionary(
  head: SavHead,
  layout: SavLayout,
  encoding: FileEncoding,
  rows: number | null,
): TypedDictionary {
  const decoder = new TextsDecoder(encoding.encoding)
  const text = (bytes: Uint8Array) => decoder.decode(withoutPadding(bytes))
  const raw = (bytes: RawText) => decoder.decode(bytesOfRaw(bytes))
  const levels = measurementLevels(head, layout.ordinals)
  const { labels, unknown } = valueLabels(head, layout, raw, text)
  const longMissing = longStringMissing(head)
  const columns = layout.columns.map((column, place): TypedColumn => {
    const { variable } = column
    const kind = kindOf(column)
    return {
      name: raw(column.name),
      label: variable.label ? text(variable.label).trim() : '',
      type: kind?.type ?? 'text',
      measure: measureOf(levels[column.ordinal], kind),
      valueLabels: labels[place] ?? kind?.labels ?? [],
      missingCodes: kind
        ? missingNumbers(variable, kind, head)
        : (longMissing.get(column.name) ?? variable.missingValues.map(rawTrimmed))
            .map(raw)
            .filter((code) => code !== ''),
      missingRanges: kind ? missingRanges(variable, kind, head) : [],
      ...(kind?.format && { format: kind.format }),
    }
  })
  const notes = head.documents.map(text).join('\n').trim()
  const weight = layout.columns.findIndex(({ record, width }) => record === head.weightIndex - 1 && width === 0)
  const attributes = countAttributes(head)
  const remarks: TypedRemark[] = []
  if (attributes > 0) remarks.push({ code: 'characteristics-left-out', count: attributes })
  if (unknown > 0) remarks.push({ code: 'labels-of-unknown', count: unknown })
  const sets = responseSets(head, layout, raw)
  const label = text(head.label).trim()
  if (decoder.undecodable > 0) remarks.push({ code: 'texts-undecodable', count: decoder.undecodable })
  return {
    columns,
    rows,
    label,
    notes: notes === '' ? [] : [notes],
    sets,
    weight: weight < 0 ? null : weight,
    encoding,
    remarks,
  }
}

function measureOf(level: number | undefined, kind: SpssKind | null): TypedColumn['measure'] {
  if (level === 1) return 'nominal'
  if (level === 2) return 'ordinal'
  // texts have no scale
  if (level === 3) return kind ? 'continuous' : 'nominal'
  return null
}

function numberOf(bytes: Uint8Array, { isLittle }: SavHead): number {
  return new DataView(bytes.buffer, bytes.byteOffset, 8).getFloat64(0, isLittle)
}

/** As in data written in the lowest and highest number; some writers put the number next to it. */
const EXTREME = 1.797693134862315e308

function missingNumbers({ missing, missingValues }: SavVariable, kind: SpssKind, head: SavHead): readonly number[] {
  return missingValues
    .slice(missing < 0 ? 2 : 0)
    .map((bytes) => spssValue(numberOf(bytes, head), kind))
    .filter((value) => !Number.isNaN(value) && value > -EXTREME)
}

function missingRanges(
  { missing, missingValues }: SavVariable,
  kind: SpssKind,
  head: SavHead,
): readonly MissingRange[] {
  const [from, to] = missingValues
  if (missing >= 0 || !from || !to) return []
  const [low, high] = [numberOf(from, head), numberOf(to, head)]
  if (!(low <= high)) return []
  const ends: [number, number] = [spssValue(low, kind), spssValue(high, kind)]
  return [
    [
      low <= -EXTREME || Number.isNaN(ends[0]) ? null : ends[0],
      high >= EXTREME || Number.isNaN(ends[1]) ? null : ends[1],
    ],
  ]
}

/** By place of the column; how many sets have no variable. A later label of a value replaces an earlier one. */
function valueLabels(
  head: SavHead,
  { columns }: SavLayout,
  raw: (text: RawText) => string,
  text: (bytes: Uint8Array) => string,
) {
  const places = new Map(columns.map(({ record }, place) => [record, place]))
  const labels: (LabelSet | undefined)[] = []
  let unknown = 0
  let copied = 0
  const add = (place: number, set: LabelSet) => {
    const known = labels[place]
    if (set.length === 0) return
    copied += known ? known.length + set.length : 0
    if (copied > MOST_LABELS || set.length > MOST_PER_VARIABLE) throw damaged(FORMAT, 176)
    labels[place] = known ? lastOfEach([...known, ...set]) : set
  }
  for (const set of head.labelSets) {
    // most sets are of one kind: columns share the array
    const made = new Map<SpssKind | null, LabelSet>()
    let used = 0
    for (const index of set.variables) {
      const place = places.get(index - 1)
      const column = place === undefined ? undefined : columns[place]
      if (place === undefined || !column) continue
      used += 1
      const kind = kindOf(column)
      let own = made.get(kind)
      if (!own) {
        own = lastOfEach(
          set.labels.map(({ value, label }) => ({
            value: kind ? spssValue(numberOf(value, head), kind) : text(value),
            label: text(label).trim(),
          })),
        )
        made.set(kind, own)
        copied += own.length
      }
      add(place, own)
    }
    if (used === 0) unknown += 1
  }
  const byName = new Map(columns.map(({ name }, place) => [name, place]))
  for (const { name, labels: own } of longStringLabels(head)) {
    const place = byName.get(name)
    if (place === undefined) unknown += 1
    else add(place, lastOfEach(own.map(({ value, label }) => ({ value: raw(value), label: raw(label).trim() }))))
  }
  return { labels, unknown }
}

/** Without those of missing cells: no number, and a text of blanks. */
function lastOfEach(labels: LabelSet): LabelSet {
  const found = new Map<number | string, string>()
  for (const { value, label } of labels)
    if (value !== '' && (typeof value === 'string' || value > -EXTREME)) found.set(value, label)
  return Array.from(found, ([value, label]) => ({ value, label }))
}

/** Multiple response sets with their columns; those of which no column is known are left out. */
function responseSets(head: SavHead, { columns }: SavLayout, raw: (text: RawText) => string): readonly ResponseSet[] {
  const places = new Map<string, number>()
  for (const [place, { name }] of columns.entries()) places.set(upperRaw(name), place)
  for (const [place, { shortName }] of columns.entries()) places.set(upperRaw(shortName), place)
  const sets = new Map<string, ResponseSet>()
  for (const subtype of [7, 19]) {
    const extension = head.extensions.get(subtype)
    for (const set of extension ? parseResponseSets(rawText(extension.bytes)) : []) {
      const found = set.variables.flatMap((name) => places.get(upperRaw(name)) ?? [])
      if (found.length === 0) continue
      const first = columns[found[0] as number]
      const counted = set.counted === null ? null : raw(set.counted)
      const countedValue = counted !== null && first && first.width === 0 ? Number(counted) : counted
      const name = raw(set.name)
      if (typeof countedValue === 'number' && Number.isNaN(countedValue)) continue
      sets.set(name, { id: name, name, label: raw(set.label), countedValue, columns: found.map(fileId) })
    }
  }
  return [...sets.values()]
}

/** All texts of the dictionary, for recognising their encoding. */
export function* dictionaryTexts(head: SavHead, { columns }: SavLayout): Generator<Uint8Array> {
  yield head.label
  for (const { name, variable } of columns) {
    yield bytesOfRaw(name)
    if (variable.label) yield variable.label
  }
  for (const { labels } of head.labelSets) for (const { label } of labels) yield label
  yield* head.documents
  for (const { labels } of longStringLabels(head))
    for (const { value, label } of labels) {
      yield bytesOfRaw(value)
      yield bytesOfRaw(label)
    }
}
