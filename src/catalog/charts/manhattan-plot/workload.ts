import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { chromosome: 'dozen', position: 'number', p: 'size', label: 'number', quantiles: true },
    expect: 'done',
  },
  {
    options: { chromosome: 'grade', position: 'amount', p: 'size', threshold: 'own', own: 1 },
    expect: 'done',
  },
  { options: { chromosome: 'half', position: 'size', p: 'entered', labels: 'none' }, expect: 'done' },
  { options: { chromosome: 'number', position: 'size', p: 'size' }, expect: { rejected: 'too-many-chromosomes' } },
])
