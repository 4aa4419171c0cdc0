import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variables: ['half', 'dozen', 'grade'], intervals: true, order: 'descending' }, expect: 'done' },
  { options: { variables: ['number'] }, expect: { rejected: 'too-many-values' } },
])
