import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { id: 'person', time: 'amount', value: 'size', group: 'half', width: 10 }, expect: 'done' },
  {
    options: { id: 'person', time: 'begun', value: 'amount', change: true, summary: 'median-quartiles' },
    expect: 'done',
  },
  {
    options: { id: 'person', time: 'amount', value: 'size', group: 'number' },
    expect: { rejected: 'too-many-groups' },
  },
])
