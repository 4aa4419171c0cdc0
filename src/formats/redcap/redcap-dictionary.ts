import { firstRecords } from '../csv/delimiter.ts'
import { FormatError } from '../format-error.ts'

/** A field of REDCap, as a row of its data dictionary says. */
export interface RedcapField {
  readonly name: string
  readonly form: string
  /** `text`, `radio`, `checkbox`, `calc` ... in lower case. */
  readonly type: string
  readonly label: string
  readonly choices: readonly { readonly code: string; readonly label: string }[]
  readonly note: string
  /** `integer`, `date_dmy` ... in lower case. */
  readonly validation: string
  readonly min: string
  readonly max: string
  readonly isIdentifier: boolean
  readonly isRequired: boolean
  readonly branching: string
}

const MOST_FIELDS = 32_767

/** The header of a dictionary as downloaded from the website, and as the API gives it. */
const headers: Readonly<Record<string, readonly string[]>> = {
  name: ['variable / field name', 'field_name'],
  form: ['form name', 'form_name'],
  type: ['field type', 'field_type'],
  label: ['field label', 'field_label'],
  choices: ['choices, calculations, or slider labels', 'choices or calculations', 'select_choices_or_calculations'],
  note: ['field note', 'field_note'],
  validation: ['text validation type or show slider number', 'text_validation_type_or_show_slider_number'],
  min: ['text validation min', 'text_validation_min'],
  max: ['text validation max', 'text_validation_max'],
  identifier: ['identifier?', 'identifier'],
  branching: ['branching logic (show field only if...)', 'branching_logic'],
  required: ['required field?', 'required_field'],
}

/** Whether a file begins as a dictionary does. */
export function isRedcapDictionary(head: Uint8Array): boolean {
  const text = new TextDecoder().decode(head.subarray(0, 200))
  return /^"?(?:Variable \/ Field Name|field_name)"?,"?(?:Form Name|form_name)"?,/i.test(text)
}

/** The fields of a dictionary in its order. Throws `not-a-redcap-dictionary`. */
export function parseRedcapDictionary(bytes: Uint8Array): readonly RedcapField[] {
  const rows = firstRecords(bytes, ',', MOST_FIELDS + 1, true)
  const [header = []] = rows
  const titles = header.map((title) =>
    title
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  )
  const placeOf = (what: string) => titles.findIndex((title) => headers[what]?.includes(title))
  const places = Object.fromEntries(Object.keys(headers).map((what) => [what, placeOf(what)]))
  if ((places.name ?? -1) < 0 || (places.type ?? -1) < 0) throw new FormatError('not-a-redcap-dictionary')
  return rows.slice(1).flatMap((row) => {
    const cell = (what: string) => (row[places[what] ?? -1] ?? '').trim()
    const name = cell('name').toLowerCase()
    if (name === '') return []
    const type = cell('type').toLowerCase()
    return [
      {
        name,
        form: cell('form').toLowerCase(),
        type,
        label: plainLabel(cell('label')),
        choices: choicesOf(type, cell('choices')),
        note: plainLabel(cell('note')),
        validation: cell('validation').toLowerCase(),
        min: cell('min'),
        max: cell('max'),
        isIdentifier: isYes(cell('identifier')),
        isRequired: isYes(cell('required')),
        branching: cell('branching'),
      },
    ]
  })
}

const isYes = (text: string) => /^y/i.test(text)

/** Labels may be written in HTML. */
function plainLabel(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** `1, Yes | 2, No`: a label may contain a comma, and a code may not. */
function choicesOf(type: string, text: string): RedcapField['choices'] {
  if (type === 'yesno') return pairs('No', 'Yes')
  if (type === 'truefalse') return pairs('False', 'True')
  if (!['radio', 'dropdown', 'checkbox'].includes(type)) return []
  return text.split('|').flatMap((choice) => {
    const comma = choice.indexOf(',')
    const code = (comma < 0 ? choice : choice.slice(0, comma)).trim()
    return code === '' ? [] : [{ code, label: plainLabel(comma < 0 ? choice : choice.slice(comma + 1)) }]
  })
}

const pairs = (no: string, yes: string) => [
  { code: '1', label: yes },
  { code: '0', label: no },
]
