import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'wells-pe',
  family: 'respiratory',
  title: { en: 'Wells score for pulmonary embolism', zh: 'Wells 评分（肺栓塞）' },
  subtitle: { en: 'Pre-test probability', zh: '肺血栓栓塞症临床可能性' },
  keywords: [
    'PE',
    'pulmonary embolism',
    'D-dimer',
    'CTPA',
    'VTE',
    '肺栓塞',
    '肺血栓栓塞症',
    'D-二聚体',
    'feishuansai',
    'fss',
    'feixueshuan',
  ],
  ward: [
    ['肺栓', '肺梗死', '肺动脉栓塞', '肺梗塞', 'PTE', 'PE', 'lung clot', 'D二聚体', '二聚体高', 'D二聚体高', 'DDimer'],
  ],
})
