import type { CheckRule } from '#engine/methods/rules/check-rule.ts'
import type { ColumnInfo, LevelValue } from '../data-dictionary.ts'
import type { Json } from '../json.ts'
import { perVariableLeaf, type StoredOptions } from '../options/stored-options.ts'
import type { Language, Words } from '../words.ts'
import type {
  Case,
  DictionaryItem,
  MergedValues,
  MissingNumbers,
  RecodeRule,
  SortKey,
  StepOptionSpec,
  StepOptionSpecs,
  SummaryItem,
  WideStubs,
} from './step-options.ts'

/** Rules and variables of a line before it is cut off. */
const MOST = 6

const missing: Words = { en: 'missing', zh: '缺失' }

/** What the variables of these options are for, where a step has others. */
const phrases: Readonly<Record<string, (names: string) => Words>> = {
  by: (names) => ({ en: `by ${names}`, zh: `按 ${names} 分组` }),
  orderBy: (names) => ({ en: `in order of ${names}`, zh: `按 ${names} 排序` }),
}

/** Texts that name new variables: the others are looked for or put between. */
const isName = (key: string) => /^(?:name|pattern|marks|time|origin)$|Name$/.test(key)

/** The variables that a line can name. */
export type NamedColumns = readonly (Pick<ColumnInfo, 'id' | 'name'> & Partial<Pick<ColumnInfo, 'valueLabels'>>)[]

/**
 * What a step does, in one line: `sex → sex_2: M → 男, F → 女`, `bmi = weight / height ^ 2`, `age: 18, 40, 60`. Options that have their initial
 * value are left out. Empty if nothing is chosen yet.
 */
export function stepLine(
  specs: StepOptionSpecs,
  stored: StoredOptions,
  columns: NamedColumns,
  language: Language,
): string {
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.name ?? id
  const answers = Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, stored[key] ?? initialOf(spec)]))
  const asked = Object.entries(specs).filter(([, spec]) => spec.when?.(answers as never) !== false)
  const subjects: string[] = []
  const details: string[] = []
  let [name, formula] = ['', '']
  for (const [key, spec] of asked) {
    const value = stored[key]
    if (value === undefined || value === null) continue
    if (spec.kind === 'variable') subjects.push(nameOf(plain(value)))
    else if (spec.kind === 'variables' && phrases[key] !== undefined) {
      const names = cut(texts(value).map(nameOf))
      if (names !== '') details.push(phrases[key](names)[language])
    } else if (spec.kind === 'variables') {
      const said = perVariableWords(specs, stored, key, language)
      subjects.push(...texts(value).map((id) => `${nameOf(id)}${said(id)}`))
    } else if (spec.kind === 'text' && isName(key)) name = plain(value)
    else if (spec.kind === 'formula' && spec.result === 'value') formula = namedFormula(plain(value), nameOf)
    else if (JSON.stringify(value) !== JSON.stringify(initialOf(spec)))
      details.push(...detailOf(spec, value, { nameOf, language }))
  }
  if (formula !== '') return name === '' ? formula : `${name} = ${formula}`
  const head = [cut(subjects), name].filter(Boolean).join(' → ')
  return [head, cut(details)].filter(Boolean).join(language === 'zh' ? '：' : ': ')
}

/** What is chosen for each variable of an option, in brackets; empty if nothing is asked about each. */
function perVariableWords(specs: StepOptionSpecs, stored: StoredOptions, of: string, language: Language) {
  const [key, spec] = Object.entries(specs).find(([, one]) => one.kind === 'per-variable' && one.of === of) ?? []
  const fields = spec?.kind === 'per-variable' ? Object.entries(spec.fields) : []
  const [name, field] = fields.find(([, one]) => one.kind === 'choice') ?? []
  return (id: string): string => {
    if (key === undefined || name === undefined || field?.kind !== 'choice') return ''
    const chosen = stored[perVariableLeaf(key, id, name)] ?? field.initial
    const label = field.of[plain(chosen)]?.label[language]
    return label === undefined ? '' : ` (${label})`
  }
}

interface Context {
  readonly nameOf: (id: string) => string
  readonly language: Language
}

