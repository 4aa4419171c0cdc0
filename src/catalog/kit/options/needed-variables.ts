import type { ColumnType, Measure } from '#engine/frame/frame.ts'
import type { NeededVariable } from './needs-met.ts'
import type { OptionSpec, OptionSpecs } from './options.ts'
import { initialOptions } from './read-options.ts'

/** The types of columns that an option takes unless it names others. */
export const plain: readonly ColumnType[] = ['number', 'text']
export const any: readonly Measure[] = ['nominal', 'ordinal', 'continuous']

/** The variables that an entry needs at least, with its other options at their initial values. */
export function neededVariables(definition: { readonly options: OptionSpecs }): readonly NeededVariable[] {
  const initial = initialOptions(definition)
  return Object.values(definition.options).flatMap((spec) => (spec.when?.(initial) === false ? [] : needsOf(spec)))
}

function needsOf(spec: OptionSpec): readonly NeededVariable[] {
  switch (spec.kind) {
    case 'variable':
      return spec.required ? [{ accepts: spec.accepts, types: spec.types ?? plain }] : []
    case 'variables':
      return times(spec.min, { accepts: spec.accepts, types: spec.types ?? plain })
    case 'terms':
      return times(spec.min, { accepts: any, types: plain })
    case 'survival-outcome':
      return [
        { accepts: ['continuous'], types: ['number'] },
        { accepts: any, types: plain },
      ]
    case 'matched-set':
    case 'repeated-measures':
      return times(2, { accepts: spec.accepts, types: ['number'] })
    default:
      return []
  }
}

/** Columns that a reader chooses at once to see what can be drawn of them. */
const MOST_CHOSEN = 3

/** The variables that an entry can have besides those that it needs, with its other options at their initial values. */
export function takenVariables(definition: { readonly options: OptionSpecs }): readonly NeededVariable[] {
  const initial = initialOptions(definition)
  return Object.values(definition.options).flatMap((spec) => (spec.when?.(initial) === false ? [] : takesOf(spec)))
}

function takesOf(spec: OptionSpec): readonly NeededVariable[] {
  switch (spec.kind) {
    case 'variable':
      return spec.required ? [] : [{ accepts: spec.accepts, types: spec.types ?? plain }]
    case 'variables': {
      const more = Math.min(spec.max, MOST_CHOSEN) - spec.min
      return times(Math.max(0, more), { accepts: spec.accepts, types: spec.types ?? plain })
    }
    default:
      return []
  }
}

function times(count: number, need: NeededVariable): readonly NeededVariable[] {
  return Array.from({ length: count }, () => need)
}
