import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { dose: 'grade', response: 'size', group: 'quarter', fit: 'michaelis-menten' }, expect: 'done' },
  { options: { dose: 'grade', response: 'amount', points: 'values' }, expect: 'done' },
  { options: { dose: 'amount', response: 'size' }, expect: { rejected: 'too-many-doses' } },
])
