import { columnInfo, type DataDictionary, type LevelValue } from '../data-dictionary.ts'
import type { Json, JsonObject } from '../json.ts'
import type { OptionReader } from '../options/option-reader.ts'
import { readerFor } from '../options/option-readers.ts'
import { type ReadOptions, readAnswers } from '../options/read-options.ts'
import { type OtherDataset, readDatasets, readOtherVariables } from '../options/reference-options.ts'
import type { StoredOptions } from '../options/stored-options.ts'
import { readCases } from './cases.ts'
import { readCellEdits } from './cell-edits.ts'
import { readCheckRules } from './check-rules.ts'
import { readDictionaryItems } from './dictionary-items.ts'
import { formulaColumns, longestFormula } from './formula-columns.ts'
import { readMergedValues } from './merged-values.ts'
import { readMissingNumbers } from './missing-numbers.ts'
import { readSecretKey } from './secret-key.ts'
import { readFrozenLevels, readStubs } from './shape-readers.ts'
import type { RecodeRule, SortKey, StepOptionSpec, StepOptionSpecs, StepOptionValues } from './step-options.ts'
import { readSummaryItems } from './summary-items.ts'

const maxRules = 500

/**
 * Validates the stored options of a step against its definition and its input columns, as `readOptions` does for an analysis. A formula is
 * checked for its columns; whether it can be parsed is found when it is applied.
 */
export function readStepOptions<S extends StepOptionSpecs>(
  definition: { readonly options: S },
  stored: StoredOptions,
  dictionary: DataDictionary,
): ReadOptions<StepOptionValues<S>> {
  return readAnswers<StepOptionSpec, StepOptionValues<S>>(definition.options, stored, dictionary, stepReaderFor)
}

function stepReaderFor(spec: StepOptionSpec): (reader: OptionReader) => unknown {
  switch (spec.kind) {
    case 'formula':
      return readFormula
    case 'recode-rules':
      return readRecodeRules
    case 'cases':
      return readCases
    case 'sort-keys':
      return readSortKeys
    case 'summary-items':
      return readSummaryItems
    case 'literal':
      return readLiteral
    case 'texts':
      return (reader) => readTexts(reader, spec.maxItems)
    case 'analysis':
      return (reader) => readId(reader, 'required-analysis')
    case 'saved-output':
      return (reader) => readId(reader, 'required-output')
    case 'dataset':
      return (reader) => readDatasets(spec, reader)
    case 'other-variable':
      return (reader) => readOtherVariables(spec, reader)
    case 'stubs':
      return readStubs
    case 'cell-edits':
      return readCellEdits
    case 'frozen-levels':
      return (reader) => readFrozenLevels(reader, spec.maxItems)
    case 'missing-numbers':
      return readMissingNumbers
    case 'dictionary-items':
      return readDictionaryItems
    case 'row-rules':
      return readCheckRules
    case 'secret-key':
      return readSecretKey
    case 'merged-values':
      return readMergedValues
    default:
      return readerFor(spec)
  }
}

function readFormula(reader: OptionReader): string {
  const value = reader.stored[reader.key] ?? ''
  if (typeof value !== 'string') {
    reader.problems.push({ option: reader.key, code: 'wrong-form', params: {} })
    return ''
  }
  if (value.trim() === '') reader.missing.push({ option: reader.key, code: 'required-formula', params: {} })
  if (value.length > longestFormula) {
    reader.problems.push({ option: reader.key, code: 'too-long', params: { max: longestFormula } })
  }
  for (const id of formulaColumns(value)) needColumn(reader, id)
  return value
}

/** Whether a record or an output with this id exists is checked when the step is applied. */
function readId(reader: OptionReader, missing: string): string {
  const value = reader.stored[reader.key] ?? ''
  if (typeof value !== 'string') {
    reader.problems.push({ option: reader.key, code: 'wrong-form', params: {} })
    return ''
  }
  if (value === '') reader.missing.push({ option: reader.key, code: missing, params: {} })
  return value
}

