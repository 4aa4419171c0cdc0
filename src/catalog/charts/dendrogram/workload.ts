import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variables: ['amount', 'size', 'grade'] }, expect: { rejected: 'too-many-rows' } },
])
