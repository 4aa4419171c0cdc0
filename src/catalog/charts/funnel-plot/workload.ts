import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { effect: 'amount', se: 'size', study: 'number', group: 'quarter' },
    expect: { rejected: 'too-many-studies' },
  },
])
