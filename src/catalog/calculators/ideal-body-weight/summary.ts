import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'ideal-body-weight',
  family: 'critical-care',
  title: {
    en: 'Ideal, adjusted and lean body weight; ARDSNet tidal volume',
    zh: '理想、校正与瘦体重及 ARDSNet 潮气量',
  },
  subtitle: { en: 'IBW, PBW, AdjBW, LBW', zh: 'IBW、PBW、AdjBW、LBW' },
  keywords: [
    'IBW',
    'PBW',
    'AdjBW',
    'LBW',
    'Devine',
    'ARDSNet',
    'tidal volume',
    'lean body weight',
    '理想体重',
    '校正体重',
    '瘦体重',
    '预测体重',
    '潮气量',
    'lixiang tizhong',
    'lxtz',
    'chaoqiliang',
    'cql',
  ],
  ward: [
    [
      '潮气量设置',
      '呼吸机参数',
      '肺保护性通气',
      '保护性通气',
      '标准体重',
      'tidal volume setting',
      'ventilator settings',
      'predicted body weight',
    ],
  ],
})
