import { planMessages } from '../../kit/planning-tables.ts'

export const messages = {
  ...planMessages,
  'effect-hazard-ratio': { en: 'Hazard ratio', zh: '风险比（HR）' },
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
} as const
