import type { Words } from '../../kit/words.ts'

export type Measure = 'odds-ratio' | 'risk-ratio' | 'risk-difference'

export const measures = {
  'odds-ratio': { en: 'Odds ratio', zh: '比值比（OR）' },
  'risk-ratio': { en: 'Risk ratio', zh: '相对危险度（RR）' },
  'risk-difference': { en: 'Risk difference', zh: '率差（RD）' },
} as const satisfies Readonly<Record<Measure, Words>>
