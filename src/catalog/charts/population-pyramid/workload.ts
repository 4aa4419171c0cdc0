import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { age: 'amount', side: 'half', width: 1, open: 150 }, expect: 'done' },
  { options: { age: 'grade', side: 'half', scale: 'side' }, expect: 'done' },
  { options: { age: 'amount', side: 'quarter' }, expect: { rejected: 'not-two-values' } },
])
