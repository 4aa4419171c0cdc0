import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { x: 'amount', y: 'size', bins: 200 }, expect: 'done' },
  { options: { x: 'size', y: 'grade', cell: 'square' }, expect: 'done' },
])
