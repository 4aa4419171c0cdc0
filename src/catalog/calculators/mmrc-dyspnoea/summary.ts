import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'mmrc-dyspnoea',
  family: 'respiratory',
  title: { en: 'mMRC dyspnoea scale', zh: 'mMRC 呼吸困难量表' },
  subtitle: { en: 'Breathlessness in daily life', zh: '日常活动中的气促' },
  keywords: [
    'mMRC',
    'MRC',
    'dyspnoea',
    'breathlessness',
    'COPD',
    '呼吸困难',
    '气促',
    '慢阻肺',
    'huxi kunnan',
    'hxkn',
    'qicu',
    'qc',
  ],
  ward: [
    ['气短', '气喘', '喘憋', '呼吸困难分级', '走路喘', 'shortness of breath', 'breathless'],
    [],
    [
      '慢阻肺',
      '慢支',
      '老慢支',
      '肺气肿',
      '慢性支气管炎',
      '慢阻肺分级',
      '慢阻肺分组',
      'COPD grade',
      'emphysema',
      'chronic bronchitis',
    ],
  ],
})
