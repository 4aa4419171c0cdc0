import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { design: 'one-sample', method: 'exact', p1: 0.5, p2: 0.52 }, expect: 'done' },
  { options: { design: 'table', w: 0.005, df: 50 }, expect: 'done' },
])
