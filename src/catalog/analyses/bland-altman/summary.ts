import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'bland-altman',
  family: 'relation',
  title: { en: 'Bland–Altman limits of agreement', zh: 'Bland–Altman 一致性分析' },
  subtitle: {
    en: 'Bias and limits with intervals, proportional bias, percentages and ratios',
    zh: '偏倚与一致性界限及其置信区间、比例偏倚、百分差与比值',
  },
  keywords: [
    'Bland-Altman',
    'Bland Altman plot',
    'limits of agreement',
    'method comparison',
    'agreement of two methods',
    'bias',
    'proportional bias',
    'mean difference plot',
    'Tukey mean difference',
    'percent difference',
    'Bland-Altman法',
    'Bland-Altman图',
    '一致性界限',
    '一致性评价',
    '一致性分析',
    '方法学比较',
    '方法比对',
    '两种方法一致性',
    '比例偏倚',
    '系统误差',
    '差值均值图',
    'yizhixing jiexian',
    'yzxjx',
    'fangfa bijiao',
  ],
  guide: [
    {
      when: { goal: ['associate'], groups: ['two'], outcome: ['continuous'], design: ['paired'] },
      does: { en: 'Bland–Altman: do two methods agree?', zh: 'Bland–Altman 法：两种测量方法是否一致' },
      options: { scale: 'difference' },
    },
  ],
})
