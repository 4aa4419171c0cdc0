import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      outcome: 'half',
      event: 1,
      'terms.list': [
        { kind: 'polynomial', variable: 'size', degree: 2 },
        { kind: 'main', variable: 'grade' },
      ],
      nomogram: true,
      effects: ['size', 'grade'],
      univariable: true,
    },
    expect: 'done',
  },
  {
    options: {
      outcome: 'half',
      event: 1,
      'terms.list': [{ kind: 'main', variable: 'size' }],
      interval: 'profile',
      performance: false,
      collinearity: false,
    },
    expect: 'done',
  },
  {
    options: {
      outcome: 'half',
      event: 1,
      'terms.list': [{ kind: 'main', variable: 'size' }],
      method: 'firth',
      performance: false,
      collinearity: false,
    },
    expect: 'done',
  },
])
