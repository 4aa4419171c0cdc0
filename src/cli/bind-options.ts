import type { ColumnInfo, DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json } from '#catalog/kit/json.ts'
import type { OptionSpec } from '#catalog/kit/options/options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { StepOptionSpec, StepOptionSpecs } from '#catalog/kit/steps/step-options.ts'
import { toStored } from '#engine/expression/stored-form.ts'
import { isRecord } from './json-argument.ts'
import { UsageError } from './usage-error.ts'

/**
 * Converts options as typed to their stored form: names of variables become ids, a compound option may be written as one object, a level may
 * be given by its label, and a formula may contain variable names.
 */
export function bindOptions(
  specs: StepOptionSpecs,
  given: Readonly<Record<string, Json>>,
  dictionary: DataDictionary,
): StoredOptions {
  const flat = flatten(specs, given)
  const bound: Record<string, Json> = {}
  for (const [leaf, value] of Object.entries(flat)) {
    const [key = '', ...rest] = leaf.split('.')
    const spec = Object.hasOwn(specs, key) ? specs[key] : undefined
    if (spec === undefined) throw new UsageError(`There is no option ${key}. Options: ${Object.keys(specs).join(', ')}`)
    if (spec.kind === 'per-variable') {
      const field = rest.at(-1) ?? ''
      const id = columnId(rest.slice(0, -1).join('.'), dictionary)
      const inner = Object.hasOwn(spec.fields, field) ? spec.fields[field] : undefined
      bound[`${key}.${id}.${field}`] = inner?.kind === 'level' ? levelOf(value, id, dictionary) : value
    } else if (spec.kind === 'terms' && rest.length > 1) {
      const id = columnId(rest.slice(1).join('.'), dictionary)
      bound[`${key}.${rest[0]}.${id}`] = rest[0] === 'reference' ? levelOf(value, id, dictionary) : value
    } else if (spec.kind === 'matched-set' && (rest[0] === 'first' || rest[0] === 'second'))
      bound[leaf] = levelOf(value, columnId(flat[`${key}.member`] ?? null, dictionary), dictionary)
    else bound[leaf] = bindValue(spec, rest[0], value, flat, dictionary)
  }
  return bound
}

function bindValue(
  spec: StepOptionSpec,
  part: string | undefined,
  value: Json,
  all: Readonly<Record<string, Json>>,
  dictionary: DataDictionary,
): Json {
  const variableOf = (leaf: string) => columnId(all[leaf] ?? null, dictionary)
  switch (spec.kind) {
    case 'variable':
      return value === null ? null : columnId(value, dictionary)
    case 'variables':
      return isList(value) ? value.map((name) => columnId(name, dictionary)) : value
    case 'level':
      return levelOf(value, variableOf(spec.of), dictionary)
    case 'survival-outcome': {
      if (part === 'form' || part === 'unit') return value
      if (part !== 'events' && part !== 'competing') return columnId(value, dictionary)
      const status = Object.keys(all).find((leaf) => leaf.endsWith('.status')) ?? ''
      return isList(value) ? value.map((level) => levelOf(level, variableOf(status), dictionary)) : value
    }
    case 'terms':
      return isList(value) ? value.map((term) => boundTerm(term, dictionary)) : value
    case 'matched-set':
    case 'repeated-measures':
      return columnParts.has(part ?? '') ? boundColumns(value, dictionary) : value
    case 'formula':
      return typeof value === 'string' ? toStored(value, dictionary.columns) : value
    case 'sort-keys':
      return isList(value)
        ? value.map((key) => (isRecord(key) ? { ...key, column: columnId(key.column ?? null, dictionary) } : key))
        : value
    default:
      return value
  }
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
function boundColumns(value: Json, dictionary: DataDictionary): Json {
  if (isList(value)) return value.map((one) => boundColumns(one, dictionary))
  return value === null ? null : columnId(value, dictionary)
}

/** A typed term: `"age"` is a main effect, `"age:sex"` an interaction, an object any term. */
function boundTerm(term: Json, dictionary: DataDictionary): Json {
  if (typeof term === 'string') {
    const whole = dictionary.columns.some(({ name }) => name === term)
    const names = whole ? [term] : term.split(':').map((name) => name.trim())
    const ids = names.map((name) => columnId(name, dictionary))
    return ids.length === 1 ? { kind: 'main', variable: ids[0] ?? null } : { kind: 'interaction', variables: ids }
  }
  if (!isRecord(term)) return term
  return Object.fromEntries(
    Object.entries(term).map(([key, value]) => [key, termColumns.has(key) ? boundColumns(value, dictionary) : value]),
  )
}

const termColumns: ReadonlySet<string> = new Set(['variable', 'variables', 'within', 'group', 'slope'])

function spread(flat: Record<string, Json>, path: string, value: Json, depth: number): void {
  if (depth > 0 && isRecord(value))
    for (const [key, inner] of Object.entries(value)) spread(flat, `${path}.${key}`, inner, depth - 1)
  else flat[path] = value
}

/** The id of a column, found by its name, else by its id. */
function columnId(name: Json, { columns }: DataDictionary): string {
  const found = columns.find((column) => column.name === name) ?? columns.find((column) => column.id === name)
  if (found === undefined)
    throw new UsageError(
      `There is no variable ${String(JSON.stringify(name))}. Variables: ${columns.map((c) => c.name).join(', ')}`,
    )
  return found.id
}

/** A level, found by its value or its label; `"2"` matches the number 2 and vice versa. */
function levelOf(value: Json, variable: string, { columns }: DataDictionary): Json {
  const column: ColumnInfo | undefined = columns.find(({ id }) => id === variable)
  const labelled = column?.valueLabels.find(({ label }) => label === value)
  if (labelled !== undefined) return labelled.value
  if (typeof value !== 'string' && typeof value !== 'number') return value
  return column?.levels?.find((level) => String(level) === String(value)) ?? value
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
