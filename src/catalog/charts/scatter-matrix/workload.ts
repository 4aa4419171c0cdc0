import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { variables: ['amount', 'size', 'grade'], group: 'quarter', diagonal: 'density', method: 'spearman' },
    expect: 'done',
  },
  { options: { variables: ['amount', 'size', 'grade'], method: 'kendall' }, expect: 'done' },
  {
    options: { variables: ['amount', 'size'], group: 'number' },
    expect: { rejected: 'too-many-groups' },
  },
])
