import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'outliers',
  order: 54,
  group: 'missing',
  title: { en: 'Outliers', zh: '异常值处理' },
  subtitle: { en: 'Mark, remove or pull in values beyond limits', zh: '标记、剔除或缩尾超出界限的取值' },
  keywords: [
    'outlier',
    'extreme values',
    'winsorize',
    'winsor',
    'trim',
    'IQR',
    '3 sigma',
    'MAD',
    'box plot rule',
    '异常值',
    '离群值',
    '极端值',
    '缩尾',
    '箱线图法',
    '3σ',
    'yichangzhi',
    'suowei',
    'ycz',
  ],
})
