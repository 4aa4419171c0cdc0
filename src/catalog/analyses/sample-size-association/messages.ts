import { planMessages } from '../../kit/planning/planning-tables.ts'

export const messages = {
  ...planMessages,
  'effect-correlation': { en: 'Correlation', zh: '相关系数' },
  'effect-explained': { en: 'R² explained', zh: '解释的 R²' },
  'effect-odds-ratio': { en: 'Odds ratio', zh: '比值比（OR）' },
  'effect-area': { en: 'Area under the curve', zh: '曲线下面积（AUC）' },
  'area-not-above': {
    en: 'The expected area is not above the one to be exceeded.',
    zh: '预期 AUC 不高于检验值，无法检出。',
  },
  'events-met': {
    en: 'About {least} events or non-events are expected, whichever are fewer: 10 or more for the covariate.',
    zh: '预期事件或非事件（取较少者）约 {least} 例，不少于 10 例。',
  },
  'events-violated': {
    en: 'Only about {least} events or non-events are expected, whichever are fewer: the normal approximation is doubtful.',
    zh: '预期事件或非事件（取较少者）仅约 {least} 例，正态近似欠佳。',
  },
  'normal-assumed': {
    en: 'Both variables are assumed to be normal; a rank correlation needs about a tenth more persons.',
    zh: '假定两变量服从二元正态分布；若采用秩相关，例数约需增加一成。',
  },
} as const
