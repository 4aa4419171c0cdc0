import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variables: ['amount', 'grade'], methods: ['pearson', 'spearman', 'kendall'] }, expect: 'done' },
])
