import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'replace-values',
  order: 34,
  group: 'texts',
  title: { en: 'Find and replace', zh: '查找替换' },
  subtitle: { en: 'A text by another, in some or all variables', zh: '在部分或全部文本变量中替换' },
  keywords: [
    'find and replace',
    'substitute',
    'REPLACE',
    'subinstr',
    'gsub',
    'str_replace',
    '查找替换',
    '替换',
    '批量替换',
    'chazhaotihuan',
    'tihuan',
    'czth',
  ],
})
