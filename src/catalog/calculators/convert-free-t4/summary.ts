import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'convert-free-t4',
  family: 'conversion',
  title: { en: 'Free thyroxine (T₄): units', zh: '游离甲状腺素（T₄）单位换算' },
  subtitle: { en: 'ng/dL, pmol/L', zh: 'ng/dL、pmol/L' },
  keywords: ['FT4', 'ng/dL', 'pmol/L', '游离T4换算', '甲状腺功能', 'youli jiazhuangxiansu huansuan', 'ylhs'],
  ward: [['甲功', '甲状腺', '甲亢', '甲减', 'thyroid', 'hyperthyroidism', 'hypothyroidism']],
})
