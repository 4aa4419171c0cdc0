import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variable: 'amount', group: 'dozen' }, expect: 'done' },
  { options: { variable: 'size', group: 'half', rule: 'sj', lines: 'quartiles' }, expect: 'done' },
  { options: { variable: 'grade', group: 'dozen', rule: 'sj' }, expect: 'done' },
  { options: { variable: 'size', group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
