import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { sample: 'dozen', gene: 'grade', type: 'quarter', view: 'pairs' }, expect: 'done' },
  { options: { sample: 'dozen', gene: 'quarter', type: 'half', extra: 3000 }, expect: 'done' },
  { options: { sample: 'dozen', gene: 'grade', group: 'half' }, expect: { rejected: 'divided-sample' } },
  { options: { sample: 'number', gene: 'grade' }, expect: { rejected: 'too-many-samples' } },
  { options: { sample: 'dozen', gene: 'number' }, expect: { rejected: 'too-many-genes' } },
])
