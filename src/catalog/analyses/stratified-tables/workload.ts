import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { outcome: 'quarter', group: 'half', exposed: 1, reference: 0, stratum: 'dozen' }, expect: 'done' },
  {
    options: { outcome: 'quarter', group: 'half', exposed: 1, reference: 0, stratum: 'number' },
    expect: { rejected: 'too-many-levels' },
  },
])
