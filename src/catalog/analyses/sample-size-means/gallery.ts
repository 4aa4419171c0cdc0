import { defineGallery } from '../../kit/gallery.ts'

export const gallery = defineGallery([
  {
    id: 'power-curve',
    figure: 'power',
    family: 'survey',
    labels: ['comparison'],
    title: { en: 'Power curve', zh: '检验效能曲线' },
    subtitle: {
      en: 'Power against sample size or effect; from a plan for two means. Plans for proportions, survival and correlation draw one too',
      zh: '检验效能随样本量或效应量的变化，由两均数比较的样本量设计给出；率、生存与相关的设计亦可绘制',
    },
    keywords: [
      'power curve',
      'sample size curve',
      'power analysis',
      'G*Power plot',
      '检验效能曲线',
      '功效曲线',
      '把握度',
      '样本量',
      'jianyan xiaoneng',
      'jyxn',
    ],
  },
])
