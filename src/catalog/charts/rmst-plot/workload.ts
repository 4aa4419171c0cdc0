import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      'outcome.time': 'amount',
      'outcome.status': 'half',
      'outcome.events': [1],
      group: 'dozen',
      riskTable: 'at-risk-events',
    },
    expect: 'done',
  },
  { options: { 'outcome.time': 'amount', 'outcome.status': 'number', 'outcome.events': [1] }, expect: 'done' },
  {
    options: {
      'outcome.form': 'dates',
      'outcome.start': 'begun',
      'outcome.time': 'ended',
      'outcome.unit': 'months',
      'outcome.status': 'half',
      'outcome.events': [1],
      group: 'half',
      layout: 'between',
    },
    expect: 'done',
  },
])