function needColumn(reader: OptionReader, id: string): void {
  if (columnInfo(reader.dictionary, id) === undefined) {
    reader.problems.push({ option: reader.key, code: 'column-missing', params: { column: id } })
  }
}

function readRecodeRules(reader: OptionReader): readonly RecodeRule[] {
  const value = reader.stored[reader.key] ?? []
  const rules = isList(value) ? value.map(asRule) : [null]
  if (rules.length > maxRules || rules.includes(null)) {
    reader.problems.push({ option: reader.key, code: 'wrong-form', params: {} })
    return []
  }
  if (rules.length === 0) reader.missing.push({ option: reader.key, code: 'required-rule', params: {} })
  return rules.filter((rule) => rule !== null)
}

function asRule(value: Json): RecodeRule | null {
  if (!isObject(value) || !isObject(value.from)) return null
  const to = value.to ?? null
  if (to !== null && !isLevel(to)) return null
  const { values, range, missing } = value.from
  if (missing === true) return { from: { missing }, to }
  if (isList(values)) return values.every(isLevel) ? { from: { values }, to } : null
  if (!isList(range) || range.length !== 2) return null
  const [low = null, high = null] = range
  return isEnd(low) && isEnd(high) ? { from: { range: [low, high] }, to } : null
}

function readSortKeys(reader: OptionReader): readonly SortKey[] {
  const value = reader.stored[reader.key] ?? []
  const keys = isList(value) ? value.map(asSortKey) : [null]
  if (keys.includes(null)) {
    reader.problems.push({ option: reader.key, code: 'wrong-form', params: {} })
    return []
  }
  const good = keys.filter((key) => key !== null)
  if (good.length === 0) reader.missing.push({ option: reader.key, code: 'required', params: {} })
  for (const { column } of good) needColumn(reader, column)
  return good
}

function asSortKey(value: Json): SortKey | null {
  if (!isObject(value)) return null
  const { column, descending = false } = value
  return typeof column === 'string' && typeof descending === 'boolean' ? { column, descending } : null
}

function readLiteral(reader: OptionReader): LevelValue | null {
  const value = reader.stored[reader.key] ?? null
  if (value === null || value === '') {
    reader.missing.push({ option: reader.key, code: 'required-value', params: {} })
    return null
  }
  if (isLevel(value)) return value
  reader.problems.push({ option: reader.key, code: 'wrong-form', params: {} })
  return null
}

function readTexts(reader: OptionReader, most: number): readonly string[] {
  const value = reader.stored[reader.key] ?? []
  if (isList(value) && value.length <= most && value.every((text) => typeof text === 'string')) return value
  reader.problems.push({ option: reader.key, code: 'wrong-form', params: {} })
  return []
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value)
const isLevel = (value: Json): value is LevelValue => typeof value === 'string' || typeof value === 'number'
const isEnd = (value: Json): value is number | null => value === null || typeof value === 'number'

/** The other datasets that stored options of a step name. */
export function askedDatasets(
  definition: { readonly options: StepOptionSpecs },
  stored: StoredOptions,
): readonly OtherDataset[] {
  return Object.entries(definition.options).flatMap(([key, spec]) => {
    if (spec.kind !== 'dataset') return []
    return readDatasets(spec, { key, stored, dictionary: { columns: [] }, answers: {}, problems: [], missing: [] })
  })
}

/** The variables before a step, with those of the datasets that it names. */
export function dictionaryWith(
  columns: DataDictionary['columns'],
  others: ReadonlyMap<string, { readonly frame: DataDictionary }>,
): DataDictionary {
  if (others.size === 0) return { columns }
  return {
    columns,
    others: Object.fromEntries(Array.from(others, ([id, { frame }]) => [id, { columns: frame.columns }])),
  }
}

/** The record whose result a step uses, if any. */
export function askedAnalysis(
  definition: { readonly options: StepOptionSpecs },
  options: Readonly<Record<string, unknown>>,
): string | undefined {
  const [key] = Object.entries(definition.options).find(([, { kind }]) => kind === 'analysis') ?? []
  const record = key === undefined ? undefined : options[key]
  return typeof record === 'string' ? record : undefined
}
