import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { value: 'amount', name: 'person', group: 'half', order: 'group', top: 200 }, expect: 'done' },
  { options: { value: 'size', name: 'number', order: 'up', z: true }, expect: 'done' },
  { options: { value: 'amount', name: 'dozen', order: 'stored' }, expect: 'done' },
  { options: { value: 'amount', name: 'person', group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
