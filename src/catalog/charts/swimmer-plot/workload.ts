import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { end: 'amount', start: 'entered', id: 'person', colour: 'half', events: ['size'] },
    expect: { rejected: 'too-many-lanes' },
  },
])
