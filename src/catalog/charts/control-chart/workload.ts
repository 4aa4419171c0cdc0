import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { kind: 'xbar-s', y: 'amount', subgroup: 'dozen' }, expect: 'done' },
  { options: { kind: 'xbar-s', y: 'amount', subgroup: 'person' }, expect: { rejected: 'too-many-points' } },
  { options: { kind: 'xbar-r', y: 'amount', subgroup: 'dozen' }, expect: { rejected: 'large-samples' } },
  { options: { y: 'amount', x: 'begun' }, expect: { rejected: 'too-many-points' } },
])
