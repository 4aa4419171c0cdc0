import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'upset-plot',
  family: 'flow',
  title: { en: 'UpSet plot', zh: 'UpSet 图' },
  subtitle: {
    en: 'Which of 3 to 30 yes/no variables occur together, and how often',
    zh: '3 至 30 个是/否变量同时出现的组合及例数',
  },
  labels: ['composition', 'matrix'],
  keywords: [
    'UpSet plot',
    'upset',
    'UpSetR',
    'ComplexUpset',
    'set intersections',
    'combinations',
    'multiple response',
    'symptoms',
    'comorbidity',
    'UpSet 图',
    '集合图',
    '交集图',
    '集合交集',
    '症状组合',
    '共病',
    '多选题',
    'jiaojitu',
    'jjt',
    'jihetu',
    'jht',
  ],
})
