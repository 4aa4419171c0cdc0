import { defineBusy } from '../../kit/workload.ts'

export const busy = defineBusy([
  { options: { first: 'amount', second: 'entered' }, expect: 'done' },
  { options: { first: 'amount', second: 'amount' }, expect: { rejected: 'same-variable' } },
])
