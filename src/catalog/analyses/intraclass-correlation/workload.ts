import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      'repeated.factors': [{ name: 'rater', levels: ['1', '2', '3'] }],
      'repeated.columns': ['amount', 'size', 'entered'],
    },
    expect: 'done',
  },
])
