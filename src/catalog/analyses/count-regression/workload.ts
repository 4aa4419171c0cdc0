import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      outcome: 'grade',
      exposure: 'amount',
      'terms.list': [
        { kind: 'polynomial', variable: 'size', degree: 2 },
        { kind: 'main', variable: 'quarter' },
      ],
      effects: ['size', 'quarter'],
      errors: 'robust',
    },
    expect: 'done',
  },
  {
    options: {
      outcome: 'grade',
      exposure: 'amount',
      'terms.list': [{ kind: 'main', variable: 'half' }],
      distribution: 'negative-binomial',
    },
    expect: 'done',
  },
])
