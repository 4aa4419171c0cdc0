import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'corrected-calcium',
  family: 'endocrine',
  title: { en: 'Calcium corrected for albumin', zh: '白蛋白校正钙' },
  subtitle: { en: 'mmol/L and mg/dL', zh: 'mmol/L 与 mg/dL' },
  keywords: [
    'adjusted calcium',
    'Payne',
    'hypocalcaemia',
    'hypercalcemia',
    'albumin',
    '校正钙',
    '血钙',
    '低钙血症',
    '高钙血症',
    'jiaozheng gai',
    'jzg',
    'xuegai',
  ],
  ward: [['低钙', '高钙', '钙低', '钙高', '补钙', '抽搐低钙', 'low calcium', 'high calcium', 'calcium correction']],
})
