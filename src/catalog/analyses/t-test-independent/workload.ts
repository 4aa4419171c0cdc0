import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      outcomes: ['amount'],
      group: 'half',
      first: 0,
      second: 1,
      tests: ['student', 'welch', 'mann-whitney'],
      missing: 'listwise',
    },
    expect: 'done',
  },
  {
    options: { outcomes: ['amount'], group: 'half', first: 0, second: 1, tests: ['mann-whitney'], exact: 'exact' },
    expect: 'done',
  },
])
