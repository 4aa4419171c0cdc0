import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'morse-fall-scale',
  family: 'geriatrics',
  title: { en: 'Morse Fall Scale — points only', zh: 'Morse 跌倒评估量表（仅录分值）' },
  subtitle: { en: 'Risk of falling in hospital', zh: '住院跌倒风险' },
  keywords: [
    'Morse',
    'MFS',
    'falls',
    'nursing',
    '跌倒评估',
    '跌倒风险',
    '护理评估',
    'diedao fengxian',
    'ddfx',
    'diedao pinggu',
    'ddpg',
  ],
  ward: [['跌倒', '摔倒', '防跌倒', '坠床', 'fall risk']],
})
