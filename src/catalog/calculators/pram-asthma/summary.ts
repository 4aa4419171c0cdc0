import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'pram-asthma',
  family: 'paediatrics',
  title: { en: 'PRAM', zh: 'PRAM 儿童哮喘评分' },
  subtitle: { en: 'Severity of asthma in children', zh: '儿童哮喘急性发作严重程度' },
  keywords: [
    'asthma',
    'wheeze',
    'paediatric respiratory assessment measure',
    '哮喘',
    '喘息',
    '儿童哮喘',
    'ertong xiaochuan',
    'etxc',
  ],
  ward: [['小儿哮喘', '儿童喘息', '喘息发作', 'pediatric asthma', 'wheezing child']],
})
