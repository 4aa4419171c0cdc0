import type { DataDictionary, LevelValue } from '#catalog/kit/data-dictionary.ts'
import type { Json, JsonObject } from '#catalog/kit/json.ts'
import { type Names, namesOf } from '#catalog/kit/names.ts'
import { type PerVariableFields, timeUnits } from '#catalog/kit/options/options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { termVariables } from '#catalog/kit/options/term-variables.ts'
import { asTerm } from '#catalog/kit/options/terms-reader.ts'
import type { StepOptionSpec, StepOptionSpecs } from '#catalog/kit/steps/step-options.ts'
import type { Language, Words } from '#catalog/kit/words.ts'
import type { Term } from '#engine/methods/design/term.ts'

/** An option with its answer, as the form names both. */
export interface OptionWords {
  readonly key: string
  readonly name: string
  readonly answer: string
}

/** Items of a list before it is cut off. */
const MOST = 12

interface Context {
  readonly names: Names
  readonly language: Language
  readonly stored: StoredOptions
  readonly dictionary: DataDictionary
}

/** The options that are answered otherwise than in a new form, in the order of the specs. Answers of another form are left out. */
export function optionWords(
  specs: StepOptionSpecs,
  stored: StoredOptions,
  dictionary: DataDictionary,
  language: Language,
): readonly OptionWords[] {
  const context = { names: namesOf(dictionary), language, stored, dictionary }
  return Object.entries(specs).flatMap(([key, spec]) => {
    const answer = answerOf(key, spec, context)
    return answer === '' ? [] : [{ key, name: spec.label[language], answer }]
  })
}

function answerOf(key: string, spec: StepOptionSpec, context: Context): string {
  const { stored, names, language, dictionary } = context
  const value = stored[key] ?? null
  const part = (name: string): Json => stored[`${key}.${name}`] ?? null
  switch (spec.kind) {
    case 'survival-outcome':
      return survivalWords(part, context)
    case 'terms':
      return termsWords(key, part('list'), context)
    case 'matched-set':
    case 'repeated-measures': {
      const columns = ['pairs', 'outcomes', 'columns', 'outcome', 'set', 'subject', 'member', 'within'].map(part)
      return list(
        columns.flatMap((one) => columnWords(one, names)),
        language,
      )
    }
    case 'per-variable':
      return perVariableWords(key, spec.fields, context)
    case 'counts':
      return tableWords(part('rows'), part('counts'), language)
    case 'grid':
      return tableWords(part('rows'), part('cells'), language)
    case 'variable':
    case 'variables':
      return list(columnWords(value, names), language)
    case 'set': {
      const set = dictionary.sets?.find(({ id }) => id === value)
      return set ? set.label || set.name : ''
    }
    case 'level':
      return levelWords(value, stored[spec.of] ?? null, names)
    default:
      return value === null || isInitial(spec, value) ? '' : plainWords(spec, value, language)
  }
}

const isInitial = (spec: StepOptionSpec, value: Json) =>
  'initial' in spec && JSON.stringify(spec.initial) === JSON.stringify(value)

/** An option of one value, or of a list of them, that names no variable. */
function plainWords(spec: StepOptionSpec, value: Json, language: Language): string {
  const items = itemsOf(value)
  switch (spec.kind) {
    case 'choice':
    case 'choices': {
      const { of } = spec
      return list(
        items.flatMap((one) =>
          typeof one === 'string' && Object.hasOwn(of, one) ? [of[one]?.label[language] ?? one] : [],
        ),
        language,
      )
    }
    case 'toggle':
      return value === true ? said(yes, language) : value === false ? said(no, language) : ''
    case 'number':
    case 'numbers': {
      const text = (number: number) =>
        spec.shownAs === 'percent' ? `${Number((number * 100).toPrecision(12))}%` : String(number)
      return list(
        items.flatMap((one) => (typeof one === 'number' ? [text(one)] : [])),
        language,
      )
    }
    case 'text':
      return typeof value === 'string' ? value : ''
    default:
      return ''
  }
}

function survivalWords(part: (name: string) => Json, { names, language }: Context): string {
  const [start, time, status] = ['start', 'time', 'status'].map((name) => columnWords(part(name), names)[0])
  const levels = (name: string) => itemsOf(part(name)).map((level) => levelWords(level, part('status'), names))
  const unit = timeUnits.find((known) => known === part('unit'))
  const shownUnit = part('form') === 'dates' ? (units[unit ?? 'days'][language] ?? '') : ''
  const [events, others] = [levels('events'), levels('competing')]
  const is = (values: readonly string[]) => values.join(' / ')
  return list(
    [
      [start, time].filter(Boolean).join(' → ') + (shownUnit && ` (${shownUnit})`),
      status === undefined ? '' : events.length === 0 ? status : `${status} = ${is(events)}`,
      others.length === 0 ? '' : `${said(competing, language)}${is(others)}`,
    ].filter(Boolean),
    language,
  )
}

