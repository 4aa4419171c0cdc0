import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { outcomes: ['grade', 'dozen', 'half'], group: 'quarter', missing: 'listwise', fisher: 'always' },
    expect: 'done',
  },
  { options: { outcomes: ['number'], group: 'half' }, expect: { rejected: 'too-many-levels' } },
])
