import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'khorana-score',
  family: 'haematology',
  title: { en: 'Khorana score', zh: 'Khorana 评分' },
  subtitle: { en: 'Thrombosis in cancer under chemotherapy', zh: '化疗患者静脉血栓风险' },
  keywords: [
    'Khorana',
    'VTE',
    'cancer-associated thrombosis',
    'chemotherapy',
    '肿瘤相关血栓',
    '静脉血栓',
    '化疗',
    'zhongliu xueshuan',
    'zlxs',
    'xueshuan',
  ],
  ward: [
    ['肿瘤血栓', '癌症血栓', '化疗血栓', 'cancer clot'],
    [],
    [
      '血栓风险',
      '静脉血栓风险',
      '血栓预防',
      'VTE',
      'VTE评估',
      'VTE风险',
      '低分子肝素',
      '依诺肝素',
      '手术血栓',
      'enoxaparin',
      'LMWH',
      'DVT prophylaxis',
    ],
  ],
})
