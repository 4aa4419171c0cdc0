import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { outcomes: ['half', 'quarter', 'dozen', 'grade'], expected: 0.3, missing: 'listwise' }, expect: 'done' },
  { options: { outcomes: ['half', 'dozen'], question: 'distribution' }, expect: 'done' },
  { options: { outcomes: ['number'] }, expect: { rejected: 'too-many-levels' } },
])
