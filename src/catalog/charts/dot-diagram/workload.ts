import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { outcome: 'half', event: 1, marker: 'amount', axis: 'log' }, expect: 'done' },
  { options: { outcome: 'half', event: 1, marker: 'grade', direction: 'lower' }, expect: 'done' },
  { options: { outcome: 'number', event: 1, marker: 'amount' }, expect: { rejected: 'too-many-levels' } },
])
