import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { first: 'dozen', second: 'grade', third: 'quarter', shading: 'residuals' }, expect: 'done' },
  { options: { first: 'half', second: 'quarter', order: 'count' }, expect: 'done' },
  { options: { first: 'number', second: 'half' }, expect: { rejected: 'too-many-groups' } },
])
