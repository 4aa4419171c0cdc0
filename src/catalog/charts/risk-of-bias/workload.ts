import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { study: 'number', domains: ['half', 'quarter'] }, expect: { rejected: 'too-many-studies' } },
  {
    options: { study: 'number', domains: ['half'], view: 'summary' },
    expect: { rejected: 'unknown-rob2' },
  },
])
