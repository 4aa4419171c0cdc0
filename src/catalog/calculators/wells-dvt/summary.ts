import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'wells-dvt',
  family: 'cardiology',
  title: { en: 'Wells score for deep vein thrombosis (2003)', zh: 'Wells 评分（深静脉血栓形成，2003）' },
  subtitle: { en: 'Pre-test probability', zh: '检查前临床可能性' },
  keywords: [
    'DVT',
    'deep vein thrombosis',
    'D-dimer',
    'VTE',
    'Wells',
    '深静脉血栓',
    '下肢静脉血栓',
    'D-二聚体',
    'shenjingmai xueshuan',
    'sjmxs',
    'jingmai xueshuan',
    'jmxs',
  ],
  ward: [
    ['下肢血栓', '腿肿', '单侧腿肿', '深静脉栓塞', '下肢深静脉血栓', 'leg swelling', 'leg clot'],
    ['D二聚体', '二聚体高', 'D二聚体高', 'DDimer'],
  ],
})
