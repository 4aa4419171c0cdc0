import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { y: 'amount', x: 'begun', level: 'half' }, expect: { rejected: 'too-many-points' } },
  { options: { y: 'amount', level: 'number' }, expect: { rejected: 'too-many-groups' } },
])
