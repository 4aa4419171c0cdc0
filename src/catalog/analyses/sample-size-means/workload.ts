import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { design: 'two-sample', difference: 0.01, sd: 1, ratio: 3 }, expect: 'done' },
  { options: { design: 'two-sample', aim: 'equivalence', difference: 0, margin: 0.01, sd: 1 }, expect: 'done' },
])
