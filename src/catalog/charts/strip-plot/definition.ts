import { defineChart } from '../../kit/chart.ts'
import { comparisonMessages } from '../../kit/comparison/compared-pairs.ts'
import { colourVariable, comparisonOptions, isGrouped, sampleTest } from '../../kit/comparison/comparison-options.ts'
import { crossedValuesMessages } from '../../kit/comparison/crossed-values.ts'
import { meanErrorOption, medianErrorOption } from '../../kit/comparison/error-options.ts'
import {
  type AnswersSoFar,
  choice,
  optionalNumber,
  optionalVariable,
  toggle,
  variable,
} from '../../kit/options/options.ts'
import { quartileType } from '../../kit/options/quartile-type.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'

export const definition = defineChart({
  id: 'strip-plot',
  version: 1,
  engineRevision: 2,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Strip plot', zh: '散点分布图' },
  options: {
    variable: variable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'The measurement whose values are shown one by one.', zh: '要逐一展示其观测值的定量变量。' },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
    }),
    group: optionalVariable({
      label: { en: 'Groups', zh: '分组变量' },
      help: { en: 'One column of points for each value.', zh: '每个取值一列散点。' },
      accepts: ['nominal', 'ordinal'],
    }),
    colour: colourVariable(),
    layout: choice({
      label: { en: 'Arrangement', zh: '排列方式' },
      help: {
        en: 'What separates equal and similar values. A swarm that would be wider than its column is spread by density.',
        zh: '相同或相近的值如何错开。蜂群宽度超出列宽时改为按密度散开。',
      },
      of: {
        swarm: {
          label: { en: 'Swarm', zh: '蜂群' },
          help: { en: 'No point covers another.', zh: '各点互不遮挡。' },
        },
        'quasi-random': {
          label: { en: 'Spread by density', zh: '按密度散开' },
          help: { en: 'Wider where there are more values.', zh: '数据越密集处越宽。' },
        },
        jitter: {
          label: { en: 'Evenly spread', zh: '均匀散开' },
          help: { en: 'The same width everywhere.', zh: '各处宽度相同。' },
        },
        barcode: {
          label: { en: 'Strokes', zh: '条码' },
          help: { en: 'A stroke across the column for each value.', zh: '每个值以一条横线表示。' },
        },
      },
      initial: 'swarm',
    }),
    size: optionalNumber({
      label: { en: 'Size of points', zh: '点的大小' },
      help: {
        en: 'Diameter in typographic points. Empty: smaller the more values there are.',
        zh: '直径，单位为磅；留空则随例数自动缩小。',
      },
      min: 1,
      max: 8,
      step: 0.2,
      when: ({ layout }) => layout !== 'barcode',
    }),
    centre: choice({
      label: { en: 'Centre', zh: '中心线' },
      help: { en: 'A line across each column.', zh: '在各列中以横线标示。' },
      of: {
        mean: { label: { en: 'Mean', zh: '均数' } },
        median: { label: { en: 'Median', zh: '中位数' } },
        none: { label: { en: 'None', zh: '不显示' } },
      },
      initial: 'mean',
    }),
    meanError: meanErrorOption(({ centre }) => centre === 'mean'),
    medianError: medianErrorOption(({ centre }) => centre === 'median'),
    sizes: toggle({
      label: { en: 'Sizes of groups', zh: '各组例数' },
      help: { en: 'n under the name of each group.', zh: '在组名下方标注 n。' },
      initial: true,
    }),
    test: sampleTest(isGrouped),
    ...comparisonOptions(isTested),
    confidence: confidenceLevel(),
    quartileType: quartileType({
      when: ({ centre, medianError }) => centre === 'median' && medianError === 'quartiles',
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variable', 'group', 'colour'] },
    {
      title: { en: 'Figure', zh: '图形' },
      options: ['layout', 'size', 'centre', 'meanError', 'medianError', 'sizes'],
    },
    { title: { en: 'Comparisons', zh: '组间比较' }, options: ['test', 'compare', 'adjust', 'label', 'marked'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence', 'quartileType'], folded: true },
  ],
  messages: {
    ...comparisonMessages,
    ...crossedValuesMessages,
    'points-thinned': {
      en: 'Groups of more than {max} values show {max} of them, evenly spaced in order of size, with the least and the greatest. Centres, error bars and tests use all values.',
      zh: '超过 {max} 例的组按大小顺序等间隔显示 {max} 个值（含最小值与最大值）；中心线、误差条与检验仍基于全部数据。',
    },
    'points-on-grid': {
      en: 'Many of the {n} points cover each other: those at one place are drawn once. Centres, error bars and tests use all values. The chart “Box and violin plot” shows how dense they are.',
      zh: '{n} 个点大量重叠，重合者仅绘一次；中心线、误差条与检验仍基于全部数据。如需看清疏密，可改用“箱线图与小提琴图”。',
    },
    'without-error-bar': {
      en: '{n} {n|group|groups} {n|has|have} too few values for an error bar of this kind.',
      zh: '{n} 个组的例数过少，无法绘制该误差条。',
    },
  },
  references: ['conover-1999', 'hyndman-fan-1996', 'welch-1947', 'mann-whitney-1947', 'holm-1979'],
  upgrades: {},
})

function isTested(answers: AnswersSoFar): boolean {
  return isGrouped(answers) && answers.test !== 'none'
}
