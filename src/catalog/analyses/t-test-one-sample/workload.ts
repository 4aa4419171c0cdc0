import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      variables: ['amount', 'grade'],
      reference: 2,
      tests: ['t', 'wilcoxon', 'sign'],
      missing: 'listwise',
      equivalence: true,
      upperMargin: 5,
    },
    expect: 'done',
  },
])
