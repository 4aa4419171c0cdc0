import type { Apply } from '../../kit/step.ts'
import { note } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = (frame, { keep, rest }) => {
  const ids = frame.columns.map(({ id }) => id)
  const others = ids.filter((id) => !keep.includes(id))
  const removed = rest === 'drop' ? others : []
  const isInPlace = removed.length === 0 && keep.every((id, k) => id === ids[k])
  const notices = isInPlace
    ? [note('in-place')]
    : [note('kept', { count: ids.length - removed.length, total: ids.length })]
  return { status: 'columns', columns: [], removed, first: keep, notices }
}

/** Which variables are left out depends on all that there are. */
export function reads(): 'all' {
  return 'all'
}
