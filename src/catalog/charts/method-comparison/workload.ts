import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { x: 'amount', y: 'entered', method: 'deming' }, expect: 'done' },
  { options: { x: 'amount', y: 'size' }, expect: { rejected: 'too-many-pairs' } },
])
