import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'feurea',
  family: 'nephrology',
  title: { en: 'Fractional excretion of urea', zh: '尿素排泄分数（FEUrea）' },
  subtitle: { en: 'FEUrea, usable after diuretics', zh: '使用利尿剂者亦可用' },
  keywords: [
    'FEUrea',
    'FEUN',
    'prerenal',
    'acute tubular necrosis',
    'diuretics',
    'AKI',
    '尿素排泄分数',
    '肾前性',
    '急性肾小管坏死',
    '利尿剂',
    'niaosu paixie fenshu',
    'nspxfs',
    'shenqianxing',
  ],
  ward: [
    ['呋塞米', '速尿', '利尿剂肾损伤', 'furosemide'],
    ['肾前性还是肾性', '肾前性氮质血症', '尿钠', 'prerenal azotemia', 'urine sodium'],
    [
      '急性肾衰',
      '急肾衰',
      '无尿',
      '尿少',
      '造影剂肾病',
      '肌酐升高',
      '肌酐高',
      'contrast nephropathy',
      'anuria',
      'renal failure',
    ],
  ],
})
