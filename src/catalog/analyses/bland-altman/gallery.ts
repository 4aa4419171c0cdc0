import { defineGallery } from '../../kit/gallery.ts'

export const gallery = defineGallery([
  {
    id: 'bland-altman',
    figure: 'differences',
    family: 'agreement',
    labels: ['comparison', 'two-numeric'],
    title: { en: 'Bland–Altman plot', zh: 'Bland–Altman 图' },
    subtitle: {
      en: 'Differences of two methods against their mean, bias and limits with intervals; from the analysis of agreement',
      zh: '两种方法之差对其均值，偏倚与一致性界限及其置信区间，由一致性分析给出',
    },
    keywords: [
      'Bland-Altman plot',
      'limits of agreement',
      'difference plot',
      'Tukey mean difference',
      'method comparison',
      '一致性图',
      '一致性界限',
      '方法学比较',
      'yizhixing',
      'yzx',
    ],
  },
])
