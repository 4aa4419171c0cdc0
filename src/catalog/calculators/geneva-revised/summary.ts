import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'geneva-revised',
  family: 'cardiology',
  title: { en: 'Revised Geneva score', zh: '修订版 Geneva 评分' },
  subtitle: { en: 'Pre-test probability of pulmonary embolism', zh: '肺栓塞检查前概率' },
  keywords: [
    'Geneva',
    'pulmonary embolism',
    'PE',
    'D-dimer',
    '肺栓塞',
    '日内瓦评分',
    'rineiwa pingfen',
    'rnwpf',
    'feishuansai',
    'fss',
  ],
  ward: [[], ['肺栓', '肺梗死', '肺动脉栓塞', '肺梗塞', 'PTE', 'PE', 'lung clot']],
})
