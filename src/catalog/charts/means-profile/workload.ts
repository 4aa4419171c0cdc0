import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { value: 'amount', time: 'dozen', trace: 'quarter', id: 'person' }, expect: 'done' },
])
