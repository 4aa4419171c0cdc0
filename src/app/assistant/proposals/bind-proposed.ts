import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import { BindError, bindOptions } from '#catalog/kit/options/bind-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { RecodeRule, StepOptionSpec, StepOptionSpecs } from '#catalog/kit/steps/step-options.ts'
import { isBoundedJson } from '#contract/assistant/proposals.ts'
import type { FormulaCheck } from '#engine/expression/formula.ts'
import type { Misfit } from './proposal.ts'

/** Checks a typed formula: its stored form, or what is wrong with it. */
export type CheckFormula = (
  typed: string,
  columns: DataDictionary['columns'],
  result: 'condition' | 'value',
) => Promise<FormulaCheck>

export type Bound = { readonly options: StoredOptions } | { readonly misfits: readonly Misfit[] }

/** Kinds that refer to records or to places in a figure: a model knows neither. */
const onlyInForm: ReadonlySet<StepOptionSpec['kind']> = new Set([
  'model',
  'analysis',
  'saved-output',
  'dataset',
  'other-variable',
  'annotations',
  'moves',
])

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
    if (spec?.kind !== 'formula' || typeof typed !== 'string' || typed.trim() === '') continue
    const checked = await checkFormula(typed, dictionary.columns, spec.result)
    if (!checked.ok) return misfit(`formula-${checked.error.code}`, option, shortened(checked.error.params))
    formulas.set(typed, checked.stored)
  }
  return bound(specs, given, dictionary, (typed) => formulas.get(typed) ?? '')
}

function bound(
  specs: StepOptionSpecs,
  given: Readonly<Record<string, Json>>,
  dictionary: DataDictionary,
  storedFormula: (typed: string) => string,
): Bound {
  try {
    const options = bindOptions(specs, given, { dictionary, storedFormula, levelsOccur: true })
    const strange = Object.entries(options).find(([leaf, value]) => !isOwnLeaf(specs, leaf, value))
    if (strange) return misfit('unknown-option', undefined, { name: cut(strange[0]) })
    return withRules(specs, options, dictionary)
  } catch (error) {
    if (!(error instanceof BindError)) throw error
    const name = cut(typeof error.given === 'string' ? error.given : String(JSON.stringify(error.given)))
    return misfit(codes[error.code], error.option.slice(0, SHOWN), { name })
  }
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
function withRules(specs: StepOptionSpecs, options: StoredOptions, { columns }: DataDictionary): Bound {
  const changed: Record<string, Json> = { ...options }
  for (const [key, rules] of Object.entries(options)) {
    const spec = specOf(specs, key)
    if (spec?.kind !== 'recode-rules' || !Array.isArray(rules)) continue
    const column = columns.find(({ id }) => id === options[spec.of])
    const found: Json[] = []
    for (const rule of rules as unknown as readonly RecodeRule[]) {
      const values = valuesIn(rule)
      if (!values || !column) {
        found.push(rule as unknown as Json)
        continue
      }
      const levels = [...(column.levels ?? []), ...column.missingCodes]
      const meant = values.map(
        (value) =>
          column.valueLabels.find(({ label }) => label === value)?.value ??
          levels.find((level) => String(level) === String(value)) ??
          (column.levels === undefined && typeof value === 'number' ? value : undefined),
      )
      const wrong = meant.indexOf(undefined)
      if (wrong >= 0) return misfit('unknown-level', key, { name: cut(String(values[wrong])) })
      found.push({ ...rule, from: { values: meant } } as unknown as Json)
    }
    changed[key] = found
  }
  return { options: changed }
}

/** The values of a rule; undefined if it has another form, which its reader judges. */
function valuesIn(rule: unknown): readonly unknown[] | undefined {
  const from = (rule as Partial<RecodeRule> | null)?.from
  const values: unknown = typeof from === 'object' && from !== null && 'values' in from ? from.values : undefined
  return Array.isArray(values) ? values : undefined
}

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
