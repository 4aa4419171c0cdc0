import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variables: ['amount', 'size', 'grade'], order: 'cluster', insignificant: 'pale' }, expect: 'done' },
  { options: { variables: ['amount', 'grade'], method: 'kendall' }, expect: 'done' },
])
