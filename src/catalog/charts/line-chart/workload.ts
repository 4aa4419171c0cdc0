import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { x: 'amount', y: ['size', 'entered'], smooth: 'last', span: 60 }, expect: 'done' },
  { options: { x: 'begun', y: ['amount'], colour: 'dozen', period: 'month', band: 'ci' }, expect: 'done' },
  { options: { x: 'begun', y: ['amount'], colour: 'number' }, expect: { rejected: 'too-many-groups' } },
])
