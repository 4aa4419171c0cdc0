import { defineChart } from '../../kit/chart.ts'
import { crossedValuesMessages } from '../../kit/comparison/crossed-values.ts'
import { choice, toggle } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { groupVariable, measuredVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'ecdf-plot',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Empirical distribution', zh: '经验累积分布图' },
  options: {
    variable: measuredVariable({ en: 'The measurement whose shares are added up.', zh: '按大小累计比例的定量变量。' }),
    group: groupVariable({ en: 'One curve for each value.', zh: '每个取值一条曲线。' }),
    complement: toggle({
      label: { en: 'Share above', zh: '显示超过的比例' },
      help: {
        en: 'The share of values above x in place of the share up to it.',
        zh: '显示大于 x 的比例，而非不超过 x 的比例。',
      },
      initial: false,
    }),
    band: choice({
      label: { en: 'Band', zh: '置信带' },
      help: {
        en: 'Simultaneous: the whole curve lies in it with the chosen confidence. Pointwise: each share by itself.',
        zh: '同时置信带：整条曲线以所选置信水平落在带内；逐点：每一处比例各自的置信区间。',
      },
      of: {
        none: { label: { en: 'None', zh: '不显示' } },
        dkw: { label: { en: 'Simultaneous (DKW)', zh: '同时置信带（DKW）' } },
        pointwise: { label: { en: 'Pointwise (Clopper–Pearson)', zh: '逐点（Clopper–Pearson）' } },
      },
      initial: 'none',
    }),
    medians: toggle({
      label: { en: 'Medians', zh: '中位数' },
      help: { en: 'Dotted lines from the curves to the axis.', zh: '自曲线向坐标轴引点线。' },
      initial: true,
    }),
    axis: choice({
      label: { en: 'Axis', zh: '横轴' },
      help: { en: 'A logarithmic axis needs values above 0.', zh: '对数轴要求所有值大于 0。' },
      of: {
        linear: { label: { en: 'Linear', zh: '线性' } },
        log: { label: { en: 'Logarithmic', zh: '对数' } },
      },
      initial: 'linear',
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variable', 'group'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['complement', 'band', 'medians', 'axis'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence'], folded: true },
  ],
  messages: {
    ...crossedValuesMessages,
    'not-positive': {
      en: '{variable} has {n} {n|value|values} of 0 or less, which a logarithmic axis does not have. Take the linear axis.',
      zh: '{variable} 有 {n} 个值小于或等于 0，无法使用对数轴，请改用线性轴。',
    },
    'steps-thinned': {
      en: 'Curves of more than {max} different values are drawn at {max} of them.',
      zh: '不同取值超过 {max} 个的曲线仅在其中 {max} 个处绘制。',
    },
  },
  references: ['massart-1990', 'clopper-pearson-1934'],
  upgrades: {},
})
