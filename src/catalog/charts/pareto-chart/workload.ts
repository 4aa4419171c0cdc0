import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variable: 'dozen', top: 5 }, expect: 'done' },
  { options: { variable: 'number' }, expect: { rejected: 'too-many-groups' } },
])
