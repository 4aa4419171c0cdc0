import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'long-to-wide',
  order: 150,
  group: 'shape',
  title: { en: 'Long to wide', zh: '长转宽' },
  subtitle: {
    en: 'Several rows of a patient become one, with a variable for each time',
    zh: '把同一对象的多行合为一行，每个时间点一个变量',
  },
  keywords: [
    'reshape wide',
    'casestovars',
    'pivot_wider',
    'dcast',
    'unstack',
    'spread',
    '个案到变量',
    '长数据',
    '宽数据',
    '重构数据',
    'changzhuankuan',
    'czk',
  ],
})
