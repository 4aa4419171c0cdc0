import type { NeededVariable } from './needs-met.ts'

type Column = { readonly measure: NeededVariable['accepts'][number]; readonly type: NeededVariable['types'][number] }

/** How well chosen columns fit an entry: lower is better, field by field. */
export interface Fit {
  /** Required variables that none of the columns is. */
  readonly missing: number
  /** Columns that are only optional variables. */
  readonly optional: number
  /** Sum of the measurement levels that the variables accept: a variable that accepts one level fits a column better than one that accepts any. */
  readonly breadth: number
}

/** Negative if the first fit is better, 0 if both are equal. */
export function compareFits(a: Fit, b: Fit): number {
  return a.missing - b.missing || a.optional - b.optional || a.breadth - b.breadth
}

/**
 * The best fit of all columns at once, each as another variable of the entry; undefined if one of them has no place.
 * @param columns at most a few: all assignments are tried
 */
export function fitOfColumns(
  columns: readonly Column[],
  { needs, roles }: { readonly needs: readonly NeededVariable[]; readonly roles: readonly NeededVariable[] },
): Fit | undefined {
  const variables = [...needs, ...roles]
  const fits: Fit[] = []
  const assign = (at: number, taken: readonly number[]) => {
    const column = columns[at]
    if (column === undefined) {
      const met = taken.filter((k) => k < needs.length).length
      const breadth = taken.reduce((sum, k) => sum + (variables[k]?.accepts.length ?? 0), 0)
      fits.push({ missing: needs.length - met, optional: taken.length - met, breadth })
      return
    }
    for (const [k, { accepts, types }] of variables.entries())
      if (!taken.includes(k) && accepts.includes(column.measure) && types.includes(column.type))
        assign(at + 1, [...taken, k])
  }
  assign(0, [])
  return fits.toSorted(compareFits)[0]
}
