import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { outcomes: ['half', 'quarter', 'dozen'], group: 'grade', scores: 'mid-ranks', missing: 'listwise' },
    expect: 'done',
  },
  { options: { outcomes: ['dozen'], group: 'grade', question: 'ordered' }, expect: 'done' },
  { options: { outcomes: ['half'], group: 'number' }, expect: { rejected: 'too-many-levels' } },
])
