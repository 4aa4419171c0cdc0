import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'mallampati',
  family: 'anaesthesia',
  title: { en: 'Mallampati class, modified', zh: '改良 Mallampati 分级' },
  subtitle: { en: 'View of the pharynx before intubation', zh: '插管前咽部视野' },
  keywords: [
    'Mallampati',
    'Samsoon Young',
    'airway',
    'difficult intubation',
    '马氏分级',
    '气道评估',
    '困难插管',
    '困难气道',
    'qidao pinggu',
    'qdpg',
    'kunnan qidao',
    'knqd',
  ],
  ward: [
    ['插管困难', '张口度', '甲颏距离', '气道分级', '难插管', 'airway assessment'],
    ['麻醉风险', '麻醉评估', '术前麻醉', '全麻', 'anesthesia risk', 'preop assessment'],
  ],
})
