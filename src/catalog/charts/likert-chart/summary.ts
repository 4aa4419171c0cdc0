import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'likert-chart',
  family: 'survey',
  title: { en: 'Likert chart', zh: '李克特量表图' },
  subtitle: {
    en: 'Answers to items of a questionnaire, centred or to 100%, with n and mean ± SD',
    zh: '问卷各条目的作答构成，居中发散或百分比堆积，附 n 与均数±标准差',
  },
  labels: ['distribution', 'composition', 'matrix'],
  keywords: [
    'likert',
    'diverging stacked bar',
    'questionnaire',
    'survey',
    'rating scale',
    'agreement scale',
    'items',
    '李克特图',
    '量表',
    '问卷',
    '满意度',
    '发散条形图',
    '态度调查',
    '条目作答分布',
    'liangbiaotu',
    'lbt',
    'wenjuan',
    'wj',
    'manyidu',
    'myd',
  ],
})
