import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { x: 'size', y: 'amount', group: 'half', fit: 'lowess', span: 1, correlation: 'spearman' },
    expect: 'stopped',
  },
  { options: { x: 'size', y: 'amount', fit: 'lowess', span: 0.05, correlation: 'spearman' }, expect: 'done' },
  { options: { x: 'amount', y: 'size', fit: 'polynomial', degree: 4, band: 'both', note: 'both' }, expect: 'done' },
  { options: { x: 'size', y: 'amount', group: 'dozen' }, expect: 'done' },
])
