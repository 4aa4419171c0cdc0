import { alignColumns } from '#engine/frame/align-columns.ts'
import type { ColumnMeta, ColumnType } from '#engine/frame/frame.ts'
import type { StepOptionsOf } from '../../kit/step.ts'
import type { definition } from './definition.ts'

type Named = Pick<ColumnMeta, 'id' | 'name' | 'label'> & { readonly type: ColumnType }

/** A variable of the result. */
export interface Slot<C extends Named> {
  /** By dataset: its column, if it has one. */
  readonly columns: readonly (C | undefined)[]
  readonly name: string
  /** The stable part of its id; undefined if it is a column of this dataset. */
  readonly made: string | undefined
}

/**
 * The variables of the result. A column that only others have is named `<step>.<its id>` for the first of them and `<step>.<its id>-<k>` for the
 * k-th: ids of other datasets can be equal.
 */
export function slotsOf<C extends Named>(
  { match, columns, origin }: Pick<StepOptionsOf<typeof definition>, 'match' | 'columns' | 'origin'>,
  tables: readonly (readonly C[])[],
): { readonly slots: readonly Slot<C>[]; readonly leftOut: readonly C[] } {
  const taken = new Set([...(tables[0] ?? []).map(({ name }) => name), origin.trim()])
  const slots: Slot<C>[] = []
  const leftOut: C[] = []
  for (const aligned of alignColumns(tables, match)) {
    const found = aligned.map((index, table) => (index < 0 ? undefined : tables[table]?.[index]))
    const from = found.findIndex((column) => column !== undefined)
    const first = found[from]
    if (first === undefined) continue
    if (columns === 'common' && found.includes(undefined)) {
      leftOut.push(first)
      continue
    }
    const name = from === 0 ? first.name : freeName(first.name, taken)
    taken.add(name)
    const made = from === 0 ? undefined : from === 1 ? first.id : `${first.id}-${from}`
    slots.push({ columns: found, name, made })
  }
  return { slots, leftOut }
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let k = 2
  while (taken.has(`${name}_${k}`)) k++
  return `${name}_${k}`
}
