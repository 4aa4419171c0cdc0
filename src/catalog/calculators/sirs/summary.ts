import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'sirs',
  family: 'critical-care',
  title: { en: 'SIRS criteria', zh: '全身炎症反应综合征（SIRS）标准' },
  subtitle: { en: 'Systemic inflammatory response syndrome', zh: '全身炎症反应综合征' },
  keywords: [
    'SIRS',
    'systemic inflammatory response',
    'sepsis',
    '全身炎症反应综合征',
    '脓毒症',
    'quanshen yanzheng fanying',
    'qsyzfy',
    'nongduzheng',
  ],
  ward: [
    ['发热', '发烧', '寒战', '高热', 'fever'],
    [],
    [
      '败血症',
      '脓毒血症',
      '脓毒性休克',
      '感染性休克',
      '毒血症',
      '菌血症',
      'septic shock',
      'septicaemia',
      'septicemia',
      'sepsis',
    ],
  ],
})