function detailOf(spec: StepOptionSpec, value: Json, { nameOf, language }: Context): readonly string[] {
  switch (spec.kind) {
    case 'recode-rules':
      return Array.isArray(value) ? (value as unknown as RecodeRule[]).map((rule) => ruleLine(rule, language)) : []
    case 'cases':
      return Array.isArray(value)
        ? (value as unknown as Case[]).map(
            (one) => `${namedFormula(one.condition, nameOf)} → ${one.value ?? missing[language]}`,
          )
        : []
    case 'row-rules':
      return Array.isArray(value)
        ? (value as unknown as CheckRule[]).map((rule) => checkLine(rule, { nameOf, language }))
        : []
    case 'formula':
      return [namedFormula(plain(value), nameOf)]
    case 'sort-keys':
      return Array.isArray(value)
        ? (value as unknown as SortKey[]).map(({ column, descending }) => `${nameOf(column)} ${descending ? '↓' : '↑'}`)
        : []
    case 'summary-items':
      return Array.isArray(value) ? (value as unknown as SummaryItem[]).map((item) => item.name) : []
    case 'stubs': {
      const { groups = [] } = value as unknown as Partial<WideStubs>
      return groups.map(
        ({ name, columns }) => `${columns.map((id) => (id === null ? '–' : nameOf(id))).join(', ')} → ${name}`,
      )
    }
    case 'missing-numbers': {
      const { codes = [], ranges = [] } = value as unknown as Partial<MissingNumbers>
      return [...codes.map(String), ...ranges.map(rangeLine)]
    }
    case 'merged-values': {
      const { groups = [] } = value as unknown as Partial<MergedValues>
      return groups.map(({ to, values }) => `${values.join(' / ')} → ${to}`)
    }
    case 'dictionary-items':
      return Array.isArray(value)
        ? (value as unknown as DictionaryItem[]).map((item) => itemLine(item, nameOf(item.column)))
        : []
    case 'choice': {
      const label = spec.of[plain(value)]?.label
      return label ? [label[language]] : []
    }
    case 'choices':
      return texts(value).flatMap((one) => spec.of[one]?.label[language] ?? [])
    case 'text':
      return value === '' ? [] : [`“${plain(value)}”`]
    case 'toggle':
      return value === true ? [spec.label[language]] : []
    case 'number':
    case 'literal':
      return [plain(value)]
    case 'numbers':
    case 'texts':
      return texts(value)
    default:
      return []
  }
}

/** The reader's words for a rule, otherwise what it demands. */
export function checkLine(rule: Partial<CheckRule>, { nameOf, language }: Context): string {
  const { text = '', kind, columns = [], low = null, high = null, values = [], within = [], formula = '' } = rule
  if (text.trim() !== '') return text.trim()
  const names = (ids: readonly string[]) => ids.map(nameOf).join(', ')
  switch (kind) {
    case 'range':
      return `${names(columns)} ${rangeLine([low, high])}`
    case 'values':
      return `${names(columns)} ∈ ${values.map((value) => plain(value)).join(' / ')}`
    case 'order':
      return columns.map(nameOf).join(' ≤ ')
    case 'required':
      return `${names(columns)} ${demands.required[language]}`
    case 'unique': {
      const key = `${names(columns)} ${demands.unique[language]}`
      return within.length === 0 ? key : `${key} (${phrases.by?.(names(within))[language]})`
    }
    default:
      return namedFormula(formula, nameOf)
  }
}

const demands = {
  required: { en: 'not missing', zh: '不可缺失' },
  unique: { en: 'unique', zh: '不可重复' },
} as const satisfies Readonly<Record<string, Words>>

function ruleLine({ from, to }: RecodeRule, language: Language): string {
  return `${fromLine(from, language)} → ${to ?? missing[language]}`
}

function fromLine(from: RecodeRule['from'], language: Language): string {
  if ('missing' in from) return missing[language]
  if ('values' in from) return from.values.map((value: LevelValue) => plain(value)).join(' / ')
  return rangeLine(from.range)
}

function rangeLine([low, high]: readonly [number | null, number | null]): string {
  if (low === null) return high === null ? '…' : `≤ ${high}`
  return high === null ? `≥ ${low}` : `${low}–${high}`
}

/** `sex “Sex at birth” (male < female)` */
function itemLine({ label, valueLabels = [] }: DictionaryItem, name: string): string {
  const levels = valueLabels.map((one) => one.label || one.value).slice(0, MOST)
  const listed = levels.length === 0 ? '' : `(${levels.join(' < ')}${levels.length < valueLabels.length ? ' …' : ''})`
  return [name, label === undefined ? '' : `“${label}”`, listed].filter(Boolean).join(' ')
}

/** A stored formula with names in place of ids; texts in quotation marks stay. */
function namedFormula(stored: string, nameOf: (id: string) => string): string {
  return stored.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\{([^}]+)\}/g, (whole, id?: string) =>
    id === undefined ? whole : nameOf(id),
  )
}

const texts = (value: Json) => (Array.isArray(value) ? value.map(String) : [])

const initialOf = (spec: StepOptionSpec) => ('initial' in spec ? spec.initial : undefined)

function cut(parts: readonly string[]): string {
  return parts.length > MOST ? `${parts.slice(0, MOST).join(', ')} …` : parts.join(', ')
}

/** A string, number or Boolean as text. */
function plain(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
