import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variable: 'grade', group: 'quarter', rug: true }, expect: 'done' },
  { options: { variable: 'amount', group: 'half' }, expect: 'done' },
  { options: { variable: 'size', group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
