import { defineWorkload } from '../../kit/workload.ts'

const variables = ['amount', 'size', 'half', 'dozen', 'grade', 'number', 'begun']

export const workload = defineWorkload([
  { options: { variables, rows: 'missing' }, expect: 'done' },
  { options: { variables, view: 'patterns' }, expect: 'done' },
])
