import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'anion-gap',
  family: 'nephrology',
  title: { en: 'Anion gap', zh: '阴离子间隙' },
  subtitle: { en: 'Corrected for albumin, with the delta ratio', zh: '白蛋白校正，附 Δ 比值' },
  keywords: [
    'AG',
    'anion gap',
    'delta ratio',
    'delta-delta',
    'metabolic acidosis',
    '阴离子间隙',
    '代谢性酸中毒',
    '酸碱失衡',
    'yinlizi jianxi',
    'ylzjx',
    'suanjian',
  ],
  ward: [
    ['血气分析', '血气', '酸碱平衡', '酸碱紊乱', '代酸', '高AG', 'blood gas', 'ABG', 'acid base'],
    ['呼吸代偿公式', '代偿预计值', '混合性酸碱失衡', 'expected CO2', '酮症', '糖尿病酮症', 'diabetic ketoacidosis'],
  ],
})
