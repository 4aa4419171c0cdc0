import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'a-a-gradient',
  family: 'critical-care',
  title: { en: 'Alveolar–arterial oxygen gradient', zh: '肺泡-动脉血氧分压差（A-a）' },
  subtitle: { en: 'Cause of hypoxaemia', zh: '低氧血症的原因' },
  keywords: [
    'A-a gradient',
    'alveolar gas equation',
    'hypoxaemia',
    'PAO2',
    '肺泡动脉氧分压差',
    '低氧血症',
    '肺泡气方程',
    'feipao dongmai yangfenya cha',
    'fpdmyfyc',
    'diyang',
    'dy',
  ],
  ward: [
    ['肺泡氧', '氧梯度', '通气血流失衡', 'alveolar oxygen'],
    [],
    ['呼吸衰竭', '呼衰', '缺氧', '低氧', '氧合', '白肺', '急性肺损伤', 'PF ratio', 'hypoxia', 'hypoxemia'],
  ],
})
