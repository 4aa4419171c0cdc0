import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variable: 'amount', group: 'dozen' }, expect: 'done' },
  { options: { variable: 'grade', kind: 'pp', line: 'moments' }, expect: 'done' },
  { options: { variable: 'size', group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
