import type { ValueLabel } from '#engine/frame/frame.ts'
import { TextsDecoder } from '../typed/text-encoding.ts'
import type { FileEncoding, TypedColumn, TypedDictionary, TypedRemark } from '../typed/typed-file.ts'
import { byteText, type DtaColumn, type DtaHead } from './head.ts'
import { notesOf } from './notes.ts'
import { msOfTime, type TimeUnit, timeFormat, timeType, timeUnit } from './time.ts'
import { type LabelTable, type LabelTables, labelsIn } from './value-labels.ts'

/** The dictionary of a file, its texts decoded. Stata has no measurement levels, codes or ranges of missing values. */
export function dictionaryOf(head: DtaHead, tables: LabelTables, encoding: FileEncoding): TypedDictionary {
  const texts = new TextsDecoder(encoding.encoding)
  const { decode } = texts
  const notes = notesOf(head.characteristics, new Set(head.columns.map(({ name }) => byteText(name))))
  const labels = new LabelLists(tables, decode)
  const noteOf = new Map([...notes.by].map(([owner, lines]) => [owner, lines.map(decode).join('\n')]))
  const columns = head.columns.map((column) => typedColumn(column, decode, labels, noteOf.get(byteText(column.name))))
  const label = decode(head.label).trimEnd()
  const ownNotes = (notes.by.get('_dta') ?? []).map(decode)
  const counts = [
    ['characteristics-left-out', notes.others],
    ['labels-of-unknown', labels.unused],
    ['texts-undecodable', texts.undecodable],
  ] as const
  const remarks = counts.flatMap(([code, count]): TypedRemark[] => (count > 0 ? [{ code, count }] : []))
  return { columns, rows: head.rows, label, notes: ownNotes, sets: [], weight: null, encoding, remarks }
}

function typedColumn(
  { storage, name, label, format, table }: DtaColumn,
  decode: (bytes: Uint8Array) => string,
  labels: LabelLists,
  note: string | undefined,
): TypedColumn {
  const isText = storage.kind === 'text' || storage.kind === 'long-text'
  const unit = isText ? null : timeUnit(format)
  const shown = unit && timeFormat(unit)
  return {
    name: decode(name),
    label: decode(label).trimEnd(),
    type: isText ? 'text' : unit ? timeType(unit) : 'number',
    measure: null,
    valueLabels: isText ? [] : labels.of(table, unit),
    missingCodes: [],
    missingRanges: [],
    ...(shown && { format: shown }),
    ...(note !== undefined && { note }),
  }
}

/** Many variables share a table, which is decoded once, and once more for dates of a unit. */
class LabelLists {
  readonly #tables: LabelTables
  readonly #decode: (bytes: Uint8Array) => string
  readonly #lists = new Map<string, readonly ValueLabel[]>()
  readonly #used = new Set<string>()

  constructor(tables: LabelTables, decode: (bytes: Uint8Array) => string) {
    this.#tables = tables
    this.#decode = decode
  }

  get unused(): number {
    return this.#tables.size - this.#used.size
  }

  of(table: string, unit: TimeUnit | null): readonly ValueLabel[] {
    const found = table === '' ? undefined : this.#tables.get(table)
    if (!found) return []
    this.#used.add(table)
    const key = `${unit ?? 'number'} ${table}`
    const list = this.#lists.get(key) ?? this.#decoded(found, unit)
    this.#lists.set(key, list)
    return list
  }

  #decoded(table: LabelTable, unit: TimeUnit | null): readonly ValueLabel[] {
    return Array.from(labelsIn(table)).flatMap(({ value, label }) => {
      const shown = unit && typeof value === 'number' ? msOfTime(unit, value) : value
      return Number.isNaN(shown) ? [] : [{ value: shown, label: this.#decode(label) }]
    })
  }
}
