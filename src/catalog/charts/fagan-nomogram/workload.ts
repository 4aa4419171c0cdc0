import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { given: 'data', reference: 'half', event: 1, test: 'dozen', result: 3 }, expect: 'done' },
  {
    options: { given: 'data', reference: 'number', event: 1, test: 'half', result: 1 },
    expect: { rejected: 'too-many-levels' },
  },
])
