import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'revised-trauma-score',
  family: 'critical-care',
  title: { en: 'Revised Trauma Score', zh: '修订创伤评分（RTS）' },
  subtitle: { en: 'RTS and triage RTS', zh: 'RTS 与分诊 T-RTS' },
  keywords: [
    'RTS',
    'T-RTS',
    'trauma',
    'triage',
    '修订创伤评分',
    '创伤',
    '分诊',
    'xiuding chuangshang pingfen',
    'xdcspf',
    'fenzhen',
    'fz',
  ],
  ward: [[], ['失血性休克', '大出血', '车祸', '坠落伤', 'major trauma', '外伤评分']],
})
