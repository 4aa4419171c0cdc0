import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { statistic: 'mean', value: 'amount', label: 'dozen', colour: 'half' }, expect: 'done' },
  { options: { statistic: 'rate', value: 'half', label: 'grade', time: 'size' }, expect: 'done' },
])
