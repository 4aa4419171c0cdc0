import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'copd-assessment-test',
  family: 'respiratory',
  title: { en: 'COPD Assessment Test (total)', zh: '慢阻肺评估测试（CAT，仅总分）' },
  subtitle: { en: 'Impact of COPD', zh: '慢阻肺对生活的影响' },
  keywords: [
    'CAT',
    'COPD',
    'symptoms',
    '慢阻肺评估测试',
    '慢阻肺',
    '症状',
    'manzufei pinggu ceshi',
    'mzfpgcs',
    'manzufei',
    'mzf',
  ],
  ward: [
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
