import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { axes: ['quarter', 'half'], missingStream: true }, expect: 'done' },
  { options: { axes: ['quarter', 'number'] }, expect: { rejected: 'too-many-levels' } },
])
