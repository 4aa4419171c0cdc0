import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'gold-abe',
  family: 'respiratory',
  title: { en: 'GOLD grade and ABE group', zh: 'GOLD 气流受限分级与 ABE 分组' },
  subtitle: { en: 'COPD, reports of 2023 and later', zh: '慢阻肺，2023 年及以后报告' },
  keywords: [
    'GOLD',
    'COPD',
    'ABE',
    'spirometry',
    'FEV1',
    '慢阻肺',
    '慢性阻塞性肺疾病',
    '肺功能',
    'manzufei',
    'mzf',
    'feigongneng',
    'fgn',
  ],
  ward: [
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
    ['气短', '气喘', '喘憋', '呼吸困难分级', '走路喘', 'shortness of breath', 'breathless'],
  ],
})
