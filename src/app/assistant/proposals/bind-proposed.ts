import type { ColumnInfo, DataDictionary, LevelValue } from '#catalog/kit/data-dictionary.ts'
import type { Json, JsonObject } from '#catalog/kit/json.ts'
import { BindError, type Binding, bindOptions } from '#catalog/kit/options/bind-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { StepOptionSpec, StepOptionSpecs } from '#catalog/kit/steps/step-options.ts'
import { isBoundedJson } from '#contract/assistant/proposals.ts'
import type { FormulaCheck } from '#engine/expression/formula.ts'
import { formOnly } from '../form-only.ts'
import type { Misfit } from './proposal.ts'

/** Checks a typed formula: its stored form, or what is wrong with it. */
export type CheckFormula = (
  typed: string,
  columns: DataDictionary['columns'],
  result: 'condition' | 'value',
) => Promise<FormulaCheck>

export type Bound =
  /** `strangers`: values of variables that do not occur. A list of their own, because they depend on the rows: they must not hide other misfits. */
  { readonly options: StoredOptions; readonly strangers: readonly Misfit[] } | { readonly misfits: readonly Misfit[] }

/** A model places nothing in a figure either. */
const onlyInForm: ReadonlySet<StepOptionSpec['kind']> = new Set([...formOnly, 'annotations', 'moves'])

/** Characters of a name in a message. */
const SHOWN = 60

/**
 * Options as a model wrote them in their stored form. A value of a variable must be one that occurs: the model never saw the rows, so that any
 * other is a guess. Whether the rest is valid is left to the readers of the options.
 */
export async function bindProposed(
  specs: StepOptionSpecs,
  given: Readonly<Record<string, Json>>,
  dictionary: DataDictionary,
  checkFormula: CheckFormula,
): Promise<Bound> {
  if (!isBoundedJson(given)) return misfit('too-large')
  const unknown = Object.keys(given).filter((key) => specOf(specs, key) === undefined)
  if (unknown.length > 0)
    return { misfits: unknown.slice(0, 5).map((key) => ({ code: 'unknown-option', params: { name: cut(key) } })) }
  const refused = Object.keys(given).filter((key) => onlyInForm.has(specOf(specs, key)?.kind ?? 'text'))
  if (refused.length > 0) return { misfits: refused.map((option) => ({ code: 'only-in-form', params: {}, option })) }
  const formulas = new Map<string, string>()
  for (const [option, typed] of Object.entries(given)) {
    const spec = specOf(specs, option)
    const wanted = spec?.kind === 'formula' ? spec.result : 'condition'
    for (const formula of formulasIn(spec, typed)) {
      const checked = await checkFormula(formula, dictionary.columns, wanted)
      if (!checked.ok) return misfit(`formula-${checked.error.code}`, option, shortened(checked.error.params))
      formulas.set(formula, checked.stored)
    }
  }
  return bound(specs, given, dictionary, (typed) => formulas.get(typed) ?? '')
}

/** The typed formulas of an option, without empty ones. */
function formulasIn(spec: StepOptionSpec | undefined, value: Json): readonly string[] {
  const part = spec?.kind === 'cases' ? 'condition' : spec?.kind === 'row-rules' ? 'formula' : undefined
  const items: readonly Json[] = part !== undefined && Array.isArray(value) ? value : []
  const typed =
    spec?.kind === 'formula' ? [value] : items.map((one) => (isObject(one) ? (one[part ?? ''] ?? null) : null))
  return typed.filter((one) => typeof one === 'string').filter((one) => one.trim() !== '')
}

function bound(
  specs: StepOptionSpecs,
  given: Readonly<Record<string, Json>>,
  dictionary: DataDictionary,
  storedFormula: (typed: string) => string,
): Bound {
  try {
    const options = bindOptions(specs, given, { dictionary, storedFormula })
    const strange = Object.entries(options).find(([leaf, value]) => !isOwnLeaf(specs, leaf, value))
    if (strange) return misfit('unknown-option', undefined, { name: cut(strange[0]) })
    const ruled = withRules(specs, options, dictionary)
    const stranger = strangerIn(specs, given, { dictionary, storedFormula })
    return { ...ruled, strangers: [...stranger, ...ruled.strangers] }
  } catch (error) {
    if (!(error instanceof BindError)) throw error
    return { misfits: [misfitOf(error)] }
  }
}

