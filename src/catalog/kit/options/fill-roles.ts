import { compareFits, type Fit } from './fit-of-columns.ts'
import { any, plain } from './needed-variables.ts'
import type { NeededVariable } from './needs-met.ts'
import type { OptionSpec, OptionSpecs } from './options.ts'
import { initialOptions } from './read-options.ts'
import type { StoredOptions } from './stored-options.ts'

/** An option, or a part of one, that takes columns. */
interface Role extends NeededVariable {
  readonly leaf: string
  /** How many columns it takes at least and at most; 1 at most if its leaf is a single id. */
  readonly min: number
  readonly max: number
  readonly isList: boolean
}

interface Column {
  readonly id: string
  readonly measure: NeededVariable['accepts'][number]
  readonly type: NeededVariable['types'][number]
}

/**
 * The options of an entry that take chosen columns: the assignment that fits best by levels and types, as `fitOfColumns` compares them. Columns
 * that could change places, such as two numbers of a scatter plot, have the roles in the order in which they were chosen.
 * @param columns at most a few, in that order: all assignments are tried
 */
export function fillRoles(definition: { readonly options: OptionSpecs }, columns: readonly Column[]): StoredOptions {
  const initial = initialOptions(definition)
  const roles = Object.entries(definition.options).flatMap(([key, spec]) =>
    spec.when?.(initial) === false ? [] : rolesOf(key, spec),
  )
  const taken = bestAssignment(roles, columns)
  const settled = taken.map((role, at) => ({ role, id: columns[at]?.id ?? '' }))
  return Object.fromEntries(
    [...new Set(settled.map(({ role }) => role))].map((role) => {
      const ids = settled.filter((one) => one.role === role).map(({ id }) => id)
      return [role.leaf, role.isList ? ids : (ids[0] ?? null)]
    }),
  )
}

/** By column, the role that it has: the first assignment of all columns that no other one surpasses. Empty if there is none. */
function bestAssignment(roles: readonly Role[], columns: readonly Column[]): readonly Role[] {
  const all: { readonly taken: readonly Role[]; readonly fit: Fit }[] = []
  const assign = (taken: readonly Role[]) => {
    const column = columns[taken.length]
    if (column === undefined) {
      all.push({ taken, fit: fitOf(roles, taken) })
      return
    }
    for (const role of roles) {
      const isFull = taken.filter((other) => other === role).length >= role.max
      if (!isFull && role.accepts.includes(column.measure) && role.types.includes(column.type)) assign([...taken, role])
    }
  }
  assign([])
  const [best] = all.toSorted((a, b) => compareFits(a.fit, b.fit))
  return best?.taken ?? []
}

function fitOf(roles: readonly Role[], taken: readonly Role[]): Fit {
  const needed = roles.reduce((sum, { min }) => sum + min, 0)
  const met = roles.reduce((sum, role) => sum + Math.min(role.min, taken.filter((one) => one === role).length), 0)
  const breadth = taken.reduce((sum, { accepts }) => sum + accepts.length, 0)
  return { missing: needed - met, optional: taken.length - met, breadth }
}

function rolesOf(leaf: string, spec: OptionSpec): readonly Role[] {
  switch (spec.kind) {
    case 'variable': {
      const { accepts, types = plain } = spec
      return [{ leaf, accepts, types, min: spec.required ? 1 : 0, max: 1, isList: false }]
    }
    case 'variables': {
      const { accepts, types = plain, min, max } = spec
      return [{ leaf, accepts, types, min, max, isList: true }]
    }
    case 'survival-outcome': {
      if (spec.forms[0] !== 'time') return []
      const one = { min: 1, max: 1, isList: false }
      return [
        { leaf: `${leaf}.time`, accepts: ['continuous'], types: ['number'], ...one },
        { leaf: `${leaf}.status`, accepts: any, types: plain, ...one },
      ]
    }
    default:
      return []
  }
}
