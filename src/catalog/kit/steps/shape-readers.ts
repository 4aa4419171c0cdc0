import { columnInfo } from '../data-dictionary.ts'
import type { Json, JsonObject } from '../json.ts'
import { isLevel, isList, type OptionReader } from '../options/option-reader.ts'
import type { FrozenLevels, StubGroup, WideStubs } from './step-options.ts'

/** Readers of the options of steps that change the shape of the table. */

const mostTimes = 1000
const mostGroups = 100
const ID = /^[A-Za-z0-9_-]{1,20}$/

/** Reads groups of columns. Every group has a column or null for each time; no column is in two places. */
export function readStubs(reader: OptionReader): WideStubs {
  const none: WideStubs = { times: [], groups: [] }
  const value = reader.stored[reader.key] ?? null
  if (value === null) {
    reader.missing.push({ option: reader.key, code: 'required-stubs', params: {} })
    return none
  }
  const stubs = asStubs(value)
  if (stubs === null) {
    reader.problems.push({ option: reader.key, code: 'wrong-form', params: {} })
    return none
  }
  const { times, groups } = stubs
  const used = groups.flatMap(({ columns }) => columns).filter((id) => id !== null)
  const lacks = (code: string) => reader.missing.push({ option: reader.key, code, params: {} })
  if (times.length === 0 || groups.length === 0 || groups.some(({ columns }) => columns.every((id) => id === null)))
    lacks('required-stubs')
  else if (groups.some(({ name }) => name.trim() === '')) lacks('required-name')
  else if (times.some((time) => time.trim() === '')) lacks('required-times')
  if (new Set(times.map((time) => time.trim())).size < times.length)
    reader.problems.push({ option: reader.key, code: 'same-time-twice', params: {} })
  if (new Set(used).size < used.length)
    reader.problems.push({ option: reader.key, code: 'stub-column-twice', params: {} })
  for (const id of used)
    if (columnInfo(reader.dictionary, id) === undefined)
      reader.problems.push({ option: reader.key, code: 'column-missing', params: { column: id } })
  return stubs
}

function asStubs(value: Json): WideStubs | null {
  if (!isObject(value) || !isList(value.times) || !isList(value.groups)) return null
  const { times } = value
  if (!times.every((time) => typeof time === 'string') || times.length > mostTimes) return null
  const groups = value.groups.map((group) => asGroup(group, times.length))
  const good = groups.filter((group) => group !== null)
  const ids = new Set(good.map(({ id }) => id))
  if (good.length < groups.length || ids.size < groups.length || groups.length > mostGroups) return null
  return { times, groups: good }
}

function asGroup(value: Json, times: number): StubGroup | null {
  if (!isObject(value)) return null
  const { id, name, columns } = value
  if (typeof id !== 'string' || !ID.test(id) || id === 'time' || typeof name !== 'string') return null
  if (!isList(columns) || columns.length !== times) return null
  return columns.every((column) => column === null || typeof column === 'string') ? { id, name, columns } : null
}

/** Reads levels that get a column; a removed one is null. */
export function readFrozenLevels(reader: OptionReader, most: number): FrozenLevels {
  const value = reader.stored[reader.key] ?? []
  const levels = isList(value) && value.every((level) => level === null || isLevel(level)) ? value : null
  const there = levels?.filter((level) => level !== null) ?? []
  if (levels === null || levels.length > most || new Set(there).size < there.length) {
    reader.problems.push({ option: reader.key, code: 'wrong-form', params: {} })
    return []
  }
  if (there.length === 0) reader.missing.push({ option: reader.key, code: 'required-levels', params: {} })
  return levels
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value)
