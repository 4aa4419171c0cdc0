import type { Measure } from '#engine/frame/frame.ts'
import { type ColumnInfo, columnInfo, isOfBlanks, type LevelValue } from '../data-dictionary.ts'
import type { Json, JsonObject } from '../json.ts'
import { isLevel, isList, type OptionReader } from '../options/option-reader.ts'
import { isReversed, rangesOf } from './missing-numbers.ts'
import type { DictionaryItem } from './step-options.ts'

const mostItems = 10_000
const mostValues = 2000
const longestText = 1000
const measures: readonly Measure[] = ['continuous', 'ordinal', 'nominal', 'id']

/** Reads what is declared about variables. A part that an item does not have leaves that of the variable as it is. */
export function readDictionaryItems(reader: OptionReader): readonly DictionaryItem[] {
  const { key, dictionary, problems, missing } = reader
  const value = reader.stored[key] ?? []
  const items = isList(value) ? value.map(asItem) : [null]
  const named = new Set(items.map((item) => item?.column))
  if (items.includes(null) || items.length > mostItems || named.size < items.length) {
    problems.push({ option: key, code: 'wrong-form', params: {} })
    return []
  }
  const good = items.filter((item) => item !== null)
  if (good.length === 0) missing.push({ option: key, code: 'required-dictionary-item', params: {} })
  for (const item of good) {
    const column = columnInfo(dictionary, item.column)
    if (column === undefined) problems.push({ option: key, code: 'column-missing', params: { column: item.column } })
    else noteMisfits(reader, item, column)
  }
  return good
}

function noteMisfits({ key, problems }: OptionReader, item: DictionaryItem, column: ColumnInfo): void {
  const variable = { variable: column.id }
  const values = [...(item.valueLabels ?? []).map((one) => one.value), ...(item.missingCodes ?? [])]
  const strange = values.find((one) => !fits(one, column))
  if (strange !== undefined)
    problems.push({ option: key, code: 'value-is-no-number', params: { variable, value: String(strange) } })
  const ranges = item.missingRanges ?? []
  if (ranges.length > 0 && column.type === 'text')
    problems.push({ option: key, code: 'text-has-no-ranges', params: { variable } })
  if (ranges.some(isReversed)) problems.push({ option: key, code: 'range-reversed', params: {} })
}

/** Whether a variable can have the value: a text variable has texts, any other numbers, and kinds of missing values such as `.a`. */
function fits(value: LevelValue, column: ColumnInfo): boolean {
  return column.type === 'text' ? typeof value === 'string' : typeof value === 'number' || isOfBlanks(column, value)
}

function asItem(value: Json): DictionaryItem | null {
  if (!isObject(value)) return null
  const { column, label, measure, valueLabels, missingCodes, missingRanges } = value
  if (typeof column !== 'string' || column === '') return null
  if (label !== undefined && !isText(label)) return null
  const level = measures.find((one) => one === measure)
  if (measure !== undefined && level === undefined) return null
  const labels = valueLabels === undefined ? undefined : labelsOf(valueLabels)
  const codes = missingCodes === undefined ? undefined : codesOf(missingCodes)
  const ranges = missingRanges === undefined ? undefined : rangesOf(missingRanges)
  if (labels === null || codes === null || ranges === null) return null
  return {
    column,
    ...(label !== undefined && { label }),
    ...(level !== undefined && { measure: level }),
    ...(labels !== undefined && { valueLabels: labels }),
    ...(codes !== undefined && { missingCodes: codes }),
    ...(ranges !== undefined && { missingRanges: ranges }),
  }
}

/** Each value once. */
function labelsOf(value: Json): DictionaryItem['valueLabels'] | null {
  if (!isList(value) || value.length > mostValues) return null
  const labels = value.map((one) => {
    const { value: of = null, label = null } = isObject(one) ? one : {}
    return isLevel(of) && isText(label) ? { value: of, label } : null
  })
  const good = labels.filter((one) => one !== null)
  const values = new Set(good.map((one) => String(one.value)))
  return good.length === labels.length && values.size === labels.length ? good : null
}

function codesOf(value: Json): readonly LevelValue[] | null {
  return isList(value) && value.length <= mostValues && value.every(isLevel) ? value : null
}

const isText = (value: Json): value is string => typeof value === 'string' && value.length <= longestText

const isObject = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !isList(value)
