import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'blind-groups',
  order: 180,
  group: 'values',
  title: { en: 'Blind the groups', zh: '组别设盲' },
  subtitle: { en: 'Groups are A, B, … until they are unblinded', zh: '以 A、B 等代替组别，直至揭盲' },
  keywords: [
    'blind',
    'blinded analysis',
    'mask',
    'masking',
    'unblind',
    'code break',
    'A/B',
    'SAP',
    '设盲',
    '盲法',
    '揭盲',
    '破盲',
    '盲态审核',
    'shemang',
    'jiemang',
    'sm',
  ],
})
