import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { actual: 'quarter', predicted: 'half' }, expect: 'done' },
  { options: { actual: 'dozen', predicted: 'grade', order: 'count' }, expect: 'done' },
  { options: { actual: 'number', predicted: 'half' }, expect: { rejected: 'too-many-groups' } },
])
