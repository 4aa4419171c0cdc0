import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { 'outcome.time': 'amount', 'outcome.status': 'half', 'outcome.events': [1], score: 'size' },
    expect: { rejected: 'too-many-patients' },
  },
])
