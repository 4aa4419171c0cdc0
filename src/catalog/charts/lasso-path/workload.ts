import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { outcome: 'amount', covariates: ['size', 'grade', 'quarter'] }, expect: 'done' },
  {
    options: { family: 'binomial', outcome: 'half', event: 1, covariates: ['size', 'amount', 'quarter'] },
    expect: 'stopped',
  },
  { options: { outcome: 'amount', covariates: ['size', 'number'] }, expect: { rejected: 'factor-too-many-levels' } },
])
