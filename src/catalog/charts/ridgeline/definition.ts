import { defineChart } from '../../kit/chart.ts'
import { crossedValuesMessages } from '../../kit/comparison/crossed-values.ts'
import { densityEnds } from '../../kit/options/density-ends.ts'
import { choice, number } from '../../kit/options/options.ts'
import { quartileType } from '../../kit/options/quartile-type.ts'
import { categoricalVariable, measuredVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'ridgeline',
  version: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Ridgeline plot', zh: '山脊图' },
  options: {
    variable: measuredVariable({ en: 'The measurement whose distribution is shown.', zh: '要展示其分布的定量变量。' }),
    group: categoricalVariable({
      label: { en: 'Groups', zh: '分组变量' },
      help: { en: 'One line for each value; 3 to 60 are usual.', zh: '每个取值一行，通常 3～60 组。' },
    }),
    order: choice({
      label: { en: 'Order of the groups', zh: '各组的排列顺序' },
      help: { en: 'From top to bottom.', zh: '自上而下。' },
      of: {
        stored: { label: { en: 'As in the data', zh: '按变量水平' } },
        median: { label: { en: 'By median, lowest first', zh: '按中位数升序' } },
      },
      initial: 'stored',
    }),
    overlap: number({
      label: { en: 'Overlap', zh: '重叠程度' },
      help: {
        en: 'How far the highest curve reaches into the lines above it, in distances of lines; with 0 it just touches the next.',
        zh: '最高的曲线伸入上方各行的距离，以行距为单位；0 表示恰好触及上一行。',
      },
      min: 0,
      max: 4,
      step: 0.1,
      initial: 1.5,
    }),
    lines: choice({
      label: { en: 'Quantile lines', zh: '分位数线' },
      help: { en: 'From the base of each curve to its height there.', zh: '由基线画至该处曲线高度。' },
      of: {
        none: { label: { en: 'None', zh: '不显示' } },
        median: { label: { en: 'Median', zh: '中位数' } },
        quartiles: { label: { en: 'Quartiles', zh: '四分位数' } },
      },
      initial: 'median',
    }),
    fill: choice({
      label: { en: 'Colours', zh: '颜色' },
      help: { en: 'The names of the groups are beside the lines in any case.', zh: '各组名称始终标于行首。' },
      of: {
        group: { label: { en: 'By group', zh: '按组' } },
        one: { label: { en: 'One colour', zh: '单色' } },
      },
      initial: 'one',
    }),
    rule: choice({
      label: { en: 'Bandwidth', zh: '带宽' },
      help: {
        en: 'The mean of the bandwidths of the groups by this rule is that of all curves.',
        zh: '各组按此规则所得带宽的均数，用于所有曲线。',
      },
      of: {
        nrd0: {
          label: { en: 'Silverman', zh: 'Silverman' },
          help: { en: 'R: bw.nrd0. For distributions with one peak.', zh: 'R：bw.nrd0，适合单峰分布。' },
        },
        sj: {
          label: { en: 'Sheather and Jones', zh: 'Sheather–Jones' },
          help: {
            en: 'R: bw.SJ. Keeps several peaks apart; needs values with few ties.',
            zh: 'R：bw.SJ，可分辨多峰；要求相同值较少。',
          },
        },
      },
      initial: 'nrd0',
    }),
    adjust: number({
      label: { en: 'Smoothness', zh: '平滑程度' },
      help: {
        en: 'Factor of the bandwidth (R: density(adjust = )). Below 1 shows more detail.',
        zh: '对带宽的倍数（R：density(adjust = )）；小于 1 时显示更多细节。',
      },
      min: 0.2,
      max: 5,
      step: 0.1,
      initial: 1,
    }),
    support: densityEnds(),
    quartileType: quartileType({ when: ({ lines }) => lines === 'quartiles' }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variable', 'group'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['order', 'overlap', 'lines', 'fill'] },
    { title: { en: 'Density', zh: '密度' }, options: ['rule', 'adjust', 'support'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['quartileType'], folded: true },
  ],
  messages: {
    ...crossedValuesMessages,
    'nothing-to-draw': {
      en: '{variable}: no group has at least {least} values that vary. Show a strip plot instead.',
      zh: '{variable}：没有任何组有至少 {least} 个且存在差异的值，请改用散点分布图。',
    },
    'groups-without-curve': {
      en: 'Without a curve, with fewer than {least} values or without variation: {groups}. Strokes show their values.',
      zh: '因不足 {least} 例或无变异而未绘曲线：{groups}；以短线标示其取值。',
    },
    'silverman-instead': {
      en: 'The equation of Sheather and Jones has no solution, often because of ties; Silverman’s rule gave the bandwidth of: {groups}.',
      zh: '以下各组的 Sheather–Jones 方程无解（常因相同值过多），改用 Silverman 带宽：{groups}。',
    },
  },
  references: ['silverman-1986', 'sheather-jones-1991', 'hyndman-fan-1996'],
  upgrades: {},
})
