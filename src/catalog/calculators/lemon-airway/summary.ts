import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'lemon-airway',
  family: 'anaesthesia',
  title: { en: 'LEMON airway assessment', zh: 'LEMON 气道评估' },
  subtitle: { en: 'Before emergency intubation', zh: '急诊插管前' },
  keywords: [
    'LEMON',
    'airway',
    'difficult intubation',
    '3-3-2',
    '气道评估',
    '困难气道',
    '困难插管',
    'qidao pinggu',
    'qdpg',
    'kunnan chaguan',
    'kncg',
  ],
  ward: [[], ['插管困难', '张口度', '甲颏距离', '气道分级', '难插管', 'airway assessment']],
})
