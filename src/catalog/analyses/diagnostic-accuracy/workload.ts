import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      reference: 'half',
      event: 1,
      tests: ['quarter', 'dozen', 'grade'],
      'positive.quarter.result': 1,
      'positive.dozen.result': 1,
      'positive.grade.result': 1,
      missing: 'listwise',
    },
    expect: 'done',
  },
  {
    options: { reference: 'half', event: 1, tests: ['number'], 'positive.number.result': 1 },
    expect: { rejected: 'too-many-levels' },
  },
])
