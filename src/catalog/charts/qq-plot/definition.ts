import { defineChart } from '../../kit/chart.ts'
import { crossedValuesMessages } from '../../kit/comparison/crossed-values.ts'
import { choice, toggle } from '../../kit/options/options.ts'
import { quartileType } from '../../kit/options/quartile-type.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { groupVariable, measuredVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'qq-plot',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Normal Q–Q plot', zh: '正态 Q–Q 图' },
  options: {
    variable: measuredVariable({
      en: 'The measurement compared with a normal distribution.',
      zh: '与正态分布比较的定量变量。',
    }),
    group: groupVariable({
      en: 'Each value by itself: t tests and ANOVA want normal values within groups.',
      zh: '各取值分别作图：t 检验与方差分析要求组内正态。',
    }),
    kind: choice({
      label: { en: 'Kind', zh: '类型' },
      help: {
        en: 'Q–Q shows the tails best, P–P the middle; detrended shows distances from the line.',
        zh: 'Q–Q 图突出两端，P–P 图突出中部；去趋势图显示与参考线的偏离。',
      },
      of: {
        qq: { label: { en: 'Q–Q', zh: 'Q–Q 图' } },
        pp: { label: { en: 'P–P', zh: 'P–P 图' } },
        detrended: { label: { en: 'Detrended Q–Q', zh: '去趋势 Q–Q 图' } },
      },
      initial: 'qq',
    }),
    line: choice({
      label: { en: 'Reference', zh: '参考线' },
      help: {
        en: 'The normal distribution to compare with. Outliers hardly move the one through the quartiles (R: qqline).',
        zh: '用于比较的正态分布；过四分位数的参考线几乎不受离群值影响（R：qqline）。',
      },
      of: {
        quartiles: { label: { en: 'Through the quartiles', zh: '过四分位数' } },
        moments: { label: { en: 'Of the same mean and SD', zh: '同均数与标准差' } },
      },
      initial: 'quartiles',
    }),
    band: toggle({
      label: { en: 'Band', zh: '参考带' },
      help: {
        en: 'Where each ordered value of a normal sample would lie with the chosen confidence, by the beta distribution of its rank. One of many points may leave it by chance.',
        zh: '正态样本各次序统计量的逐点参考带（依其秩的 Beta 分布）；点数较多时，个别点偶然落在带外属正常。',
      },
      initial: true,
    }),
    arrangement: choice({
      label: { en: 'Groups are', zh: '各组排列' },
      help: { en: 'Panels, or colours in one panel.', zh: '分图显示，或以颜色叠加于一图。' },
      of: {
        panels: { label: { en: 'In panels', zh: '分图' } },
        overlaid: { label: { en: 'Overlaid', zh: '叠加' } },
      },
      initial: 'panels',
      when: ({ group }) => typeof group === 'string',
    }),
    positions: choice({
      label: { en: 'Plotting positions', zh: '绘图位置' },
      help: {
        en: 'Blom: SPSS and PROC UNIVARIATE; Hazen: ppoints in R for more than ten values.',
        zh: 'Blom 法：SPSS 与 PROC UNIVARIATE；Hazen 法：R 的 ppoints（n > 10）。',
      },
      of: {
        blom: { label: { en: 'Blom, (i − 3/8) / (n + 1/4)', zh: 'Blom：(i − 3/8) / (n + 1/4)' } },
        hazen: { label: { en: 'Hazen, (i − 1/2) / n', zh: 'Hazen：(i − 1/2) / n' } },
      },
      initial: 'blom',
    }),
    confidence: confidenceLevel(),
    quartileType: quartileType({ when: ({ line }) => line === 'quartiles' }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variable', 'group'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['kind', 'line', 'band', 'arrangement'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['positions', 'confidence', 'quartileType'], folded: true },
  ],
  messages: {
    ...crossedValuesMessages,
    'nothing-to-draw': {
      en: '{variable}: no group has at least {least} values that vary in their middle half. Show a histogram instead, or take the mean and SD as reference.',
      zh: '{variable}：没有任何组有至少 {least} 个且中间一半存在差异的值。请改用直方图，或以均数与标准差为参考。',
    },
    'groups-not-drawn': {
      en: 'Not drawn, with fewer than {least} values or without variation: {groups}.',
      zh: '因不足 {least} 例或无变异而未绘制：{groups}。',
    },
    'points-thinned': {
      en: 'Of more than {max} values all in the tails and evenly spaced ones between are shown.',
      zh: '超过 {max} 例时，两端全部显示，中间等间隔显示。',
    },
  },
  references: ['gentle-2009', 'hyndman-fan-1996'],
  upgrades: {},
})
