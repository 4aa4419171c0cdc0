import { defineChart } from '../../kit/chart.ts'
import { comparisonMessages } from '../../kit/comparison/compared-pairs.ts'
import { colourVariable, comparisonOptions, isGrouped, sampleTest } from '../../kit/comparison/comparison-options.ts'
import { crossedValuesMessages } from '../../kit/comparison/crossed-values.ts'
import { type AnswersSoFar, choice, toggle } from '../../kit/options/options.ts'
import { quartileType, upgradeQuartiles } from '../../kit/options/quartile-type.ts'
import { groupVariable, measuredVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'box-violin',
  version: 2,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Box and violin plot', zh: '箱线图与小提琴图' },
  options: {
    variable: measuredVariable({ en: 'The measurement whose distribution is shown.', zh: '要展示其分布的定量变量。' }),
    group: groupVariable({ en: 'One box for each value, side by side.', zh: '每个取值一个箱体，并列排布。' }),
    colour: colourVariable(),
    shape: choice({
      label: { en: 'Shape', zh: '图形' },
      help: {
        en: 'A box shows quartiles; a violin the kernel density (R: bw.nrd0), which a few dozen values are needed for.',
        zh: '箱体显示四分位数；小提琴显示核密度（R：bw.nrd0），每组宜有数十个观测值。',
      },
      of: {
        box: { label: { en: 'Box', zh: '箱线图' } },
        violin: { label: { en: 'Violin', zh: '小提琴图' } },
        both: { label: { en: 'Both', zh: '小提琴＋箱线' } },
        raincloud: {
          label: { en: 'Raincloud', zh: '云雨图' },
          help: {
            en: 'Half of a violin, a narrow box, and the values beside it: nothing covers another.',
            zh: '半边小提琴、窄箱体与并列散点，互不遮挡。',
          },
        },
        split: {
          label: { en: 'Split violin, two colours', zh: '分半小提琴（两种颜色）' },
          help: {
            en: 'The two colours of each group as the halves of one violin.',
            zh: '每组的两种颜色各占小提琴的一半。',
          },
        },
      },
      initial: 'both',
    }),
    whiskers: choice({
      label: { en: 'Whiskers', zh: '须线范围' },
      help: {
        en: 'The caption says which; percentiles by the type of the quartiles.',
        zh: '图注注明所用规则；百分位数与四分位数采用同一算法。',
      },
      of: {
        tukey: { label: { en: 'Within 1.5 IQR of the box (Tukey)', zh: '箱体外 1.5 倍四分位距内（Tukey）' } },
        range: { label: { en: 'Minimum to maximum', zh: '最小值至最大值' } },
        p10: { label: { en: '10th to 90th percentile', zh: '第 10~90 百分位数' } },
        p5: { label: { en: '5th to 95th percentile', zh: '第 5~95 百分位数' } },
        p2: { label: { en: '2nd to 98th percentile', zh: '第 2~98 百分位数' } },
      },
      initial: 'tukey',
      when: ({ shape }) => shape !== 'violin' && shape !== 'split',
    }),
    order: choice({
      label: { en: 'Order of the groups', zh: '组的排列' },
      help: {
        en: 'By the median of all values of a group; “first” and “last” of the comparisons follow this order.',
        zh: '按各组全部数值的中位数排列；组间比较中的“第一组”“最后一组”随之改变。',
      },
      of: {
        data: { label: { en: 'As in the data', zh: '按数据顺序' } },
        rising: { label: { en: 'Median, rising', zh: '中位数升序' } },
        falling: { label: { en: 'Median, falling', zh: '中位数降序' } },
      },
      initial: 'data',
      when: ({ group }) => typeof group === 'string',
    }),
    points: choice({
      label: { en: 'Single values', zh: '散点' },
      help: {
        en: 'In groups of more than 1000 only the values beyond the whiskers are shown, at most about 1000 of them.',
        zh: '任一组超过 1000 例时仅显示须线以外的值，最多约 1000 个。',
      },
      of: {
        all: { label: { en: 'All', zh: '全部' } },
        outliers: { label: { en: 'Beyond the whiskers', zh: '仅离群值' } },
        none: { label: { en: 'None', zh: '不显示' } },
      },
      initial: 'all',
    }),
    mean: toggle({
      label: { en: 'Mean', zh: '均数' },
      help: { en: 'A diamond at the mean of each group.', zh: '以菱形标示各组均数。' },
      initial: false,
    }),
    quartileType: quartileType(),
    test: sampleTest(isGrouped),
    ...comparisonOptions(isTested),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variable', 'group', 'colour'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['shape', 'whiskers', 'points', 'mean', 'order'] },
    { title: { en: 'Comparisons', zh: '组间比较' }, options: ['test', 'compare', 'adjust', 'label', 'marked'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['quartileType'], folded: true },
  ],
  messages: {
    ...comparisonMessages,
    ...crossedValuesMessages,
    'split-needs-two': {
      en: 'A split violin needs two colours; there {n|is|are} {n}. Whole violins are drawn instead: choose a colour variable with two values.',
      zh: '分半小提琴图需要两种颜色，目前为 {n} 种，已改绘完整的小提琴图；请选择有两个取值的颜色变量。',
    },
  },
  references: ['hyndman-fan-1996', 'silverman-1986', 'welch-1947', 'mann-whitney-1947', 'holm-1979'],
  upgrades: { 1: upgradeQuartiles },
})

function isTested(answers: AnswersSoFar): boolean {
  return isGrouped(answers) && answers.test !== 'none'
}
