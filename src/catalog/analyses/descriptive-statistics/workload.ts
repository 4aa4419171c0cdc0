import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { variables: ['amount', 'grade', 'dozen'], group: 'quarter', geometric: true, ordinal: 'both' },
    expect: 'done',
  },
  { options: { variables: ['amount'], figure: 'box' }, expect: 'done' },
  { options: { variables: ['amount'], limits: 'bca', replicates: 1000 }, expect: 'stopped' },
  {
    options: { variables: ['amount'], limits: 'bca', replicates: 2000 },
    expect: { rejected: 'too-many-draws' },
  },
  { options: { variables: ['number'] }, expect: { rejected: 'too-many-levels' } },
])
