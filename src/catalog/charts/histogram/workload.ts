import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variable: 'amount', normal: true }, expect: 'done' },
  {
    options: {
      variable: 'size',
      group: 'dozen',
      arrangement: 'overlay',
      binning: 'scott',
      scale: 'density',
      rug: true,
    },
    expect: 'done',
  },
  {
    options: { variable: 'size', group: 'dozen', arrangement: 'stack', normal: true, centre: 'median' },
    expect: 'done',
  },
  { options: { variable: 'size', group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
