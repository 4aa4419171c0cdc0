import { columnInfo, type LevelValue } from '../data-dictionary.ts'
import type { Json, JsonObject } from '../json.ts'
import type { OptionReader } from '../options/option-reader.ts'
import { formulaColumns, longestFormula } from './formula-columns.ts'
import type { Case } from './step-options.ts'

const mostCases = 100

/** Reads the stored list: each condition is checked for its columns; whether it can be parsed is found when it is applied. */
export function readCases(reader: OptionReader): readonly Case[] {
  const { key, dictionary, problems, missing } = reader
  const value = reader.stored[key] ?? []
  const cases = Array.isArray(value) ? (value as readonly Json[]).map(asCase) : [null]
  const ids = new Set(cases.map((one) => one?.id))
  if (cases.includes(null) || ids.size < cases.length || cases.length > mostCases) {
    problems.push({ option: key, code: 'wrong-form', params: {} })
    return []
  }
  const good = cases.filter((one) => one !== null)
  if (good.length === 0) missing.push({ option: key, code: 'required-case', params: {} })
  for (const { condition } of good) {
    if (condition.trim() === '') missing.push({ option: key, code: 'required-condition', params: {} })
    if (condition.length > longestFormula)
      problems.push({ option: key, code: 'too-long', params: { max: longestFormula } })
    for (const column of formulaColumns(condition))
      if (columnInfo(dictionary, column) === undefined)
        problems.push({ option: key, code: 'column-missing', params: { column } })
  }
  return good
}

function asCase(value: Json): Case | null {
  if (!isObject(value)) return null
  const { id, condition = '', value: to = null } = value
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,40}$/.test(id) || typeof condition !== 'string') return null
  const isLevel = typeof to === 'string' || typeof to === 'number'
  return to === null || isLevel ? { id, condition, value: to as LevelValue | null } : null
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
