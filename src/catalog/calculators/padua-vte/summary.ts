import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'padua-vte',
  family: 'haematology',
  title: { en: 'Padua prediction score', zh: 'Padua 评分（内科住院患者 VTE）' },
  subtitle: { en: 'Venous thromboembolism in medical inpatients', zh: '内科住院患者静脉血栓栓塞症' },
  keywords: [
    'Padua',
    'VTE',
    'venous thromboembolism',
    'prophylaxis',
    '静脉血栓栓塞症',
    '血栓预防',
    '帕多瓦',
    'jingmai xueshuan',
    'jmxs',
    'paduowa',
  ],
  ward: [
    ['内科血栓', '内科VTE', '卧床血栓', 'medical inpatient VTE'],
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
    ['下肢血栓', '腿肿', '单侧腿肿', '深静脉栓塞', '下肢深静脉血栓', 'leg swelling', 'leg clot'],
  ],
})
