import type { Measure } from '#engine/frame/frame.ts'
import { type ColumnInfo, columnInfo, type DataDictionary, type LevelValue } from '../data-dictionary.ts'
import type { Json } from '../json.ts'
import type { KitMessageCode } from '../messages.ts'
import type { OptionProblem, Params } from '../outcome/outcome.ts'
import type { LevelOption } from './options.ts'
import type { StoredOptions } from './stored-options.ts'

/** The context of reading one option. A reader returns the value and notes problems and missing parts under the leaf to change. */
export interface OptionReader {
  readonly key: string
  readonly stored: StoredOptions
  readonly dictionary: DataDictionary
  /** The options read before this one. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly problems: OptionProblem[]
  readonly missing: OptionProblem[]
}

/** Notes a problem: the stored value under the leaf `option` is invalid. */
export function noteProblem(reader: OptionReader, option: string, code: KitMessageCode, params: Params = {}): void {
  reader.problems.push({ option, code, params })
}

/** Notes that the leaf `option` is missing. */
export function noteMissing(reader: OptionReader, option: string, code: KitMessageCode, params: Params = {}): void {
  reader.missing.push({ option, code, params })
}

/** A stored value as an id; null for an empty text or another type. */
export function asId(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/**
 * The column with that id, with a problem noted if it is not in the dataset, or does not have an accepted measurement level and type.
 * Undefined only if it is not in the dataset.
 */
export function usableColumn(
  reader: OptionReader,
  leaf: string,
  id: string,
  accepts: readonly Measure[],
  types: readonly string[] = ['number', 'text'],
): ColumnInfo | undefined {
  const column = columnInfo(reader.dictionary, id)
  if (column === undefined) noteProblem(reader, leaf, 'column-missing', { column: id })
  else if (!accepts.includes(column.measure) || !types.includes(column.type))
    noteProblem(reader, leaf, 'measure-not-accepted', { variable: { variable: id } })
  return column
}

/**
 * Reads a level. A stored one is valid if it still occurs; if none is stored, the rule of the option decides. If levels were not counted, the
 * stored one is accepted.
 */
export function readLevel(
  spec: LevelOption,
  reader: OptionReader,
  variable: string | null,
  leaf: string,
): LevelValue | null {
  const levels = variable === null ? undefined : columnInfo(reader.dictionary, variable)?.levels
  const value = reader.stored[leaf] ?? null
  if (value === null) {
    const initial = initialLevel(spec.initial, levels)
    const hasChoice =
      variable !== null && (levels === undefined || levels.length >= (spec.initial.endsWith('two') ? 2 : 1))
    if (initial === undefined && hasChoice) noteMissing(reader, leaf, 'required-level')
    return initial ?? null
  }
  if (!isLevel(value)) {
    noteProblem(reader, leaf, 'wrong-form')
    return null
  }
  if (variable !== null) mustOccur(reader, leaf, variable, value, levels)
  return value
}

/** The level that the rule chooses among the levels of the factor, in their order; undefined if it chooses none. */
export function initialLevel(rule: LevelOption['initial'], levels: readonly LevelValue[] = []): LevelValue | undefined {
  switch (rule) {
    case 'first':
      return levels[0]
    case 'last':
      return levels.at(-1)
    case 'first-of-two':
      return levels.length === 2 ? levels[0] : undefined
    case 'second-of-two':
      return levels.length === 2 ? levels[1] : undefined
    case 'ask':
      return undefined
  }
}

/** Notes a problem if the level is not among those that occur; `levels` undefined: they were not counted, and the level is accepted. */
export function mustOccur(
  reader: OptionReader,
  leaf: string,
  variable: string,
  level: LevelValue,
  levels: readonly LevelValue[] | undefined,
): void {
  if (levels !== undefined && !levels.includes(level))
    noteProblem(reader, leaf, 'level-missing', { variable: { variable }, level: { variable, level } })
}

/** Whether a stored value is a list. */
export function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value)
}

/** Whether a stored value can be a level: a text or a number. */
export function isLevel(value: unknown): value is LevelValue {
  return typeof value === 'string' || typeof value === 'number'
}
