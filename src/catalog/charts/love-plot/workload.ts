import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      group: 'half',
      treated: 1,
      covariates: ['amount', 'size', 'quarter', 'dozen', 'grade'],
      rowWeight: 'entered',
      measure: 'signed',
    },
    expect: 'done',
  },
  { options: { group: 'half', treated: 0, covariates: ['amount', 'dozen'], rowWeight: 'size' }, expect: 'done' },
])
