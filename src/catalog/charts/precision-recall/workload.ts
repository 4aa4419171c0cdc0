import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { outcome: 'half', event: 1, markers: ['amount', 'size'], area: 'interpolated' }, expect: 'done' },
  { options: { outcome: 'number', event: 1, markers: ['amount'] }, expect: { rejected: 'too-many-levels' } },
])
