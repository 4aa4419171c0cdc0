import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'caprini-2005',
  family: 'haematology',
  title: { en: 'Caprini score, 2005', zh: 'Caprini 评分（2005）' },
  subtitle: { en: 'Risk of thrombosis around surgery', zh: '围术期静脉血栓风险' },
  keywords: [
    'Caprini',
    'VTE',
    'DVT',
    'thromboprophylaxis',
    '静脉血栓',
    '静脉血栓栓塞',
    '深静脉血栓',
    '血栓风险评估',
    'xueshuan fengxian',
    'xsfx',
    'jingmai xueshuan',
    'jmxs',
  ],
})
