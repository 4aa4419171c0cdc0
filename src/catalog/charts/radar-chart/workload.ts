import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { variables: ['amount', 'size', 'entered'], group: 'dozen', centre: 'median', scale: 'z' },
    expect: 'done',
  },
  { options: { variables: ['amount', 'size', 'entered'], group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
