import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      statistic: 'median',
      variable: 'amount',
      group: 'dozen',
      medianError: 'ci',
      values: true,
      test: 'mann-whitney',
      compare: 'first',
    },
    expect: 'done',
  },
  {
    options: { variable: 'grade', group: 'quarter', colour: 'half', meanError: 'ci', points: true, test: 'welch' },
    expect: 'done',
  },
  {
    options: {
      statistic: 'proportion',
      variable: 'half',
      event: 1,
      group: 'dozen',
      proportionError: 'exact',
      proportionTest: 'fisher',
    },
    expect: 'done',
  },
  { options: { statistic: 'proportion', variable: 'number', event: 7, group: 'half' }, expect: 'done' },
  { options: { variable: 'amount', group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
