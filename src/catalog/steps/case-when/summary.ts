import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'case-when',
  order: 25,
  group: 'values',
  title: { en: 'Values by conditions', zh: '按条件赋值' },
  subtitle: { en: 'The first condition that is true gives the value', zh: '首个成立的条件决定取值' },
  keywords: [
    'case when',
    'if else',
    'DO IF',
    'IF',
    'replace if',
    'case_when',
    'ifelse',
    'condition',
    '条件赋值',
    '条件计算',
    '按条件',
    '分情况赋值',
    'tiaojianfuzhi',
    'tjfz',
  ],
})
