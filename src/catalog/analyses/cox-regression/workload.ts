import { defineWorkload } from '../../kit/workload.ts'

const outcome = { 'outcome.time': 'amount', 'outcome.status': 'half', 'outcome.events': [1] }

export const workload = defineWorkload([
  {
    options: {
      ...outcome,
      'terms.list': [
        { kind: 'polynomial', variable: 'size', degree: 2 },
        { kind: 'main', variable: 'grade' },
        { kind: 'strata', variable: 'quarter' },
      ],
      nomogram: true,
      effects: ['size', 'grade'],
    },
    expect: 'done',
  },
  {
    options: {
      ...outcome,
      'outcome.form': 'start-stop',
      'outcome.start': 'entered',
      'terms.list': [{ kind: 'main', variable: 'size' }],
      ties: 'breslow',
      univariable: true,
    },
    expect: 'stopped',
  },
  {
    options: {
      ...outcome,
      'outcome.time': 'grade',
      'terms.list': [{ kind: 'main', variable: 'size' }],
      ties: 'exact',
    },
    expect: 'stopped',
    untold: 'steps towards a maximum, as many as it takes',
  },
  {
    options: { ...outcome, 'outcome.status': 'number', 'terms.list': [{ kind: 'main', variable: 'size' }] },
    expect: 'done',
  },
])
