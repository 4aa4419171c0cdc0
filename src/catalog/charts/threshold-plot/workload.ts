import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      outcome: 'half',
      event: 1,
      marker: 'amount',
      measures: ['sensitivity', 'specificity', 'positiveValue', 'negativeValue', 'youden', 'accuracy', 'alertRate'],
      prevalence: 0.1,
    },
    expect: 'done',
  },
  { options: { outcome: 'number', event: 1, marker: 'amount' }, expect: { rejected: 'too-many-levels' } },
])
