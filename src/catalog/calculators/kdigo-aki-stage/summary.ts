import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'kdigo-aki-stage',
  family: 'nephrology',
  title: { en: 'Acute kidney injury, KDIGO stage', zh: '急性肾损伤分期（KDIGO）' },
  subtitle: { en: 'By creatinine and urine output', zh: '依据血肌酐与尿量' },
  keywords: [
    'AKI',
    'KDIGO',
    'acute kidney injury',
    'acute renal failure',
    'oliguria',
    '急性肾损伤',
    '急性肾衰竭',
    '少尿',
    '分期',
    'jixing shensunshang',
    'jxsss',
  ],
  ward: [
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
    ['左氧氟沙星', '美罗培南', '阿米卡星', '庆大霉素', 'gentamicin', 'amikacin', 'meropenem'],
  ],
})
