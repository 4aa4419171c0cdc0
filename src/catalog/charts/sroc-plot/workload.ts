import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { truePositive: 'amount', falsePositive: 'size', falseNegative: 'number', trueNegative: 'grade' },
    expect: { rejected: 'too-many-studies' },
  },
])
