import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'transtubular-potassium-gradient',
  family: 'nephrology',
  title: { en: 'Transtubular potassium gradient', zh: '跨小管钾梯度（TTKG）' },
  subtitle: { en: 'TTKG', zh: '低钾、高钾血症的鉴别' },
  keywords: [
    'TTKG',
    'hypokalemia',
    'hyperkalemia',
    'potassium wasting',
    'aldosterone',
    '跨小管钾梯度',
    '低钾血症',
    '高钾血症',
    '醛固酮',
    'kuaxiaoguan jiatidu',
    'kxgjtd',
  ],
  ward: [
    ['低钾', '高钾', '钾低', '钾高', '低钾血', 'hypokalaemia', 'hyperkalaemia', 'low potassium', 'high potassium'],
  ],
})
