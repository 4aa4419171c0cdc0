import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'shock-index',
  family: 'cardiology',
  title: { en: 'Shock index, modified and age shock index', zh: '休克指数（含改良与年龄休克指数）' },
  keywords: [
    'shock index',
    'SI',
    'MSI',
    'haemorrhage',
    'trauma',
    'triage',
    '休克指数',
    '失血',
    '创伤',
    '分诊',
    'xiuke zhishu',
    'xkzs',
    'shixue',
    'sx',
  ],
  ward: [
    ['失血性休克', '大出血', '车祸', '坠落伤', 'major trauma', '外伤评分'],
    ['低血压', 'hypotension', '血压换平均压'],
  ],
})
