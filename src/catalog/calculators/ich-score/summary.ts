import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'ich-score',
  family: 'neurology',
  title: { en: 'ICH score', zh: '脑出血评分（ICH 评分）' },
  subtitle: { en: '30-day mortality of intracerebral haemorrhage', zh: '脑出血 30 d 病死率' },
  keywords: [
    'ICH',
    'intracerebral haemorrhage',
    'Hemphill',
    '脑出血',
    '脑出血评分',
    'naochuxue pingfen',
    'ncxpf',
    'naochuxue',
    'ncx',
  ],
  ward: [['脑溢血', '脑内出血', '出血性卒中', '出血性中风', 'brain haemorrhage', 'brain bleed', 'cerebral hemorrhage']],
})
