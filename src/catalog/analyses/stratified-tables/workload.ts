import { defineBusy } from '../../kit/workload.ts'

export const busy = defineBusy([
  { options: { outcome: 'quarter', group: 'half', exposed: 1, reference: 0, stratum: 'dozen' }, expect: 'done' },
  {
    options: { outcome: 'quarter', group: 'half', exposed: 1, reference: 0, stratum: 'number' },
    expect: { rejected: 'too-many-levels' },
  },
])
