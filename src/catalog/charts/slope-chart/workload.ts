import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variables: ['amount', 'size'], name: 'person' }, expect: { rejected: 'too-many-lines' } },
])
