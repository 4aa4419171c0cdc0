import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { x: 'amount', y: ['size', 'entered'] }, expect: 'done' },
  {
    options: { x: 'begun', y: ['amount'], colour: 'dozen', period: 'month', layout: 'full', order: 'size' },
    expect: 'done',
  },
  { options: { x: 'begun', y: ['amount'], colour: 'number' }, expect: { rejected: 'too-many-groups' } },
])
