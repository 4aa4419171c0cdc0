import { defineChart } from '../../kit/chart.ts'
import { comparisonMessages } from '../../kit/comparison/compared-pairs.ts'
import { colourVariable, comparisonOptions, isGrouped, sampleTest } from '../../kit/comparison/comparison-options.ts'
import { crossedValuesMessages } from '../../kit/comparison/crossed-values.ts'
import { meanErrorOption, medianErrorOption } from '../../kit/comparison/error-options.ts'
import { type AnswersSoFar, choice, toggle } from '../../kit/options/options.ts'
import { quartileType } from '../../kit/options/quartile-type.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { pointsOnGrid, stripLayouts, stripLayoutWords, stripPointSize } from '../../kit/options/strip-options.ts'
import { groupVariable, measuredVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'strip-plot',
  version: 1,
  engineRevision: 2,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Strip plot', zh: '散点分布图' },
  options: {
    variable: measuredVariable({
      en: 'The measurement whose values are shown one by one.',
      zh: '要逐一展示其观测值的定量变量。',
    }),
    group: groupVariable({ en: 'One column of points for each value.', zh: '每个取值一列散点。' }),
    colour: colourVariable(),
    layout: choice({
      ...stripLayoutWords,
      of: {
        ...stripLayouts,
        barcode: {
          label: { en: 'Strokes', zh: '条码' },
          help: { en: 'A stroke across the column for each value.', zh: '每个值以一条横线表示。' },
        },
      },
      initial: 'swarm',
    }),
    size: stripPointSize(({ layout }) => layout !== 'barcode'),
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
    ...pointsOnGrid({
      en: 'Centres, error bars and tests use all values.',
      zh: '中心线、误差条与检验仍基于全部数据。',
    }),
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
