import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      label: 'number',
      estimate: 'size',
      lower: 'size',
      upper: 'size',
      heading: 'dozen',
      summary: 'half',
      columns: ['number'],
    },
    expect: { rejected: 'too-many-rows' },
  },
])
