import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      'repeated.factors': [{ name: 'time', levels: ['1', '2', '3'] }],
      'repeated.columns': ['amount', 'size', 'entered'],
      bars: 'within',
    },
    expect: 'done',
  },
  {
    options: {
      'repeated.layout': 'long',
      'repeated.outcome': 'amount',
      'repeated.subject': 'person',
      'repeated.within': ['half'],
    },
    expect: 'done',
  },
])
