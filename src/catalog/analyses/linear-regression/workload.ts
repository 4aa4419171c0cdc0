import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      outcome: 'amount',
      'terms.list': [
        { kind: 'spline', variable: 'size', knots: 4 },
        { kind: 'main', variable: 'grade' },
        { kind: 'main', variable: 'half' },
        { kind: 'interaction', variables: ['grade', 'half'] },
      ],
      effects: ['size', 'grade'],
      errors: 'hc3',
      standardised: true,
      univariable: true,
    },
    expect: 'done',
  },
  {
    options: {
      outcome: 'amount',
      'terms.list': [
        { kind: 'polynomial', variable: 'size', degree: 3 },
        { kind: 'main', variable: 'dozen' },
      ],
      nomogram: true,
    },
    expect: 'done',
  },
])
