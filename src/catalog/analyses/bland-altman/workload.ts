import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { first: 'amount', second: 'entered' }, expect: 'done' },
  { options: { first: 'amount', second: 'amount' }, expect: { rejected: 'same-variable' } },
])
