import type { ColumnType, Measure } from '#engine/frame/frame.ts'

/** A variable without which an entry has no answer. */
export interface NeededVariable {
  readonly accepts: readonly Measure[]
  readonly types: readonly ColumnType[]
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
