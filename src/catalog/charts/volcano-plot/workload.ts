import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { label: 'number', effect: 'amount', p: 'size', adjust: 'bh', pCut: 1, labels: 'all' }, expect: 'done' },
  { options: { label: 'person', effect: 'amount', p: 'size', scale: 'ratio' }, expect: 'done' },
  { options: { label: 'number', effect: 'size', p: 'entered', labels: 'list', list: '7, 9' }, expect: 'done' },
])
