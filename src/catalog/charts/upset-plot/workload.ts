import { defineWorkload } from '../../kit/workload.ts'

const variables = ['half', 'quarter', 'dozen', 'grade']

export const workload = defineWorkload([
  { options: { variables }, expect: 'done' },
  { options: { variables: ['half', 'quarter', 'dozen'], colour: 'grade', count: 'inclusive' }, expect: 'done' },
  { options: { variables: [...variables, 'number'] }, expect: { rejected: 'too-many-values' } },
])
