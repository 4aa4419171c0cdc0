import { defineBusy } from '../../kit/busy.ts'

export const busy = defineBusy([
  {
    options: {
      'outcome.time': 'amount',
      'outcome.status': 'half',
      'outcome.events': [1],
      group: 'dozen',
      medians: 'values',
      riskTable: 'at-risk-events',
      logRank: true,
      band: true,
    },
    expect: 'done',
  },
  { options: { 'outcome.time': 'amount', 'outcome.status': 'number', 'outcome.events': [1] }, expect: 'done' },
])
