import type { Column, NumericColumn, TextColumn, ValueLabel } from '#engine/frame/frame.ts'
import { tagText } from '#engine/frame/missing-tags.ts'
import type { ReadContext } from '../read-context.ts'
import { EncodedTexts } from '../typed/encoded-texts.ts'
import type { LossList } from '../typed/losses.ts'
import { yieldToMessages } from '../yield-to-messages.ts'
import { NA_INTEGER } from './r-value.ts'
import { type Attribute, type RWriter, textAttribute } from './write-stream.ts'

const DAY = 86_400_000
const CELLS_PER_YIELD = 200_000
/** The longest text of R has 2^31 - 1 bytes. */
const LONGEST = 2 ** 31 - 1

/** Writes a column as a vector with its attributes. */
export async function writeColumn(
  writer: RWriter,
  column: Column,
  losses: LossList,
  context: ReadContext,
): Promise<void> {
  if (column.note !== undefined) losses.add('notes-left-out', column.name)
  if (column.type !== 'text') await writeNumbers(writer, column, losses, context)
  else if (isFactor(column)) await writeFactor(writer, column, context)
  else await writeTexts(writer, column, losses, context)
}

const labelOf = ({ label }: Column): readonly Attribute[] => (label === '' ? [] : [textAttribute('label', label)])

/** Passes over the rows in blocks. Hears Stop. */
async function eachRow(writer: RWriter, rows: number, { signal }: ReadContext, write: (row: number) => void) {
  for (let from = 0; from < rows; from += CELLS_PER_YIELD) {
    signal?.throwIfAborted()
    for (let row = from; row < Math.min(rows, from + CELLS_PER_YIELD); row++) write(row)
    writer.out.flush()
    await yieldToMessages()
  }
}

/** Levels that are their own labels, for every text: a factor, in the order of the labels. */
function isFactor({ valueLabels, dictionary, missingCodes }: TextColumn): boolean {
  if (valueLabels.length === 0 || missingCodes.length > 0) return false
  const levels = new Set(valueLabels.map(({ value }) => String(value)))
  return (
    valueLabels.every(({ value, label }) => String(value) === label) && dictionary.every((text) => levels.has(text))
  )
}

async function writeFactor(writer: RWriter, column: TextColumn, context: ReadContext): Promise<void> {
  const levels = [...new Set(column.valueLabels.map(({ value }) => String(value)))]
  const place = new Map(levels.map((level, k) => [level, k + 1]))
  const codes = column.dictionary.map((text) => place.get(text) ?? NA_INTEGER)
  const attributes: readonly Attribute[] = [
    textAttribute('levels', ...levels),
    textAttribute('class', ...(column.measure === 'ordinal' ? ['ordered'] : []), 'factor'),
    ...labelOf(column),
  ]
  writer.vector('integer', column.codes.length, attributes)
  await eachRow(writer, column.codes.length, context, (row) => {
    writer.out.i32(codes[column.codes[row] as number] ?? NA_INTEGER)
  })
  writer.attributes(attributes)
}

async function writeTexts(writer: RWriter, column: TextColumn, losses: LossList, context: ReadContext): Promise<void> {
  const { codes, dictionary, valueLabels } = column
  const texts = await EncodedTexts.of(dictionary, { limit: LONGEST, trimEnd: false }, context)
  if (texts.cut > 0) losses.add('texts-cut', column.name)
  if (column.measure === 'ordinal') losses.add('measures-left-out', column.name)
  const missing = [...new Set(column.missingCodes.map(String))]
  const attributes: readonly Attribute[] = [
    ...labelOf(column),
    ...labelled(
      'character',
      valueLabels.length > 0 && [
        'labels',
        (w) =>
          w.strings(
            valueLabels.map(({ value }) => String(value)),
            namesOf(valueLabels),
          ),
      ],
      missing.length > 0 && textAttribute('na_values', ...missing),
      false,
    ),
  ]
  writer.vector('string', codes.length, attributes)
  await eachRow(writer, codes.length, context, (row) => {
    const code = codes[row] as number
    if (code < 0) writer.na()
    else writer.characters(texts.of(code))
  })
  writer.attributes(attributes)
}

