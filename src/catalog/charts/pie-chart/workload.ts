import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variable: 'dozen', group: 'quarter', merge: 0.1, order: 'count' }, expect: 'done' },
  { options: { variable: 'number' }, expect: { rejected: 'too-many-groups' } },
])