/** The first value of a variable that does not occur, of options that can be bound otherwise. */
function strangerIn(
  specs: StepOptionSpecs,
  given: Readonly<Record<string, Json>>,
  binding: Binding,
): readonly Misfit[] {
  try {
    bindOptions(specs, given, { ...binding, levelsOccur: true })
    return []
  } catch (error) {
    if (!(error instanceof BindError)) throw error
    return [misfitOf(error)]
  }
}

function misfitOf({ code, option, given }: BindError): Misfit {
  const name = cut(typeof given === 'string' ? given : String(JSON.stringify(given)))
  return { code: codes[code], option: option.slice(0, SHOWN), params: { name } }
}

const codes = {
  'no-such-option': 'unknown-option',
  'no-such-variable': 'unknown-variable',
  'no-such-level': 'unknown-level',
} as const satisfies Readonly<Record<BindError['code'], string>>

/** Parts of the kinds with a fixed number of leaves. */
const parts: Readonly<Partial<Record<StepOptionSpec['kind'], readonly string[]>>> = {
  'survival-outcome': ['form', 'time', 'start', 'unit', 'status', 'events', 'competing'],
  'matched-set': ['layout', 'pairs', 'outcomes', 'set', 'member', 'first', 'second'],
  'repeated-measures': ['layout', 'factors', 'columns', 'outcome', 'subject', 'within'],
  counts: ['rows', 'columns', 'counts'],
  grid: ['rows', 'cells'],
}

/** Whether the option has that leaf. A leaf of one variable among several has one value. */
function isOwnLeaf(specs: StepOptionSpecs, leaf: string, value: Json): boolean {
  const [key = '', part, ...rest] = leaf.split('.')
  const spec = specOf(specs, key)
  if (spec === undefined) return false
  const known = parts[spec.kind]
  if (known) return part !== undefined && rest.length === 0 && known.includes(part)
  const isOne = typeof value !== 'object' || value === null
  if (spec.kind === 'terms')
    return rest.length === 0 ? part === 'list' : isOne && (part === 'reference' || part === 'contrast')
  if (spec.kind === 'per-variable') return isOne && rest.length > 0 && Object.hasOwn(spec.fields, rest.at(-1) ?? '')
  return part === undefined
}

/** Rules name values by their labels too, and only values that occur; a code of missing values, or a number where values are not counted, may not. */
function withRules(
  specs: StepOptionSpecs,
  options: StoredOptions,
  { columns }: DataDictionary,
): Extract<Bound, { readonly options: StoredOptions }> {
  const changed: Record<string, Json> = { ...options }
  const strangers: Misfit[] = []
  for (const [option, rules] of Object.entries(options)) {
    const spec = specOf(specs, option)
    if (spec?.kind !== 'recode-rules' || !Array.isArray(rules)) continue
    const column = columns.find(({ id }) => id === options[spec.of])
    const meant = (value: unknown) => (column ? meantValue(value, column) : undefined)
    changed[option] = (rules as readonly Json[]).map((rule) => {
      const values = valuesIn(rule)
      if (!values) return rule
      const stranger = values.find((value) => meant(value) === undefined)
      if (stranger !== undefined)
        strangers.push({ code: 'unknown-level', option, params: { name: cut(String(JSON.stringify(stranger))) } })
      return { ...(rule as JsonObject), from: { values: values.map((value) => meant(value) ?? value) } }
    })
  }
  return { options: changed, strangers }
}

/** The value of a column, or the code of missing values, that is meant by its own text or by its label. */
function meantValue(value: unknown, { levels, valueLabels, missingCodes }: ColumnInfo): LevelValue | undefined {
  return (
    valueLabels.find(({ label }) => label === value)?.value ??
    [...(levels ?? []), ...missingCodes].find((level) => String(level) === String(value)) ??
    (levels === undefined && typeof value === 'number' ? value : undefined)
  )
}

/** The values of a rule; undefined if it has another form, which its reader judges. */
function valuesIn(rule: Json): readonly Json[] | undefined {
  const from = isObject(rule) ? rule.from : undefined
  const values = from !== undefined && isObject(from) ? from.values : undefined
  return Array.isArray(values) ? (values as readonly Json[]) : undefined
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function specOf(specs: StepOptionSpecs, leaf: string): StepOptionSpec | undefined {
  const key = leaf.split('.', 1)[0] ?? leaf
  return Object.hasOwn(specs, key) ? specs[key] : undefined
}

const cut = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)
const shortened = (params: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? cut(value) : value]),
  )

const misfit = (code: string, option?: string, params: Misfit['params'] = {}): Bound => ({
  misfits: [{ code, params, ...(option !== undefined && { option }) }],
})
