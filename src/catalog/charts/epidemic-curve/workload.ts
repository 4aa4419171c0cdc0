import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([
  { options: { date: 'begun', stack: 'grade', bin: 'week', average: 'around', cumulative: true }, expect: 'done' },
  { options: { date: 'ended', bin: 'month' }, expect: 'done' },
  { options: { date: 'begun' }, expect: { rejected: 'too-many-periods' } },
  { options: { date: 'begun', stack: 'number', bin: 'month' }, expect: { rejected: 'too-many-groups' } },
])
