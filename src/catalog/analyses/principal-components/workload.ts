import { defineWorkload } from '../../kit/workload.ts'

const variables = ['amount', 'size', 'grade', 'entered'] as const

export const workload = defineWorkload([
  { options: { variables }, expect: 'done' },
  { options: { variables, scorePlot: true, scoreGroup: 'dozen', arrows: true }, expect: 'done' },
  { options: { variables, keep: 'parallel' }, expect: 'stopped' },
])
