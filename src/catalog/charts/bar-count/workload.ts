import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { group: 'dozen', colour: 'grade', layout: 'full', test: true, order: 'count' }, expect: 'done' },
  { options: { group: 'quarter', colour: 'half', scale: 'percent', intervals: true }, expect: 'done' },
  { options: { group: 'half', colour: 'number' }, expect: { rejected: 'too-many-groups' } },
])
