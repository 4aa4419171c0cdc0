import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'oxygenation-index',
  family: 'critical-care',
  title: { en: 'Oxygenation index (and OSI)', zh: '氧合指数（OI）与氧饱和度指数（OSI）' },
  subtitle: { en: 'Severity of paediatric and neonatal respiratory failure', zh: '儿童及新生儿呼吸衰竭严重程度' },
  keywords: [
    'OI',
    'OSI',
    'PALICC',
    'PARDS',
    'ECMO',
    'mean airway pressure',
    '氧合指数',
    '氧饱和度指数',
    '儿童 ARDS',
    '平均气道压',
    'yanghe zhishu',
    'yhzs',
  ],
  ward: [[], ['呼吸衰竭', '呼衰', '缺氧', '低氧', '氧合', '白肺', '急性肺损伤', 'PF ratio', 'hypoxia', 'hypoxemia']],
})
