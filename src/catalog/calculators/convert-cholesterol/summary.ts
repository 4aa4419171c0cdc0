import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'convert-cholesterol',
  family: 'conversion',
  title: { en: 'Cholesterol (total, LDL, HDL): units', zh: '胆固醇（总、LDL、HDL）单位换算' },
  subtitle: { en: 'mg/dL, mmol/L', zh: 'mg/dL、mmol/L' },
  keywords: ['LDL', 'HDL', 'TC', 'mg/dL', 'mmol/L', '胆固醇换算', '血脂单位', 'dangucun huansuan', 'dgchs'],
  ward: [[], ['坏胆固醇', '低密度', '血脂高', '高血脂', '高脂血症', '血脂四项', 'bad cholesterol', 'dyslipidaemia']],
})
