import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { x: 'size', y: 'amount', size: 'amount', colour: 'quarter', label: 'number' },
    expect: { rejected: 'too-many-bubbles' },
  },
  { options: { x: 'size', y: 'amount', size: 'grade' }, expect: { rejected: 'size-not-positive' } },
])
