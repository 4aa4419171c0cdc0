import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'frail-scale',
  family: 'geriatrics',
  title: { en: 'FRAIL scale', zh: 'FRAIL 衰弱量表' },
  subtitle: { en: 'Screening for frailty', zh: '衰弱筛查' },
  keywords: ['frailty', '衰弱', '老年', 'shuairuo', 'sr'],
  ward: [['衰老', '虚弱', '老年衰弱', '体弱', 'frail elderly']],
})
