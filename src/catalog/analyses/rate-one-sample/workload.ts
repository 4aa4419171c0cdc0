import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      events: 'grade',
      exposure: 'amount',
      expected: 'amount',
      intervals: ['exact', 'byar', 'score'],
      reference: 2,
    },
    expect: 'done',
  },
  { options: { events: 'amount' }, expect: { rejected: 'not-counts' } },
])
