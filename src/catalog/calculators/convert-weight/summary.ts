import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'convert-weight',
  family: 'conversion',
  title: { en: 'Body weight: units', zh: '体重单位换算' },
  subtitle: { en: 'lb, kg', zh: '磅、kg' },
  keywords: ['lb', 'pounds', 'jin', 'kg', '体重换算', '斤', '磅', 'tizhong huansuan', 'tzhs'],
  ward: [['公斤', '市斤', '英磅', 'kilograms']],
})
