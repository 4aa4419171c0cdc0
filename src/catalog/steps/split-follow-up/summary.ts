import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'split-follow-up',
  order: 155,
  group: 'shape',
  title: { en: 'Split follow-up', zh: '随访时间拆分' },
  subtitle: { en: 'Intervals of time, age or calendar', zh: '按时间、年龄或日历拆成多行' },
  keywords: [
    'split follow-up',
    'survSplit',
    'stsplit',
    'Lexis',
    'counting process',
    'time-dependent',
    'person-years',
    'episode',
    '随访拆分',
    '生存数据拆分',
    '计数过程',
    '时依',
    '人年',
    '年龄组',
    'chaifen',
    'cf',
  ],
})
