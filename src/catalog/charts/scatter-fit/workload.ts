import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { x: 'size', y: 'amount', group: 'half', fit: 'lowess', span: 1, correlation: 'spearman' },
    expect: 'stopped',
  },
  { options: { x: 'size', y: 'amount', fit: 'lowess', span: 0.05, correlation: 'spearman' }, expect: 'done' },
  { options: { x: 'amount', y: 'size', fit: 'polynomial', degree: 4, band: 'both', note: 'both' }, expect: 'done' },
  { options: { x: 'size', y: 'amount', group: 'dozen', slopes: true, ellipse: true, interval: true }, expect: 'done' },
  {
    options: { x: 'amount', y: 'size', group: 'quarter', fit: 'spline', knots: 7, fitted: 'all', band: 'both' },
    expect: 'done',
  },
  { options: { x: 'amount', y: 'size', fit: 'loess' }, expect: { rejected: 'too-many-places' } },
  { options: { x: 'grade', y: 'amount', group: 'half', fit: 'loess', fitted: 'all', band: 'both' }, expect: 'done' },
  { options: { x: 'amount', y: 'size', group: 'dozen', fit: 'spline' }, expect: 'done' },
])
