import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { 'pairs.pairs': [['amount', 'grade']], missing: 'listwise' }, expect: 'done' },
  {
    options: {
      'pairs.layout': 'long',
      'pairs.outcomes': ['amount'],
      'pairs.set': 'person',
      'pairs.member': 'half',
      'pairs.first': 0,
      'pairs.second': 1,
    },
    expect: 'done',
  },
])
