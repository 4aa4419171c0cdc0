import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { id: 'quarter', time: 'amount', change: 'size', response: 'grade' },
    expect: { rejected: 'too-many-visits' },
  },
  { options: { id: 'person', time: 'amount', change: 'size' }, expect: { rejected: 'too-many-patients' } },
])
