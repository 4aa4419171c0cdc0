import type { ColumnType, Measure } from '#engine/frame/frame.ts'
import type { OptionSpec, OptionSpecs } from './options.ts'
import { initialOptions } from './read-options.ts'

/** A variable without which an entry has no answer. */
export interface NeededVariable {
  readonly accepts: readonly Measure[]
  readonly types: readonly ColumnType[]
}

const plain: readonly ColumnType[] = ['number', 'text']
const any: readonly Measure[] = ['nominal', 'ordinal', 'continuous']

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

function times(count: number, need: NeededVariable): readonly NeededVariable[] {
  return Array.from({ length: count }, () => need)
}

type Column = { readonly measure: Measure; readonly type: ColumnType }

/** Whether each need is met by a variable of its own. */
export function areNeedsMet(needs: readonly NeededVariable[], columns: readonly Column[]): boolean {
  const meets = (need: NeededVariable, { measure, type }: Column) =>
    need.accepts.includes(measure) && need.types.includes(type)
  /** By column: the need that has it. */
  const taken = new Map<number, number>()
  const assign = (need: number, tried: Set<number>): boolean => {
    for (const [k, column] of columns.entries()) {
      const wanted = needs[need]
      if (tried.has(k) || !wanted || !meets(wanted, column)) continue
      tried.add(k)
      const holder = taken.get(k)
      // the holder moves to another column if it can
      if (holder === undefined || assign(holder, tried)) {
        taken.set(k, need)
        return true
      }
    }
    return false
  }
  return needs.every((_, need) => assign(need, new Set()))
}
