import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      outcomes: ['half', 'grade', 'quarter'],
      group: 'dozen',
      missing: 'listwise',
      odds: ['woolf', 'exact'],
      margin: 0.1,
    },
    expect: 'done',
  },
  { options: { outcomes: ['number'], group: 'half' }, expect: { rejected: 'too-many-levels' } },
])
