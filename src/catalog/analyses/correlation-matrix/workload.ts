import { defineBusy } from '../../kit/workload.ts'

export const busy = defineBusy([
  { options: { variables: ['amount', 'grade'], methods: ['pearson', 'spearman', 'kendall'] }, expect: 'done' },
])
