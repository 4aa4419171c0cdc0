import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'winters-formula',
  family: 'nephrology',
  title: { en: 'Winters’ formula', zh: 'Winter 公式（预计 PaCO₂）' },
  subtitle: { en: 'Expected PaCO₂ in metabolic acidosis', zh: '代谢性酸中毒的呼吸代偿' },
  keywords: [
    'Winters',
    'Winter',
    'expected PaCO2',
    'compensation',
    'metabolic acidosis',
    '呼吸代偿',
    '代谢性酸中毒',
    '预计二氧化碳分压',
    'daixiexing suanzhongdu',
    'dxxszd',
    'huxi daichang',
  ],
  ward: [
    ['呼吸代偿公式', '代偿预计值', '混合性酸碱失衡', 'expected CO2'],
    ['血气分析', '血气', '酸碱平衡', '酸碱紊乱', '代酸', '高AG', 'blood gas', 'ABG', 'acid base'],
  ],
})
