import type { ColumnInfo, DataDictionary } from '../data-dictionary.ts'
import type { Json, JsonObject } from '../json.ts'
import type { StepOptionSpec, StepOptionSpecs } from '../steps/step-options.ts'
import type { OptionSpec } from './options.ts'
import type { StoredOptions } from './stored-options.ts'

/** Why options with names cannot be stored; `given` is the name or value that was not found, `option` its leaf. */
export class BindError extends Error {
  override readonly name = 'BindError'
  readonly code: 'no-such-option' | 'no-such-variable' | 'no-such-level'
  readonly option: string
  readonly given: Json

  constructor(code: BindError['code'], option: string, given: Json) {
    super(`${code}: ${option}`)
    this.code = code
    this.option = option
    this.given = given
  }
}

export interface Binding {
  readonly dictionary: DataDictionary
  /** The stored form of a formula typed with names (`engine/expression/stored-form.ts`). */
  readonly storedFormula: (typed: string) => string
  /** The id of a column that options name, in place of the one with that name or id in the dictionary; undefined if there is none. */
  readonly columnOf?: (given: Json) => string | undefined
  /** Whether a level that does not occur is refused here; otherwise it is left to the reader of the option. */
  readonly levelsOccur?: boolean
}

/** A binding, and the leaf that is bound. */
interface Place extends Binding {
  readonly leaf: string
}

/**
 * Converts options as typed to their stored form: names of variables become ids, a compound option may be written as one object, a level may
 * be given by its label, and a formula may contain variable names. Throws BindError.
 */
export function bindOptions(
  specs: StepOptionSpecs,
  given: Readonly<Record<string, Json>>,
  binding: Binding,
): StoredOptions {
  const flat = flatten(specs, given)
  const bound: Record<string, Json> = {}
  for (const [leaf, value] of Object.entries(flat)) {
    const [key = '', ...rest] = leaf.split('.')
    const spec = Object.hasOwn(specs, key) ? specs[key] : undefined
    if (spec === undefined) throw new BindError('no-such-option', key, key)
    const place = { ...binding, leaf }
    if (spec.kind === 'per-variable') {
      const field = rest.at(-1) ?? ''
      const id = columnId(rest.slice(0, -1).join('.'), place)
      const inner = Object.hasOwn(spec.fields, field) ? spec.fields[field] : undefined
      bound[`${key}.${id}.${field}`] = inner?.kind === 'level' ? levelOf(value, id, place) : value
    } else if (spec.kind === 'terms' && rest.length > 1) {
      const id = columnId(rest.slice(1).join('.'), place)
      bound[`${key}.${rest[0]}.${id}`] = rest[0] === 'reference' ? levelOf(value, id, place) : value
    } else if (spec.kind === 'matched-set' && (rest[0] === 'first' || rest[0] === 'second'))
      bound[leaf] = levelOf(value, columnId(flat[`${key}.member`] ?? null, place), place)
    else bound[leaf] = bindValue(spec, rest[0], value, flat, place)
  }
  return bound
}

function bindValue(
  spec: StepOptionSpec,
  part: string | undefined,
  value: Json,
  all: Readonly<Record<string, Json>>,
  place: Place,
): Json {
  const variableOf = (leaf: string) => columnId(all[leaf] ?? null, place)
  switch (spec.kind) {
    case 'variable':
      return value === null ? null : columnId(value, place)
    case 'variables':
      return isList(value) ? value.map((name) => columnId(name, place)) : value
    case 'level':
      return levelOf(value, variableOf(spec.of), place)
    case 'survival-outcome': {
      if (part === 'form' || part === 'unit') return value
      if (part !== 'events' && part !== 'competing') return columnId(value, place)
      const status = `${place.leaf.split('.', 1)[0]}.status`
      return isList(value) ? value.map((level) => levelOf(level, variableOf(status), place)) : value
    }
    case 'terms':
      return isList(value) ? value.map((term) => boundTerm(term, place)) : value
    case 'matched-set':
    case 'repeated-measures':
      return columnParts.has(part ?? '') ? boundColumns(value, place) : value
    case 'formula':
      return typeof value === 'string' ? place.storedFormula(value) : value
    case 'cases':
      return isList(value) ? value.map((one, k) => boundCase(one, k, place)) : value
    case 'row-rules':
      return isList(value) ? value.map((rule, k) => boundRule(rule, k, place)) : value
    case 'sort-keys':
    case 'dictionary-items':
      return isList(value)
        ? value.map((item) => (isObject(item) ? { ...item, column: columnId(item.column ?? null, place) } : item))
        : value
    case 'summary-items':
      return isList(value) ? value.map((item, k) => boundItem(item, k, place)) : value
    case 'stubs':
      return boundStubs(value, place)
    case 'set': {
      const { sets = [] } = place.dictionary
      return (
        (sets.find(({ name }) => name === value) ?? sets.find(({ label }) => label !== '' && label === value))?.id ??
        value
      )
    }
    default:
      return value
  }
}

