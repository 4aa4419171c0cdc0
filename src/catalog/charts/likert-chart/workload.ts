import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { items: ['grade', 'quarter', 'half'], order: 'mean' }, expect: 'done' },
  { options: { items: ['grade', 'number'] }, expect: { rejected: 'too-many-answers' } },
])
