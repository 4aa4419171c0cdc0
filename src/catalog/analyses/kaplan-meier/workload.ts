import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  {
    options: { 'outcome.time': 'amount', 'outcome.status': 'half', 'outcome.events': [1], group: 'quarter' },
    expect: 'done',
  },
  {
    options: {
      'outcome.time': 'amount',
      'outcome.status': 'half',
      'outcome.events': [1],
      group: 'dozen',
      weights: 'fleming-harrington',
      pairwise: 'holm',
      trend: true,
      rmst: true,
    },
    expect: 'done',
  },
  {
    options: {
      'outcome.time': 'amount',
      'outcome.status': 'half',
      'outcome.events': [1],
      group: 'dozen',
      stratum: 'quarter',
      weights: 'gehan',
      pairwise: 'holm',
    },
    expect: 'done',
  },
  { options: { 'outcome.time': 'amount', 'outcome.status': 'number', 'outcome.events': [1] }, expect: 'done' },
  {
    options: {
      'outcome.form': 'start-stop',
      'outcome.start': 'entered',
      'outcome.time': 'amount',
      'outcome.status': 'half',
      'outcome.events': [1],
      group: 'quarter',
    },
    expect: 'done',
  },
  {
    options: {
      'outcome.form': 'dates',
      'outcome.start': 'begun',
      'outcome.time': 'ended',
      'outcome.unit': 'months',
      'outcome.status': 'half',
      'outcome.events': [1],
      group: 'quarter',
    },
    expect: 'done',
  },
  {
    options: { 'outcome.time': 'amount', 'outcome.status': 'half', 'outcome.events': [1], group: 'number' },
    expect: { rejected: 'too-many-groups' },
  },
])
