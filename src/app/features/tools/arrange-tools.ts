import type { EntryTitle } from '#catalog/kit/summary.ts'
import type { ReplyOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'

export type Arrangement = ReplyOf<Calls['Tool/index']>

/** The operator's arrangement: the named tools first, in that order; without the hidden ones. */
export function arrangeTools(
  tools: readonly EntryTitle[],
  { order, hidden }: Pick<Arrangement, 'order' | 'hidden'>,
): readonly EntryTitle[] {
  if (order.length === 0 && hidden.length === 0) return tools
  const place = new Map(order.map((id, at) => [id, at]))
  const placeOf = ({ id }: EntryTitle) => place.get(id) ?? order.length
  return tools.filter(({ id }) => !hidden.includes(id)).toSorted((a, b) => placeOf(a) - placeOf(b))
}
