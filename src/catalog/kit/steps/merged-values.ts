import type { Json, JsonObject } from '../json.ts'
import { isList, type OptionReader } from '../options/option-reader.ts'
import type { MergedGroup, MergedValues } from './step-options.ts'

const mostTexts = 10_000
const longestText = 1000

/** Reads groups of texts that become one. A text becomes one other only, and nothing that becomes another itself. */
export function readMergedValues(reader: OptionReader): MergedValues {
  const { key, stored, problems, missing } = reader
  const merged = asMerged(stored[key] ?? { groups: [] })
  if (merged === null) {
    problems.push({ option: key, code: 'wrong-form', params: {} })
    return { groups: [], apart: [] }
  }
  const { groups } = merged
  if (groups.every(({ values }) => values.length === 0))
    missing.push({ option: key, code: 'required-merge', params: {} })
  const merging = groups.flatMap(({ to, values }) => values.filter((value) => value !== to))
  const changed = new Set(merging)
  if (groups.some(({ to }) => to.trim() === '')) missing.push({ option: key, code: 'required-merge-name', params: {} })
  if (changed.size < merging.length || groups.some(({ to }) => changed.has(to)))
    problems.push({ option: key, code: 'merged-twice', params: {} })
  return merged
}

function asMerged(value: Json): MergedValues | null {
  if (!isObject(value)) return null
  const { groups = [], apart = [] } = value
  if (!isList(groups) || !isTexts(apart)) return null
  const read = groups.map(asGroup)
  const good = read.filter((group) => group !== null)
  const count = good.reduce((sum, { values }) => sum + values.length, good.length)
  return good.length === read.length && count <= mostTexts ? { groups: good, apart } : null
}

function asGroup(value: Json): MergedGroup | null {
  if (!isObject(value)) return null
  const { to, values = [] } = value
  return typeof to === 'string' && to.length <= longestText && isTexts(values) ? { to, values } : null
}

const isTexts = (value: Json): value is readonly string[] =>
  isList(value) &&
  value.length <= mostTexts &&
  value.every((text) => typeof text === 'string' && text.length <= longestText)

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value)
