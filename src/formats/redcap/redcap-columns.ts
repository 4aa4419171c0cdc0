import type { VariableSet } from '#engine/frame/frame.ts'
import { fileId } from '../table/file-order.ts'
import type { TypedColumn } from '../typed/typed-file.ts'
import type { RedcapField } from './redcap-dictionary.ts'

/** How the cells of a column are read. `free`: numbers if all cells are, else text. */
export type RedcapReading = 'number' | 'text' | 'free' | 'date' | 'datetime' | 'time'

export interface RedcapColumn {
  readonly reading: RedcapReading
  readonly column: Omit<TypedColumn, 'type'>
  /** The dictionary says that it tells who a patient is. */
  readonly isIdentifier: boolean
}

export interface RedcapTable {
  readonly columns: readonly RedcapColumn[]
  /** The columns of each checkbox field. */
  readonly sets: readonly VariableSet[]
}

/** Columns that REDCap adds to the fields of the dictionary. */
const added: ReadonlySet<string> = new Set([
  'redcap_event_name',
  'redcap_repeat_instrument',
  'redcap_repeat_instance',
  'redcap_data_access_group',
  'redcap_survey_identifier',
])

const complete = [
  { value: 0, label: 'Incomplete' },
  { value: 1, label: 'Unverified' },
  { value: 2, label: 'Complete' },
]

/** What the dictionary says about the columns of a raw export with these names; a column that it does not know is read like one of a text file. */
export function redcapColumns(names: readonly string[], fields: readonly RedcapField[]): RedcapTable {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const boxes = checkboxes(fields)
  const forms = new Set(fields.map(({ form }) => `${form}_complete`))
  const columns = names.map((name): RedcapColumn => {
    const key = name.trim().toLowerCase()
    const field = byName.get(key)
    const box = boxes.get(key)
    if (field) return columnOf(name, field, field === fields[0])
    if (box) return boxOf(name, box.field, box.label)
    const isForm = forms.has(key)
    return {
      reading: isForm ? 'number' : added.has(key) && key !== 'redcap_repeat_instance' ? 'text' : 'free',
      column: { ...plain, name, ...(isForm && { measure: 'ordinal', valueLabels: complete }) },
      isIdentifier: key === 'redcap_survey_identifier',
    }
  })
  return { columns, sets: setsOf(names, fields) }
}

const plain = { label: '', measure: null, valueLabels: [], missingCodes: [], missingRanges: [] } as const

/** `name___code`, in lower case, with `_` in place of a minus sign. */
const boxName = (field: RedcapField, code: string) => `${field.name}___${code.toLowerCase().replaceAll('-', '_')}`

function checkboxes(fields: readonly RedcapField[]): ReadonlyMap<string, { field: RedcapField; label: string }> {
  const boxes = fields.filter(({ type }) => type === 'checkbox')
  return new Map(
    boxes.flatMap((field) => field.choices.map(({ code, label }) => [boxName(field, code), { field, label }] as const)),
  )
}

function setsOf(names: readonly string[], fields: readonly RedcapField[]): readonly VariableSet[] {
  const places = new Map(names.map((name, place) => [name.trim().toLowerCase(), place]))
  return fields.flatMap((field) => {
    if (field.type !== 'checkbox') return []
    const columns = field.choices.flatMap(({ code }) => {
      const place = places.get(boxName(field, code))
      return place === undefined ? [] : [fileId(place)]
    })
    return columns.length < 2
      ? []
      : [{ id: `file:${field.name}`, name: field.name, label: field.label, countedValue: 1, columns }]
  })
}

function boxOf(name: string, field: RedcapField, label: string): RedcapColumn {
  return {
    reading: 'number',
    isIdentifier: field.isIdentifier,
    column: {
      ...plain,
      name,
      label: [field.label, label].filter(Boolean).join(': '),
      measure: 'nominal',
      valueLabels: [
        { value: 0, label: 'Unchecked' },
        { value: 1, label: 'Checked' },
      ],
      ...noteOf(field),
    },
  }
}

function columnOf(name: string, field: RedcapField, isRecord: boolean): RedcapColumn {
  const { choices, label, isIdentifier } = field
  const isCoded = choices.length > 0
  const areNumbers = isCoded && choices.every(({ code }) => isPlainNumber(code))
  const reading = isRecord ? 'text' : isCoded ? (areNumbers ? 'number' : 'text') : readingOf(field)
  return {
    reading,
    isIdentifier,
    column: {
      ...plain,
      name,
      label,
      measure: isRecord ? 'id' : isCoded ? 'nominal' : reading === 'number' ? 'continuous' : null,
      valueLabels: choices.map((choice) => ({
        value: areNumbers ? Number(choice.code) : choice.code,
        label: choice.label,
      })),
      ...((reading === 'time' || reading === 'number') && field.validation === 'time' && { format: 'time' as const }),
      ...noteOf(field),
    },
  }
}

/** A code such as 01 stays text. */
const isPlainNumber = (code: string) => /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(code)

function readingOf({ type, validation }: RedcapField): RedcapReading {
  if (type === 'calc' || type === 'slider') return 'number'
  if (type !== 'text') return 'text'
  if (validation.startsWith('datetime_')) return 'datetime'
  if (validation.startsWith('date_')) return 'date'
  if (validation === 'time') return 'time'
  if (/^(?:number|integer)/.test(validation)) return 'number'
  return validation === '' ? 'free' : 'text'
}

/** What the dictionary says about a field beyond its label, in REDCap's words. */
function noteOf({ form, note, min, max, branching, isRequired }: RedcapField): { readonly note?: string } {
  const lines = [
    form === '' ? '' : `Form: ${form}`,
    note,
    min === '' ? '' : `Validation Min: ${min}`,
    max === '' ? '' : `Validation Max: ${max}`,
    isRequired ? 'Required Field' : '',
    branching === '' ? '' : `Branching Logic: ${branching}`,
  ].filter(Boolean)
  return lines.length === 0 ? {} : { note: lines.join('\n') }
}
