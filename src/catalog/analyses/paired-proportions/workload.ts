import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { outcomes: ['half', 'quarter', 'dozen', 'grade'], missing: 'listwise' }, expect: 'done' },
  { options: { outcomes: ['quarter', 'dozen', 'grade'], question: 'symmetry' }, expect: 'done' },
  { options: { outcomes: ['half', 'number'] }, expect: { rejected: 'too-many-levels' } },
])
