import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'paediatric-ett',
  family: 'paediatrics',
  title: { en: 'Tracheal tube of a child: size and depth', zh: '儿童气管导管型号与深度' },
  subtitle: { en: 'And the weight by age', zh: '附按年龄估算体重' },
  keywords: [
    'ETT',
    'endotracheal tube',
    'intubation',
    'Cole',
    'APLS',
    '气管导管',
    '气管插管',
    '儿童插管',
    '导管型号',
    'qiguan chaguan',
    'qgcg',
    'qiguan daoguan',
    'qgdg',
  ],
  ward: [['儿童插管型号', '小儿插管', '气管插管型号', '插管深度', '小儿体重估算', 'pediatric ETT', 'tube size']],
})
