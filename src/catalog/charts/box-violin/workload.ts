import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variable: 'amount', group: 'quarter', test: 'mann-whitney' }, expect: 'done' },
  {
    options: { variable: 'amount', group: 'quarter', colour: 'half', shape: 'split', order: 'rising', whiskers: 'p2' },
    expect: 'done',
  },
  { options: { variable: 'grade', group: 'dozen', shape: 'box', points: 'none', test: 'welch' }, expect: 'done' },
  { options: { variable: 'size', group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
