import type { ColumnType } from '#engine/frame/frame.ts'
import type { GroupStatistic } from '#engine/methods/groups/group-statistics.ts'
import { columnInfo } from '../data-dictionary.ts'
import type { Json, JsonObject } from '../json.ts'
import type { OptionReader } from '../options/option-reader.ts'
import type { SummaryItem } from './step-options.ts'

/** What a statistic needs: no variable, any, one whose values have an order (numbers and dates), or numbers. */
export const statisticNeeds: Readonly<Record<GroupStatistic, 'nothing' | 'any' | 'order' | 'numbers'>> = {
  n: 'nothing',
  valid: 'any',
  missing: 'any',
  mean: 'numbers',
  sd: 'numbers',
  se: 'numbers',
  median: 'numbers',
  'lower-quartile': 'numbers',
  'upper-quartile': 'numbers',
  percentile: 'numbers',
  min: 'order',
  max: 'order',
  sum: 'numbers',
  first: 'any',
  last: 'any',
  mode: 'any',
  distinct: 'any',
}

const mostItems = 100

/** Whether the statistic can be computed of variables of a type. */
export function fitsStatistic(statistic: GroupStatistic, type: ColumnType): boolean {
  const needs = statisticNeeds[statistic]
  if (needs === 'numbers') return type === 'number'
  return needs === 'any' || (needs === 'order' && type !== 'text')
}

/** Reads the stored list; a percentile that is not stored is the 90th. */
export function readSummaryItems(reader: OptionReader): readonly SummaryItem[] {
  const { key, dictionary, problems, missing } = reader
  const value = reader.stored[key] ?? []
  const items = Array.isArray(value) ? (value as readonly Json[]).map(asItem) : [null]
  const ids = new Set(items.map((item) => item?.id))
  if (items.includes(null) || ids.size < items.length || items.length > mostItems) {
    problems.push({ option: key, code: 'wrong-form', params: {} })
    return []
  }
  const good = items.filter((item) => item !== null)
  if (good.length === 0) missing.push({ option: key, code: 'required-statistic', params: {} })
  for (const { statistic, column, name } of good) {
    if (name.trim() === '') missing.push({ option: key, code: 'required-name', params: {} })
    if (statisticNeeds[statistic] === 'nothing') continue
    const info = column === null ? undefined : columnInfo(dictionary, column)
    if (column === null) missing.push({ option: key, code: 'required-statistic-variable', params: {} })
    else if (info === undefined) problems.push({ option: key, code: 'column-missing', params: { column } })
    else if (!fitsStatistic(statistic, info.type))
      problems.push({ option: key, code: 'statistic-needs-numbers', params: { variable: { variable: column } } })
  }
  return good
}

/** The item without the parts that its statistic does not use; null if it has another form. */
function asItem(value: Json): SummaryItem | null {
  if (!isObject(value)) return null
  const { id, statistic, column = null, percentile = 90, name = '' } = value
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,40}$/.test(id)) return null
  if (typeof statistic !== 'string' || !Object.hasOwn(statisticNeeds, statistic)) return null
  if (typeof name !== 'string' || typeof percentile !== 'number' || !(percentile > 0 && percentile < 100)) return null
  if (column !== null && typeof column !== 'string') return null
  const known = statistic as GroupStatistic
  return { id, statistic: known, column: known === 'n' ? null : column, percentile, name }
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
