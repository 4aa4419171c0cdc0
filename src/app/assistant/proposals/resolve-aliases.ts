import type { Json } from '#catalog/kit/json.ts'
import { type Aliases, withNames } from '../attached/aliases.ts'
import type { Proposed } from './proposal.ts'

/**
 * A proposal for a dataset with ids of variables and values in place of the aliases under which the model knows them. Aliases of other datasets stay
 * as they are, and do not fit: a column of this one may have the same id.
 */
export function resolveAliases(proposed: Proposed, all: Aliases, dataset: string): Proposed {
  const aliases = Object.fromEntries(Object.entries(all).filter(([, one]) => one.dataset === dataset))
  const idOf = (text: string): string | number => {
    const { column, level } = (Object.hasOwn(aliases, text) ? aliases[text] : undefined) ?? {}
    // within a longer text, such as a formula or an interaction, variables stand by name
    return level ?? column ?? withNames(text, aliases)
  }
  const resolved = (value: Json): Json => {
    if (typeof value === 'string') return idOf(value)
    if (Array.isArray(value)) return value.map((one) => resolved(one))
    return typeof value === 'object' && value !== null ? inside(value as Readonly<Record<string, Json>>) : value
  }
  const inside = (options: Readonly<Record<string, Json>>): Record<string, Json> =>
    Object.fromEntries(Object.entries(options).map(([key, value]) => [String(idOf(key)), resolved(value)]))
  if (proposed.kind !== 'steps') return { ...proposed, options: inside(proposed.options) }
  return { ...proposed, steps: proposed.steps.map((step) => ({ ...step, options: inside(step.options) })) }
}
