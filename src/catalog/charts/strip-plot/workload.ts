import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { variable: 'amount', group: 'quarter', centre: 'median', medianError: 'ci', test: 'mann-whitney' },
    expect: 'done',
  },
  {
    options: { variable: 'grade', group: 'dozen', colour: 'half', layout: 'barcode', meanError: 'ci' },
    expect: 'done',
  },
  { options: { variable: 'size', group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