function termsWords(key: string, terms: Json, { names, language, stored }: Context): string {
  const words = itemsOf(terms).flatMap((item) => {
    const term = asTerm(item)
    return term === undefined ? [] : [termWords(term, names, language)]
  })
  const references = Object.entries(stored).flatMap(([leaf, level]) => {
    const variable = leaf.startsWith(`${key}.reference.`) ? leaf.slice(key.length + '.reference.'.length) : ''
    if (variable === '' || level === null) return []
    return [`${names.variable(variable)} = ${levelWords(level, variable, names)}`]
  })
  const compared = references.length > 0 ? [`${said(reference, language)}${references.join(' / ')}`] : []
  return list([...words, ...compared], language)
}

function termWords(term: Term, names: Names, language: Language): string {
  const variables = termVariables(term).map(names.variable)
  if (term.kind === 'main') return variables.join('')
  if (term.kind === 'interaction') return variables.join(' × ')
  if (term.kind === 'polynomial') return `${variables.join('')}^${term.degree}`
  if (term.kind === 'nested') return variables.join(' ⊂ ')
  return `${termKinds[term.kind][language]}${language === 'zh' ? '：' : ': '}${variables.join(', ')}`
}

function perVariableWords(key: string, fields: PerVariableFields, context: Context): string {
  const { stored, names, language } = context
  const answers = Object.entries(stored).flatMap(([leaf, value]) => {
    const at = leaf.lastIndexOf('.')
    const [column, name] = [leaf.slice(key.length + 1, at), leaf.slice(at + 1)]
    const field = leaf.startsWith(`${key}.`) && Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined || value === null || isInitial(field, value)) return []
    const answer = field.kind === 'level' ? levelWords(value, column, names) : plainWords(field, value, language)
    return answer === '' ? [] : [`${names.variable(column)}${language === 'zh' ? '：' : ': '}${answer}`]
  })
  return list(answers, language)
}

/** `A: 12, 30; B: 5, 37` */
function tableWords(rows: Json, cells: Json, language: Language): string {
  const names = itemsOf(rows)
  const lines = itemsOf(cells).map((row, k) => {
    const numbers = itemsOf(row)
      .map((cell) => (cell === null ? '' : plain(cell)))
      .join(', ')
    const name = names[k]
    return typeof name === 'string' && name !== '' ? `${name}: ${numbers}` : numbers
  })
  const shown = lines.slice(0, MOST).join(language === 'zh' ? '；' : '; ')
  return lines.length > MOST ? `${shown} …` : shown
}

/** The names of columns in a value, single or in lists. */
function columnWords(value: Json, names: Names): readonly string[] {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((one) => pairWords(one, names))
  return typeof value === 'string' && value !== '' ? [names.variable(value)] : []
}

/** A pair within a list of pairs: `before – after`. */
function pairWords(value: Json, names: Names): readonly string[] {
  if (!Array.isArray(value)) return columnWords(value, names)
  const both = (value as readonly Json[]).flatMap((one) => columnWords(one, names))
  return both.length === 0 ? [] : [both.join(' – ')]
}

function levelWords(level: Json, variable: Json, names: Names): string {
  if (level === null || isObject(level) || typeof level === 'boolean' || Array.isArray(level)) return ''
  return names.level({ variable: plain(variable), level: level as LevelValue })
}

function list(items: readonly string[], language: Language): string {
  const shown = items.slice(0, MOST).join(language === 'zh' ? '、' : ', ')
  return items.length > MOST ? `${shown} …` : shown
}

const itemsOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : value === null ? [] : [value])
const plain = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value))
const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const said = (words: Words, language: Language) => words[language]

const yes: Words = { en: 'yes', zh: '是' }
const no: Words = { en: 'no', zh: '否' }
const competing: Words = { en: 'competing: ', zh: '竞争事件：' }
const reference: Words = { en: 'reference: ', zh: '参照：' }

const units: Readonly<Record<(typeof timeUnits)[number], Words>> = {
  days: { en: 'days', zh: '天' },
  weeks: { en: 'weeks', zh: '周' },
  months: { en: 'months', zh: '月' },
  years: { en: 'years', zh: '年' },
}

const termKinds: Readonly<Record<Exclude<Term['kind'], 'main' | 'interaction' | 'polynomial' | 'nested'>, Words>> = {
  spline: { en: 'spline', zh: '样条' },
  offset: { en: 'offset', zh: '偏移项' },
  strata: { en: 'strata', zh: '分层' },
  cluster: { en: 'clusters', zh: '聚类' },
  random: { en: 'random effect', zh: '随机效应' },
}
