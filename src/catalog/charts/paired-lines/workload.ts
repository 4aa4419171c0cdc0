import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { variables: ['amount', 'size', 'entered'], group: 'quarter', summary: 'box', test: 't' },
    expect: 'done',
  },
  { options: { variables: ['amount', 'entered'], test: 'sign', change: true }, expect: 'done' },
  { options: { variables: ['amount', 'size'], group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
