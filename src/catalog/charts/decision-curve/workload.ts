import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { outcome: 'half', event: 1, markers: ['half'] }, expect: { rejected: 'outcome-as-marker' } },
  { options: { outcome: 'number', event: 1, markers: ['amount'] }, expect: { rejected: 'too-many-levels' } },
  { options: { outcome: 'half', event: 1, markers: ['amount'] }, expect: { rejected: 'not-probabilities' } },
])
