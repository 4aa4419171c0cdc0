import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: {
      variables: ['amount', 'grade', 'dozen'],
      group: 'quarter',
      'rules.amount.summary': 'median',
      'rules.dozen.test': 'fisher',
    },
    expect: 'done',
  },
  { options: { variables: ['number'], group: 'half' }, expect: { rejected: 'too-many-levels' } },
  { options: { variables: ['amount'], group: 'number' }, expect: { rejected: 'too-many-groups' } },
])
