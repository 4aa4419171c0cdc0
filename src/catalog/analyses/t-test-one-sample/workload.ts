import { defineBusy } from '../../kit/workload.ts'

export const busy = defineBusy([
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
