import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { levels: ['dozen', 'grade', 'quarter', 'half'], size: 'amount', colour: 'size' }, expect: 'done' },
  { options: { levels: ['number'] }, expect: { rejected: 'too-many-levels' } },
])
