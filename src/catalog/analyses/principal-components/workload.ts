import { defineBusy } from '../../kit/workload.ts'

const variables = ['amount', 'size', 'grade', 'entered'] as const

export const busy = defineBusy([
  { options: { variables }, expect: 'done' },
  { options: { variables, keep: 'parallel' }, expect: 'stopped' },
])
