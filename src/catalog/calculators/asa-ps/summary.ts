import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'asa-ps',
  family: 'anaesthesia',
  title: { en: 'ASA physical status', zh: 'ASA 体格状态分级' },
  subtitle: { en: 'Before anaesthesia', zh: '麻醉前评估' },
  keywords: [
    'ASA',
    'ASA-PS',
    'physical status',
    'preoperative',
    'anaesthesia',
    '体格状态分级',
    '麻醉分级',
    '术前评估',
    'mazui fenji',
    'mzfj',
    'tige zhuangtai fenji',
    'tgztfj',
  ],
  ward: [['麻醉风险', '麻醉评估', '术前麻醉', '全麻', 'anesthesia risk', 'preop assessment']],
})
