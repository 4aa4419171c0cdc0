import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'corrected-sodium-hyperglycaemia',
  family: 'nephrology',
  title: { en: 'Sodium corrected for hyperglycaemia', zh: '高血糖校正血钠' },
  subtitle: { en: 'Katz and Hillier', zh: 'Katz 与 Hillier 公式' },
  keywords: [
    'corrected sodium',
    'hyperglycemia',
    'hyponatraemia',
    'DKA',
    'HHS',
    '校正血钠',
    '高血糖',
    '酮症酸中毒',
    '高渗状态',
    'jiaozheng xuena',
    'jzxn',
    'gaoxuetang',
  ],
  ward: [
    ['高血糖低钠', '高渗性昏迷', '高渗高血糖', 'hyperosmolar', '酮症', '糖尿病酮症', 'diabetic ketoacidosis'],
    ['低钠', '补钠', '浓钠', '3%氯化钠', '高渗盐', '钠低', 'SIADH', 'low sodium', 'hyponatremia'],
  ],
})
