import { planMessages } from '../../kit/planning/planning-tables.ts'

export const messages = {
  ...planMessages,
  'effect-hazard-ratio': { en: 'Hazard ratio', zh: '风险比（HR）' },
  'effect-rate-ratio': { en: 'Rate ratio', zh: '率比（RR）' },
  'no-time': {
    en: 'Nobody is observed: accrual and follow-up are both 0.',
    zh: '入组期与随访期均为 0，无观察时间。',
  },
  'hazards-assumed': {
    en: 'The hazards are assumed to be proportional; where curves separate late or cross, the power is smaller.',
    zh: '假定各组风险成比例；若生存曲线较晚才分离或相互交叉，实际效能低于此值。',
  },
  'exponential-assumed': {
    en: 'The events are those of constant hazards (exponential survival); the study goes on until the events are there, however long it takes.',
    zh: '事件数按恒定风险（指数分布）推算；研究应持续至达到所需事件数。',
  },
  'events-met': {
    en: 'At least {enough} events are expected in each group: the normal approximation holds.',
    zh: '各组预期事件数均不少于 {enough}，正态近似适用。',
  },
  'events-violated': {
    en: 'Only {least} events are expected in a group, fewer than {enough}: the normal approximation of the logarithm of the ratio is rough.',
    zh: '有组别预期事件数仅为 {least}，不足 {enough}：率比对数的正态近似较粗略。',
  },
  'poisson-assumed': {
    en: 'All persons of a group are assumed to have one rate; where they differ, as in attacks that recur, more are needed: enter a dispersion.',
    zh: '假定同组个体的事件率相同；若个体间有差异（如易复发者），所需例数更多，请填写离散参数。',
  },
  'dispersion-assumed': {
    en: 'The dispersion is assumed to be the same in both groups, and the analysis to be negative binomial regression.',
    zh: '假定两组离散参数相同，并以负二项回归分析。',
  },
} as const
