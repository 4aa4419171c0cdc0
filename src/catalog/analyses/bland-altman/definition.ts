import { defineAnalysis } from '../../kit/analysis.ts'
import { choice, number, optionalNumber, variable } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

export const definition = defineAnalysis({
  id: 'bland-altman',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  options: {
    first: variable({
      label: { en: 'First method', zh: '方法一' },
      help: {
        en: 'Differences are first less second.',
        zh: '差值为方法一减方法二，通常选待评价的新方法。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
    }),
    second: variable({
      label: { en: 'Second method', zh: '方法二' },
      help: { en: 'The same quantity by the other method, or the reference.', zh: '同一指标的另一方法或参考方法。' },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
    }),
    scale: choice({
      label: { en: 'Differences as', zh: '差值形式' },
      help: {
        en: 'Where differences grow with the size of what is measured, percentages or ratios have limits that hold everywhere.',
        zh: '若差值随测量值增大而增大，宜用百分差或比值，其一致性界限在全部范围内均适用。',
      },
      of: {
        difference: {
          label: { en: 'Differences', zh: '差值' },
          help: { en: 'In the unit of the data.', zh: '单位与数据相同。' },
        },
        percent: {
          label: { en: 'Percent differences', zh: '百分差' },
          help: {
            en: 'In percent of the mean of both, or of the second.',
            zh: '以两法均值（或方法二）为分母的百分数。',
          },
        },
        ratio: {
          label: { en: 'Ratios', zh: '比值' },
          help: {
            en: 'First over second, by logarithms; all values above 0.',
            zh: '方法一与方法二之比（经对数变换），要求数值均大于 0。',
          },
        },
      },
      initial: 'difference',
    }),
    against: choice({
      label: { en: 'Plotted against', zh: '横轴' },
      help: {
        en: 'Also what a proportional bias is looked for along, and what percentages are of.',
        zh: '同时作为考察比例偏倚的自变量及百分差的分母。',
      },
      of: {
        mean: {
          label: { en: 'The mean of both', zh: '两法均值' },
          help: {
            en: 'Bland and Altman; right where neither is free of error.',
            zh: 'Bland–Altman 推荐，两法均有误差时适用。',
          },
        },
        second: {
          label: { en: 'The second method', zh: '方法二' },
          help: { en: 'Where the second is a reference of little error.', zh: '方法二为误差很小的参考方法时适用。' },
        },
      },
      initial: 'mean',
    }),
    coverage: number({
      label: { en: 'Share between the limits', zh: '一致性界限的覆盖比例' },
      help: {
        en: 'Of the differences, where these are normal: 95% is the mean ± 1.96 SD.',
        zh: '差值服从正态分布时界限内所占比例：95% 即均数 ± 1.96 倍标准差。',
      },
      min: 0.5,
      max: 0.999,
      step: 0.01,
      initial: 0.95,
      shownAs: 'percent',
    }),
    allowed: optionalNumber({
      label: { en: 'Largest difference that is acceptable', zh: '临床可接受的最大差值' },
      help: {
        en: 'Fixed before the study, in the unit of the differences (percent for percent differences). The limits are compared with it.',
        zh: '应在研究前确定，单位与差值相同（百分差时为百分数）；将一致性界限与之比较。',
      },
      min: 1e-9,
      max: 1e9,
      step: 0.1,
      when: ({ scale }) => scale !== 'ratio',
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Measurements', zh: '测量值' }, options: ['first', 'second'] },
    { title: { en: 'Differences', zh: '差值' }, options: ['scale', 'against', 'allowed'] },
    { title: { en: 'Limits', zh: '界限' }, options: ['coverage', 'confidence'] },
  ],
  results: { tables, figures: { differences: { title: { en: 'Bland–Altman plot', zh: 'Bland–Altman 图' } } } },
  messages,
  references: ['bland-altman-1986', 'bland-altman-1999', 'shapiro-wilk-1965'],
  upgrades: {},
})
