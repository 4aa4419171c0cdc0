import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { given: 'participants', steps: ['dozen', 'grade', 'half'], arm: 'quarter' }, expect: 'done' },
  { options: { given: 'participants', steps: ['number'] }, expect: { rejected: 'too-many-reasons' } },
  { options: { given: 'counts', box: 'number', n: 'grade' }, expect: { rejected: 'too-many-boxes' } },
])
