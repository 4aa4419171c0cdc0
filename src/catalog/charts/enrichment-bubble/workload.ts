import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { label: 'number', p: 'size', x: 'amount', size: 'entered', category: 'dozen', most: 40 },
    expect: 'done',
  },
  { options: { label: 'number', p: 'size', x: 'number', pCut: 1, order: 'x' }, expect: 'done' },
])
