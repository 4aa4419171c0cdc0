import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      outcome: 'amount',
      'terms.list': [
        { kind: 'main', variable: 'quarter' },
        { kind: 'main', variable: 'half' },
        { kind: 'interaction', variables: ['quarter', 'half'] },
        { kind: 'main', variable: 'size' },
      ],
      coefficients: true,
    },
    expect: 'done',
  },
  {
    options: {
      outcome: 'amount',
      'terms.list': [
        { kind: 'main', variable: 'dozen' },
        { kind: 'main', variable: 'grade' },
      ],
      squares: 'II',
      adjust: 'bonferroni',
    },
    expect: 'done',
  },
])
