import type { ColumnMeta } from '#engine/frame/frame.ts'
import type { StepOptionsOf } from '../../kit/step.ts'
import type { definition } from './definition.ts'

/** A column of the other dataset, and the name that it gets here. */
export interface TakenColumn {
  readonly id: string
  readonly name: string
  readonly isRenamed: boolean
}

type Named = Pick<ColumnMeta, 'id' | 'name'>

/** The columns that the join brings in. `name`: that of the other dataset. */
export function takenColumns(
  {
    take,
    columns,
    otherKeys,
    suffix,
  }: Pick<StepOptionsOf<typeof definition>, 'take' | 'columns' | 'otherKeys' | 'suffix'>,
  here: readonly Named[],
  other: { readonly name: string; readonly columns: readonly Named[] },
): readonly TakenColumn[] {
  const wanted =
    take === 'all'
      ? other.columns.filter(({ id }) => !otherKeys.includes(id))
      : columns.flatMap((id) => other.columns.find((column) => column.id === id) ?? [])
  const taken = new Set(here.map(({ name }) => name))
  return wanted.map(({ id, name }) => {
    const isRenamed = taken.has(name)
    const given = isRenamed ? `${name}_${suffix.trim() || other.name}` : name
    taken.add(given)
    return { id, name: given, isRenamed }
  })
}
