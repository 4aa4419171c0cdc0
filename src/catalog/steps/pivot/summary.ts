import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'pivot',
  order: 125,
  group: 'shape',
  title: { en: 'Cross table as data', zh: '透视表' },
  subtitle: { en: 'A row for each group, a variable for each level', zh: '每组一行，每个取值一列' },
  keywords: [
    'pivot',
    'pivot table',
    'crosstab',
    'cross table',
    'tabulate',
    'dcast',
    'pivot_wider',
    'xtabs',
    '透视表',
    '数据透视表',
    '交叉表',
    '汇总表',
    'toushibiao',
    'tsb',
  ],
})
