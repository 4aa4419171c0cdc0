import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variable: 'amount', group: 'half', replicates: 500, effect: 'delta' }, expect: 'stopped' },
  { options: { given: 'columns', variables: ['amount', 'size'], replicates: 500 }, expect: 'stopped' },
  { options: { variable: 'amount', group: 'half' }, expect: { rejected: 'too-many-draws' } },
  { options: { variable: 'amount', group: 'number', control: 1 }, expect: { rejected: 'too-many-groups' } },
])
