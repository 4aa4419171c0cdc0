import { defineWorkload } from '../../kit/workload.ts'

const outcome = { 'outcome.time': 'amount', 'outcome.status': 'half', 'outcome.events': [1] }

export const workload = defineWorkload([
  { options: { ...outcome, group: 'dozen', riskTable: 'at-risk-events' }, expect: 'done' },
  { options: { ...outcome, group: 'half', quantity: 'log-log' }, expect: 'done' },
  { options: { ...outcome, group: 'quarter', quantity: 'smoothed' }, expect: 'done' },
  {
    options: {
      'outcome.form': 'start-stop',
      'outcome.start': 'entered',
      'outcome.time': 'amount',
      'outcome.status': 'number',
      'outcome.events': [1],
      quantity: 'smoothed',
      bandwidth: 1e6,
    },
    expect: 'done',
  },
  {
    options: {
      'outcome.form': 'dates',
      'outcome.start': 'begun',
      'outcome.time': 'ended',
      'outcome.unit': 'months',
      'outcome.status': 'half',
      'outcome.events': [1],
      group: 'quarter',
      quantity: 'log-odds',
    },
    expect: 'done',
  },
])
