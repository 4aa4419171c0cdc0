import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variables: ['amount', 'grade'], group: 'dozen', figures: ['qq', 'detrended'] }, expect: 'done' },
  { options: { variables: ['size'] }, expect: 'done' },
  { options: { variables: ['amount'], group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