const namesOf = (labels: readonly ValueLabel[]): readonly Attribute[] => [
  textAttribute('names', ...labels.map(({ label }) => label)),
]

/** Attributes of haven's vectors with labels and missing codes; none without both. */
function labelled(
  type: 'character' | 'double',
  labels: Attribute | false,
  values: Attribute | false,
  range: Attribute | false,
): readonly Attribute[] {
  const hasMissing = values !== false || range !== false
  if (!labels && !hasMissing) return []
  const classes = [...(hasMissing ? ['haven_labelled_spss'] : []), 'haven_labelled', 'vctrs_vctr', type]
  return [labels, values, range, textAttribute('class', ...classes)].filter((one) => one !== false)
}

async function writeNumbers(
  writer: RWriter,
  column: NumericColumn,
  losses: LossList,
  context: ReadContext,
): Promise<void> {
  const { type, values, missingTags, name } = column
  if (missingTags?.includes(1)) losses.add('tags-left-out', name)
  const own = type === 'number' ? plainAttributes(column, losses) : timeAttributes(column, losses)
  const attributes = [...labelOf(column), ...own]
  writer.vector('double', values.length, attributes)
  const unit = type === 'date' ? DAY : type === 'datetime' ? 1000 : 1
  await eachRow(writer, values.length, context, (row) => {
    writer.double((values[row] as number) / unit, missingTags?.[row] ?? 0)
  })
  writer.attributes(attributes)
}

/** R has no labels and missing codes of dates. */
function timeAttributes(column: NumericColumn, losses: LossList): readonly Attribute[] {
  const { type, name, missingCodes, missingRanges, valueLabels, format } = column
  const day = (ms: number | string | null) => (typeof ms === 'number' ? new Date(ms).toISOString().slice(0, 10) : '')
  const codes = [...missingCodes.map(day), ...missingRanges.map((range) => range.map(day).join(' – '))]
  if (codes.length > 0) losses.add('codes-as-values', `${name} (${codes.join(', ')})`)
  if (valueLabels.length > 0) losses.add('value-labels-left-out', name)
  if (format !== undefined) losses.add('formats-left-out', name)
  if (column.measure !== 'continuous') losses.add('measures-left-out', name)
  if (type === 'date') return [textAttribute('class', 'Date')]
  return [textAttribute('class', 'POSIXct', 'POSIXt'), textAttribute('tzone', 'UTC')]
}

function plainAttributes(column: NumericColumn, losses: LossList): readonly Attribute[] {
  const { name, format, measure, missingRanges } = column
  const labels = column.valueLabels.flatMap(({ value, label }) => {
    if (typeof value === 'number') return [{ value, label, tag: 0 }]
    const tag = tagOf(value)
    return tag > 1 ? [{ value: Number.NaN, label, tag }] : []
  })
  const codes = column.missingCodes.filter((code) => typeof code === 'number')
  const [range, ...others] = missingRanges
  if (others.length > 0)
    losses.add('codes-as-values', `${name} (${others.map(([a, b]) => `${a ?? '-Inf'} – ${b ?? 'Inf'}`).join(', ')})`)
  const attributes = labelled(
    'double',
    labels.length > 0 && ['labels', (w) => w.doubles(labels, namesOf(labels))],
    codes.length > 0 && ['na_values', (w) => w.doubles(codes.map((value) => ({ value })))],
    range !== undefined && [
      'na_range',
      (w) =>
        w.doubles([{ value: range[0] ?? Number.NEGATIVE_INFINITY }, { value: range[1] ?? Number.POSITIVE_INFINITY }]),
    ],
  )
  const isTime = format === 'time' && attributes.length === 0
  if (format !== undefined && !isTime) losses.add('formats-left-out', name)
  const read = attributes.length > 0 ? 'nominal' : 'continuous'
  if (measure !== read && measure !== 'id') losses.add('measures-left-out', name)
  // as the package hms has times of day
  return isTime ? [textAttribute('class', 'hms', 'difftime'), textAttribute('units', 'secs')] : attributes
}

/** 0 if it is not the notation of a kind of missing value. */
function tagOf(text: string): number {
  for (let tag = 1; tag <= 27; tag++) if (tagText(tag) === text) return tag
  return 0
}
