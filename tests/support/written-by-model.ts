import { columnInfo, type DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Json, JsonObject } from '#catalog/kit/json.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { StepOptionSpec, StepOptionSpecs } from '#catalog/kit/steps/step-options.ts'
import { toTyped } from '#engine/expression/stored-form.ts'

/** Stored options as a model writes them: names in place of ids, labels in place of values, compound options as objects. */
export function writtenByModel(
  specs: StepOptionSpecs,
  stored: StoredOptions,
  dictionary: DataDictionary,
): Readonly<Record<string, Json>> {
  const nameOf = (id: string): string => columnInfo(dictionary, id)?.name ?? id
  const name = (id: Json): Json => (typeof id === 'string' ? nameOf(id) : id)
  const names = (value: Json): Json => (isList(value) ? value.map(names) : name(value))
  const groupNames = (groups: Json | undefined): Json =>
    isList(groups ?? null)
      ? (groups as readonly Json[]).map((group) =>
          isObject(group) ? { ...group, columns: names(group.columns ?? null) } : group,
        )
      : (groups ?? null)
  const labelled = (value: Json, variable: Json | undefined): Json => {
    const column = typeof variable === 'string' ? columnInfo(dictionary, variable) : undefined
    return column?.valueLabels.find((entry) => entry.value === value)?.label ?? value
  }
  const labels = (value: Json, variable: Json | undefined) =>
    isList(value) ? value.map((one) => labelled(one, variable)) : labelled(value, variable)
  const term = (one: Json): Json => {
    if (!isObject(one)) return one
    if (one.kind === 'main') return name(one.variable ?? null)
    const among = one.kind === 'interaction' && Array.isArray(one.variables) ? (one.variables as readonly string[]) : []
    const factors = among.map(nameOf)
    if (factors.length > 0 && factors.every((factor) => !factor.includes(':'))) return factors.join(':')
    return Object.fromEntries(
      Object.entries(one).map(([key, value = null]) => [
        key,
        ['variable', 'variables', 'within', 'group', 'slope'].includes(key) ? names(value) : value,
      ]),
    )
  }
  const leafOf = (
    spec: StepOptionSpec,
    key: string,
    rest: string,
    value: Json,
  ): readonly (readonly [string[], Json])[] => {
    switch (spec.kind) {
      case 'variable':
      case 'variables':
        return [[[key], names(value)]]
      case 'level':
        return [[[key], labels(value, stored[spec.of])]]
      case 'set':
        return [[[key], dictionary.sets?.find(({ id }) => id === value)?.name ?? value]]
      case 'formula':
        return [[[key], typeof value === 'string' ? typed(value, dictionary) : value]]
      case 'cases':
        return [
          [
            [key],
            isList(value)
              ? value.map((one) =>
                  isObject(one) && typeof one.condition === 'string'
                    ? { ...one, condition: typed(one.condition, dictionary) }
                    : one,
                )
              : value,
          ],
        ]
      case 'row-rules':
        return [
          [
            [key],
            isList(value)
              ? value.map((one) =>
                  isObject(one)
                    ? {
                        ...one,
                        ...(one.columns !== undefined && { columns: names(one.columns) }),
                        ...(one.within !== undefined && { within: names(one.within) }),
                        ...(typeof one.formula === 'string' && { formula: typed(one.formula, dictionary) }),
                      }
                    : one,
                )
              : value,
          ],
        ]
      case 'sort-keys':
      case 'dictionary-items':
      case 'summary-items':
        return [
          [
            [key],
            isList(value)
              ? value.map((one) => (isObject(one) ? { ...one, column: name(one.column ?? null) } : one))
              : value,
          ],
        ]
      case 'stubs':
        return [[[key], isObject(value) ? { ...value, groups: groupNames(value.groups) } : value]]
      case 'survival-outcome':
        if (rest === 'events' || rest === 'competing') return [[[key, rest], labels(value, stored[`${key}.status`])]]
        return [[[key, rest], rest === 'form' || rest === 'unit' ? value : names(value)]]
      case 'matched-set':
        if (rest === 'first' || rest === 'second') return [[[key, rest], labels(value, stored[`${key}.member`])]]
        return [[[key, rest], rest === 'layout' ? value : names(value)]]
      case 'repeated-measures':
        return [[[key, rest], rest === 'layout' || rest === 'factors' ? value : names(value)]]
      case 'terms': {
        if (rest === 'list') return [[[key, 'list'], isList(value) ? value.map(term) : value]]
        const [part = '', ...id] = rest.split('.')
        const variable = id.join('.')
        return [[[key, part, nameOf(variable)], part === 'reference' ? labels(value, variable) : value]]
      }
      case 'per-variable': {
        const at = rest.lastIndexOf('.')
        const [id, field] = [rest.slice(0, at), rest.slice(at + 1)]
        return [[[key, nameOf(id), field], spec.fields[field]?.kind === 'level' ? labels(value, id) : value]]
      }
      default:
        return [[rest === '' ? [key] : [key, rest], value]]
    }
  }
  const written: Record<string, Json> = Object.create(null)
  for (const [leaf, value] of Object.entries(stored)) {
    const dot = leaf.indexOf('.')
    const [key, rest] = dot < 0 ? [leaf, ''] : [leaf.slice(0, dot), leaf.slice(dot + 1)]
    const spec = specs[key]
    if (spec) for (const [path, said] of leafOf(spec, key, rest, value)) put(written, path, said)
  }
  return { ...written }
}

function put(into: Record<string, Json>, [first = '', ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) {
    into[first] = value
    return
  }
  const inner = (into[first] ?? {}) as Record<string, Json>
  into[first] = inner
  put(inner, rest, value)
}

/** What cannot be parsed stays. */
function typed(stored: string, { columns }: DataDictionary): string {
  try {
    return toTyped(stored, columns)
  } catch {
    return stored
  }
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isObject = (value: Json): value is JsonObject => typeof value === 'object' && value !== null && !isList(value)
