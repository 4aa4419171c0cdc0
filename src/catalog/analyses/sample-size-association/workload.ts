import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { design: 'correlation', rho: 0.1 }, expect: 'done' },
  { options: { design: 'linear', explained: 0.001, tested: 5, others: 10 }, expect: 'done' },
])
