import type { MissingRange, ValueLabel } from '#engine/frame/frame.ts'
import { damaged } from '../typed/byte-view.ts'
import { type SpssKind, spssKind, spssValue } from '../typed/spss-time.ts'
import { TextsDecoder } from '../typed/text-encoding.ts'
import type { FileEncoding, TypedColumn, TypedDictionary, TypedRemark } from '../typed/typed-file.ts'
import type { PortableHead, PortableVariable } from './portable-head.ts'
import { PORTABLE } from './portable-scanner.ts'

/** Labels of all variables together: beyond it, sets of many labels for many variables would take minutes. */
const MAX_LABELS = 2_000_000

/** The lowest and highest number. */
const EXTREME = 1.797693134862315e308

/** Null for a text. */
export const kindOf = ({ width, format }: PortableVariable): SpssKind | null => (width > 0 ? null : spssKind(format))

/** A portable file has neither measurement levels nor a number of cases. Throws FormatError `damaged-data-file`. */
export function portableDictionary(head: PortableHead, encoding: FileEncoding): TypedDictionary {
  const decoder = new TextsDecoder(encoding.encoding)
  const text = (bytes: Uint8Array) => decoder.decode(bytes).trimEnd()
  const cellValue = (value: number | Uint8Array, kind: SpssKind | null) =>
    typeof value !== 'number' ? text(value) : kind ? spssValue(value, kind) : Number.NaN
  const names = head.variables.map(({ name }) => text(name))
  const placeOf = new Map(names.map((name, place) => [name, place]))
  const labels = new Map<number, Map<number | string, string>>()
  let unknown = 0
  let copied = 0
  for (const set of head.labelSets) {
    const places = set.names.flatMap((name) => placeOf.get(text(name)) ?? [])
    if (places.length === 0) unknown += 1
    for (const place of places) {
      const variable = head.variables[place] as PortableVariable
      const own = labels.get(place) ?? new Map<number | string, string>()
      copied += set.labels.length
      if (copied > MAX_LABELS) throw damaged(PORTABLE, 0)
      for (const { value, label } of set.labels) {
        const key = cellValue(value, kindOf(variable))
        if (key !== '' && !Number.isNaN(key)) own.set(key, text(label))
      }
      labels.set(place, own)
    }
  }
  const columns = head.variables.map((variable, place): TypedColumn => {
    const kind = kindOf(variable)
    const own = Array.from(labels.get(place) ?? [], ([value, label]): ValueLabel => ({ value, label }))
    return {
      name: names[place] ?? '',
      label: variable.label ? text(variable.label).trim() : '',
      type: kind?.type ?? 'text',
      measure: null,
      valueLabels: own.length > 0 ? own : (kind?.labels ?? []),
      missingCodes: variable.missing
        .map((value) => cellValue(value, kind))
        .filter((code) => code !== '' && !Number.isNaN(code)),
      missingRanges: kind ? variable.ranges.flatMap((range) => rangesOf(range, kind)) : [],
      ...(kind?.format && { format: kind.format }),
    }
  })
  const weight = head.weight ? placeOf.get(text(head.weight)) : undefined
  const notes = head.documents.map(text).join('\n').trim()
  const remarks: TypedRemark[] = []
  if (unknown > 0) remarks.push({ code: 'labels-of-unknown', count: unknown })
  if (decoder.undecodable > 0) remarks.push({ code: 'texts-undecodable', count: decoder.undecodable })
  return {
    columns,
    rows: null,
    label: '',
    notes: notes === '' ? [] : [notes],
    sets: [],
    weight: weight ?? null,
    encoding,
    remarks,
  }
}

/** Some writers have the highest number where a beginning would be: such a range has no values. */
function rangesOf([low, high]: MissingRange, kind: SpssKind): readonly MissingRange[] {
  if ((low ?? 0) >= EXTREME || (high ?? 0) <= -EXTREME) return []
  const end = (value: number | null) => {
    const own = value === null || Math.abs(value) >= EXTREME ? Number.NaN : spssValue(value, kind)
    return Number.isNaN(own) ? null : own
  }
  return [[end(low), end(high)]]
}

/** All texts of the dictionary, for recognising their encoding. */
export function* dictionaryTexts({ variables, labelSets, documents }: PortableHead): Generator<Uint8Array> {
  for (const { name, label } of variables) {
    yield name
    if (label) yield label
  }
  for (const { labels } of labelSets) for (const { label } of labels) yield label
  yield* documents
}
