import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'extract-pattern',
  order: 68,
  group: 'texts',
  title: { en: 'Extract by pattern', zh: '按模式提取' },
  subtitle: {
    en: 'Numbers, dates, codes … out of texts',
    zh: '提取数值、日期、编码等',
  },
  keywords: [
    'extract',
    'regular expression',
    'regex',
    'regexp',
    'str_extract',
    'regmatches',
    'ICD-10',
    'TNM',
    'phone number',
    '提取',
    '正则表达式',
    '按模式提取',
    '提取数字',
    '提取编码',
    'tiqu',
    'amstq',
  ],
})
