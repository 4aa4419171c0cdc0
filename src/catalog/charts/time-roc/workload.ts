import { defineWorkload } from '../../kit/workload.ts'

const outcome = { 'outcome.time': 'amount', 'outcome.status': 'half', 'outcome.events': [1] }

export const workload = defineWorkload([
  { options: { ...outcome, marker: 'size' }, expect: 'done' },
  { options: { ...outcome, marker: 'size', times: [1, 2, 3, 4, 5] }, expect: 'done' },
])
