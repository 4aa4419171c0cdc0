import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variable: 'amount', group: 'quarter', band: 'pointwise' }, expect: 'done' },
  { options: { variable: 'grade', band: 'dkw', complement: true }, expect: 'done' },
  { options: { variable: 'size', group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
