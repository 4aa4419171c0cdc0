import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variable: 'amount', normal: true }, expect: 'done' },
  { options: { variable: 'size', group: 'dozen', bins: 'scott', scale: 'density' }, expect: 'done' },
  { options: { variable: 'size', group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
