import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { metric: 'size', variables: ['dozen'], counted: '7', permutations: 100 }, expect: 'done' },
  { options: { metric: 'grade', variables: ['quarter'], permutations: 100 }, expect: 'done' },
  { options: { metric: 'size', variables: ['half'], permutations: 10_000 }, expect: { rejected: 'too-many-draws' } },
])
