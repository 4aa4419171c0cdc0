import type { Measure } from '#engine/frame/frame.ts'
import { FormatError } from '../format-error.ts'
import type { TypedColumn } from '../typed/typed-file.ts'
import { asList, asObject, asText, type JsonObject } from './json-part.ts'
import { missingTests } from './missing-tests.ts'

/** How a column is stored: doubles, integers, codes of texts, or places in a list of texts. */
export type Storage = 'double' | 'integer' | 'level' | 'string'

export interface Field {
  readonly column: TypedColumn
  readonly storage: Storage
  /** Of levels: the text of each stored integer. */
  readonly texts: ReadonlyMap<number, string>
}

interface Level {
  readonly value: number
  readonly label: string
  /** As it was before a label was given. */
  readonly text: string
}

const MOST_COLUMNS = 32_767
const MOST_LEVELS = 32_767

const measures: Readonly<Record<string, Measure>> = {
  Nominal: 'nominal',
  NominalText: 'nominal',
  Ordinal: 'ordinal',
  Continuous: 'continuous',
  ID: 'id',
}

/** The columns of `metadata.json` with their labels of `xdata.json`. Older versions have no `dataType`. */
export function fieldsOf(dataSet: JsonObject, labels: JsonObject): readonly Field[] {
  const fields = asList(dataSet.fields)
  if (fields.length === 0) throw new FormatError('no-columns')
  if (fields.length > MOST_COLUMNS)
    throw new FormatError('too-many-columns', { columns: fields.length, limit: MOST_COLUMNS })
  return fields.map((field) => {
    const about = asObject(field)
    return fieldOf(about, levelsOf(asObject(labels[asText(about.name)]).labels))
  })
}

function fieldOf(field: JsonObject, levels: readonly Level[]): Field {
  const storage = storageOf(field)
  const type = storage === 'level' || storage === 'string' ? 'text' : 'number'
  const missing = missingTests(asList(field.missingValues), type, storage === 'integer')
  const formula = asText(field.formula).trim()
  const noteLines = [
    formula === '' ? '' : `${asText(field.columnType) === 'Filter' ? 'Filter' : '='} ${formula}`.trim(),
    ...missing.others,
  ].filter(Boolean)
  return {
    storage,
    texts: new Map(levels.map(({ value, text }) => [value, text])),
    column: {
      name: asText(field.name),
      label: asText(field.description),
      type,
      measure: measures[asText(field.measureType)] ?? null,
      valueLabels: valueLabelsOf(storage, levels),
      missingCodes: missing.codes,
      missingRanges: missing.ranges,
      ...(noteLines.length > 0 && { note: noteLines.join('\n') }),
    },
  }
}

function storageOf({ dataType, measureType, type }: JsonObject): Storage {
  if (dataType === 'Text' || measureType === 'NominalText') return measureType === 'ID' ? 'string' : 'level'
  if (type === 'string') return 'string'
  if (dataType === 'Decimal' || (dataType === undefined && type === 'number')) return 'double'
  return 'integer'
}

/** `[value, label, text, pinned]`; of a label alone, which old versions have, the value is its place from 1. */
function levelsOf(labels: unknown): readonly Level[] {
  return asList(labels)
    .slice(0, MOST_LEVELS)
    .flatMap((one, place) => {
      const [value, label, text] = Array.isArray(one) ? (one as readonly unknown[]) : [place + 1, one, one]
      if (typeof value !== 'number' || typeof label !== 'string') return []
      return [{ value, label, text: typeof text === 'string' && text !== '' ? text : label }]
    })
}

/** A number that is its own label has none; of texts the labels give the order of the levels. */
function valueLabelsOf(storage: Storage, levels: readonly Level[]): TypedColumn['valueLabels'] {
  if (storage === 'level') return levels.map(({ label, text }) => ({ value: text, label }))
  if (storage !== 'integer') return []
  return levels.flatMap(({ value, label }) => (label === String(value) ? [] : [{ value, label }]))
}
