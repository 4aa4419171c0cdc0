import { defineWorkload } from '../../kit/workload.ts'

const outcome = { 'outcome.time': 'amount', 'outcome.status': 'half', 'outcome.events': [1] }

export const workload = defineWorkload([
  {
    options: {
      ...outcome,
      group: 'quarter',
      'terms.list': [
        { kind: 'polynomial', variable: 'size', degree: 2 },
        { kind: 'main', variable: 'grade' },
      ],
    },
    expect: 'done',
  },
])
