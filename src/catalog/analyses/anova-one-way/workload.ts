import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      outcomes: ['amount', 'grade'],
      group: 'quarter',
      postHoc: ['tukey', 'games-howell', 'bonferroni', 'holm', 'dunnett', 'dunn'],
      missing: 'listwise',
    },
    expect: 'done',
  },
  { options: { outcomes: ['amount'], group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
