import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { change: 'amount', response: 'grade', arm: 'half' }, expect: { rejected: 'too-many-bars' } },
])
