import type { CheckKind, CheckRule } from '#engine/methods/rules/check-rule.ts'
import { type ColumnInfo, columnInfo } from '../data-dictionary.ts'
import type { Json, JsonObject } from '../json.ts'
import { isLevel, isList, type OptionReader } from '../options/option-reader.ts'
import { formulaColumns, longestFormula } from './formula-columns.ts'

const mostRules = 500
const mostColumns = 500
const mostValues = 2000
const longestText = 1000
const kinds: readonly CheckKind[] = ['range', 'values', 'required', 'unique', 'order', 'formula']

/** Reads the stored list: a rule is checked for its columns and their types; whether its formula can be parsed is found when it is applied. */
export function readCheckRules(reader: OptionReader): readonly CheckRule[] {
  const { key, problems, missing } = reader
  const value = reader.stored[key] ?? []
  const rules = isList(value) ? value.map(asRule) : [null]
  const ids = new Set(rules.map((rule) => rule?.id))
  if (rules.includes(null) || ids.size < rules.length || rules.length > mostRules) {
    problems.push({ option: key, code: 'wrong-form', params: {} })
    return []
  }
  const good = rules.filter((rule) => rule !== null)
  if (good.length === 0) missing.push({ option: key, code: 'required-rule', params: {} })
  for (const rule of good) {
    const code = incomplete(rule)
    if (code !== null) missing.push({ option: key, code, params: {} })
    noteMisfits(reader, rule)
  }
  return good
}

/** The ids of the columns that a rule names. */
export function ruleColumns({ kind, columns, within, formula }: CheckRule): readonly string[] {
  return kind === 'formula' ? formulaColumns(formula) : [...columns, ...within]
}

/** What is still to be chosen, or null. */
function incomplete({ kind, columns, low, high, values, formula }: CheckRule): string | null {
  if (kind === 'formula') return formula.trim() === '' ? 'required-condition' : null
  if (kind === 'order') return columns.length < 2 ? 'required-rule-dates' : null
  if (columns.length === 0) return 'required-rule-variable'
  if (kind === 'range' && low === null && high === null) return 'required-rule-limit'
  return kind === 'values' && values.length === 0 ? 'required-rule-values' : null
}

function noteMisfits({ key, dictionary, problems }: OptionReader, rule: CheckRule): void {
  const { kind, columns, low, high, values, formula } = rule
  if (formula.length > longestFormula) problems.push({ option: key, code: 'too-long', params: { max: longestFormula } })
  for (const column of ruleColumns(rule))
    if (columnInfo(dictionary, column) === undefined)
      problems.push({ option: key, code: 'column-missing', params: { column } })
  if (kind === 'range' && low !== null && high !== null && low > high)
    problems.push({ option: key, code: 'range-reversed', params: {} })
  for (const info of columns.flatMap((id) => columnInfo(dictionary, id) ?? [])) {
    const variable = { variable: info.id }
    const code = misfit(kind, info)
    if (code !== null) problems.push({ option: key, code, params: { variable } })
    else if (kind === 'values' && info.type === 'number') {
      const strange = values.find((one) => typeof one !== 'number')
      if (strange !== undefined)
        problems.push({ option: key, code: 'value-is-no-number', params: { variable, value: String(strange) } })
    }
  }
}

function misfit(kind: CheckKind, { type }: ColumnInfo): string | null {
  const isDate = type === 'date' || type === 'datetime'
  if (kind === 'range') return type === 'number' ? null : 'rule-needs-numbers'
  if (kind === 'order') return isDate ? null : 'rule-needs-dates'
  return kind === 'values' && isDate ? 'rule-dates-as-values' : null
}

/** A rule of the kind with the parts that it uses; null if it has another form. */
function asRule(value: Json): CheckRule | null {
  if (!isObject(value)) return null
  const { id, text = '', severity = 'error', kind: asked, low = null, high = null, formula = '' } = value
  const kind = kinds.find((one) => one === asked)
  const columns = idsOf(value.columns ?? [])
  const within = idsOf(value.within ?? [])
  const values = value.values ?? []
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,40}$/.test(id) || kind === undefined) return null
  if (typeof text !== 'string' || text.length > longestText || typeof formula !== 'string') return null
  if (severity !== 'error' && severity !== 'warning') return null
  if (columns === null || within === null || !isEnd(low) || !isEnd(high)) return null
  if (!isList(values) || values.length > mostValues || !values.every(isLevel)) return null
  return {
    id,
    text,
    severity,
    kind,
    columns: kind === 'formula' ? [] : columns,
    low: kind === 'range' ? low : null,
    high: kind === 'range' ? high : null,
    values: kind === 'values' ? values : [],
    within: kind === 'unique' ? within : [],
    formula: kind === 'formula' ? formula : '',
  }
}

/** Each id once. */
function idsOf(value: Json): readonly string[] | null {
  if (!isList(value) || value.length > mostColumns) return null
  const ids = value.filter((one) => typeof one === 'string')
  return ids.length === value.length && new Set(ids).size === ids.length ? ids : null
}

const isEnd = (value: Json): value is number | null => value === null || typeof value === 'number'

const isObject = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !isList(value)
