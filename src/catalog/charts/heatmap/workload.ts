import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { variables: ['amount', 'size', 'grade'] }, expect: { rejected: 'too-many-rows' } },
  { options: { variables: ['amount', 'size'], clusterRows: false }, expect: { rejected: 'too-many-cells' } },
  {
    options: { variables: ['amount'], annotations: ['dozen'] },
    expect: { rejected: 'too-many-groups' },
  },
])