function boundStubs(value: Json, place: Place): Json {
  const { groups = null } = isObject(value) ? value : {}
  if (!isObject(value) || !isList(groups)) return value
  const bound = groups.map((group) => {
    const { columns = null } = isObject(group) ? group : {}
    if (!isObject(group) || !isList(columns)) return group
    return { ...group, columns: columns.map((name) => (name === null ? null : columnId(name, place))) }
  })
  return { ...value, groups: bound }
}

/** `{outcome: {time, status}}` as `outcome.time`, `outcome.status`; `{rules: {age: {test}}}` as `rules.age.test`. */
function flatten(specs: StepOptionSpecs, given: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> {
  const flat: Record<string, Json> = Object.create(null) // a typed name may be `__proto__`
  for (const [key, value] of Object.entries(given)) {
    const spec: OptionSpec | StepOptionSpec | undefined = Object.hasOwn(specs, key) ? specs[key] : undefined
    spread(flat, key, value, spec === undefined ? 0 : (depths[spec.kind] ?? 0))
  }
  return flat
}

/** How many levels of a nested object are separate leaves. */
const depths: Readonly<Record<string, number>> = {
  'survival-outcome': 1,
  'matched-set': 1,
  'repeated-measures': 1,
  counts: 1,
  grid: 1,
  model: 1,
  terms: 2,
  annotations: 2,
  moves: 1,
  'per-variable': 2,
}

/** Parts of compound options that name columns. */
const columnParts: ReadonlySet<string> = new Set([
  'pairs',
  'outcomes',
  'set',
  'member',
  'columns',
  'outcome',
  'subject',
  'within',
])

/** Replaces column names, single or in lists, with ids. */
function boundColumns(value: Json, place: Place): Json {
  if (isList(value)) return value.map((one) => boundColumns(one, place))
  return value === null ? null : columnId(value, place)
}

/** A typed statistic: only a form gives it an id. */
function boundItem(item: Json, k: number, place: Place): Json {
  if (!isObject(item)) return item
  const { column = null } = item
  return { id: `i${k + 1}`, ...item, column: column === null ? null : columnId(column, place) }
}

/** A typed condition with its value: only a form gives it an id. */
function boundCase(one: Json, k: number, { storedFormula }: Place): Json {
  if (!isObject(one)) return one
  const { condition = '' } = one
  return { id: `w${k + 1}`, ...one, condition: typeof condition === 'string' ? storedFormula(condition) : condition }
}

/** A typed rule: only a form gives it an id. */
function boundRule(rule: Json, k: number, place: Place): Json {
  if (!isObject(rule)) return rule
  const { columns, within, formula } = rule
  return {
    id: `r${k + 1}`,
    ...rule,
    ...(columns !== undefined && { columns: boundColumns(columns, place) }),
    ...(within !== undefined && { within: boundColumns(within, place) }),
    ...(typeof formula === 'string' && { formula: place.storedFormula(formula) }),
  }
}

/** A typed term: `"age"` is a main effect, `"age:sex"` an interaction, an object any term. */
function boundTerm(term: Json, place: Place): Json {
  if (typeof term === 'string') {
    const whole = place.dictionary.columns.some(({ name }) => name === term)
    const names = whole ? [term] : term.split(':').map((name) => name.trim())
    const ids = names.map((name) => columnId(name, place))
    return ids.length === 1 ? { kind: 'main', variable: ids[0] ?? null } : { kind: 'interaction', variables: ids }
  }
  if (!isObject(term)) return term
  return Object.fromEntries(
    Object.entries(term).map(([key, value = null]) => [key, termColumns.has(key) ? boundColumns(value, place) : value]),
  )
}

const termColumns: ReadonlySet<string> = new Set(['variable', 'variables', 'within', 'group', 'slope'])

function spread(flat: Record<string, Json>, path: string, value: Json, depth: number): void {
  if (depth > 0 && isObject(value))
    for (const [key, inner = null] of Object.entries(value)) spread(flat, `${path}.${key}`, inner, depth - 1)
  else flat[path] = value
}

/** The id of a column, found by its name, else by its id. */
function columnId(name: Json, { dictionary: { columns }, columnOf, leaf }: Place): string {
  const found = columnOf
    ? columnOf(name)
    : (columns.find((column) => column.name === name) ?? columns.find((column) => column.id === name))?.id
  if (found === undefined) throw new BindError('no-such-variable', leaf, name)
  return found
}

/** A level, found by its value or its label; `"2"` matches the number 2 and vice versa. */
function levelOf(value: Json, variable: string, { dictionary: { columns }, leaf, levelsOccur }: Place): Json {
  const column: ColumnInfo | undefined = columns.find(({ id }) => id === variable)
  const labelled = column?.valueLabels.find(({ label }) => label === value)
  const isText = typeof value === 'string' || typeof value === 'number'
  const found =
    labelled?.value ?? (isText ? column?.levels?.find((level) => String(level) === String(value)) : undefined)
  if (levelsOccur && value !== null && (found === undefined || !column?.levels?.includes(found)))
    throw new BindError('no-such-level', leaf, value)
  return found ?? value
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value)
}
