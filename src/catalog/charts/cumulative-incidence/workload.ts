import { defineWorkload } from '../../kit/workload.ts'

const outcome = { 'outcome.time': 'amount', 'outcome.status': 'quarter', 'outcome.events': [1] }

export const workload = defineWorkload([
  {
    options: {
      ...outcome,
      'outcome.competing': [2, 3],
      group: 'dozen',
      layout: 'stacked',
      riskTable: 'at-risk-events',
    },
    expect: 'done',
  },
  {
    options: {
      'outcome.form': 'dates',
      'outcome.start': 'begun',
      'outcome.time': 'ended',
      'outcome.unit': 'months',
      'outcome.status': 'number',
      'outcome.events': [1],
      'outcome.competing': [2],
      group: 'quarter',
    },
    expect: 'done',
  },
])
