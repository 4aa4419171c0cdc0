import { defineBusy } from '../../kit/busy.ts'

export const busy = defineBusy([
  { options: { first: 'amount', second: 'entered' }, expect: 'done' },
  { options: { first: 'amount', second: 'amount' }, expect: { rejected: 'same-variable' } },
])
