import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { hazardRatio: 0.99, median: 12, accrual: 24, followUp: 6 }, expect: 'done' },
])
