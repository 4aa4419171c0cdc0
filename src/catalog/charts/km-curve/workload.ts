import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      'outcome.time': 'amount',
      'outcome.status': 'half',
      'outcome.events': [1],
      group: 'dozen',
      medians: 'values',
      riskTable: 'at-risk-events',
      logRank: true,
      weights: 'fleming-harrington',
      trend: true,
      pairwise: 'holm',
      hazardRatio: true,
      times: [1, 2, 3],
      band: true,
    },
    expect: 'done',
  },
  { options: { 'outcome.time': 'amount', 'outcome.status': 'number', 'outcome.events': [1] }, expect: 'done' },
  {
    options: {
      'outcome.time': 'amount',
      'outcome.status': 'quarter',
      'outcome.events': [1, 2],
      group: 'half',
      hazardRatio: true,
    },
    expect: 'done',
  },
  {
    options: {
      'outcome.form': 'start-stop',
      'outcome.start': 'entered',
      'outcome.time': 'amount',
      'outcome.status': 'half',
      'outcome.events': [1],
      group: 'quarter',
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
    },
    expect: 'done',
  },
])
