import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variables: ['half', 'quarter', 'dozen', 'grade'] }, expect: 'done' },
  { options: { variables: ['half', 'quarter', 'dozen'], layout: 'euler' }, expect: 'done' },
  { options: { variables: ['half', 'number'] }, expect: { rejected: 'too-many-values' } },
])
