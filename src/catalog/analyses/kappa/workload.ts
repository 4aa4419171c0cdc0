import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { raters: ['half', 'quarter', 'dozen', 'grade'] }, expect: 'done' },
  { options: { raters: ['quarter', 'number'] }, expect: { rejected: 'too-many-levels' } },
])
