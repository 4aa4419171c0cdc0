import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { outcome: 'amount', exposures: ['size'], second: ['grade'], standardise: true }, expect: 'done' },
  {
    options: { family: 'logistic', outcome: 'half', event: 1, exposures: ['size', 'quarter'], second: ['amount'] },
    expect: 'done',
  },
])
