import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'steroid-conversion',
  family: 'endocrine',
  title: { en: 'Glucocorticoid equivalence', zh: '糖皮质激素等效剂量换算' },
  subtitle: { en: 'By anti-inflammatory potency', zh: '按抗炎效价' },
  keywords: [
    'steroid conversion',
    'glucocorticoid',
    'prednisone',
    'dexamethasone',
    'methylprednisolone',
    '糖皮质激素',
    '激素换算',
    '泼尼松',
    '甲泼尼龙',
    '地塞米松',
    'jisu huansuan',
    'jshs',
    'tangpizhi jisu',
    'tpzjs',
  ],
})
