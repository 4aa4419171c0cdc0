import { defineChart } from '../../kit/chart.ts'
import { axisAggregate, axisMessages, axisPeriod, axisVariable } from '../../kit/options/axis-options.ts'
import { type AnswersSoFar, choice, number, toggle } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { numericVariables, optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'line-chart',
  version: 1,
  title: { en: 'Line chart', zh: '折线图' },
  options: {
    x: axisVariable(),
    y: numericVariables({
      label: { en: 'Vertical', zh: '纵轴变量' },
      help: {
        en: 'A line for each column; of one column, a line for each value of the variable for lines.',
        zh: '每列一条线；只选一列时可按“分线变量”的取值各画一条线。',
      },
      min: 1,
      max: 12,
    }),
    colour: optionalCategoricalVariable({
      label: { en: 'Lines', zh: '分线变量' },
      help: { en: 'A line for each value.', zh: '每个取值一条线。' },
      when: isLong,
    }),
    period: axisPeriod(),
    aggregate: axisAggregate('mean'),
    band: choice({
      label: { en: 'Band', zh: '误差带' },
      help: {
        en: 'Around means of two or more values: the interval is by Student’s t.',
        zh: '用于两个及以上值的均数；置信区间由 t 分布求得。',
      },
      of: {
        none: { label: { en: 'None', zh: '不显示' } },
        sd: { label: { en: 'Mean ± SD', zh: '均数 ± 标准差' } },
        ci: { label: { en: 'Confidence interval', zh: '置信区间' } },
      },
      initial: 'none',
      when: ({ aggregate }) => aggregate === 'mean',
    }),
    shape: choice({
      label: { en: 'Lines between points', zh: '连线方式' },
      help: { en: 'Steps hold each value until the next.', zh: '阶梯线在下一个值出现前保持不变。' },
      of: {
        linear: { label: { en: 'Straight', zh: '直线' } },
        step: { label: { en: 'Steps', zh: '阶梯' } },
      },
      initial: 'linear',
    }),
    markers: toggle({
      label: { en: 'Markers', zh: '数据点' },
      help: { en: 'A point at each value.', zh: '在每个值处画点。' },
      initial: false,
    }),
    gaps: choice({
      label: { en: 'Gaps', zh: '缺失处' },
      help: {
        en: 'Where a line has no value although the axis has a place for it.',
        zh: '横轴有该位置而该线没有值之处。',
      },
      of: {
        break: { label: { en: 'Interrupted', zh: '断开' } },
        join: { label: { en: 'Dotted across', zh: '以点线连接' } },
      },
      initial: 'break',
    }),
    smooth: choice({
      label: { en: 'Moving average', zh: '移动平均' },
      help: {
        en: 'Over neighbouring points, none of them missing (R: filter). The values themselves become faint.',
        zh: '对相邻点求均值，其中不得有缺失（R：filter）；原值以浅色显示。',
      },
      of: {
        none: { label: { en: 'None', zh: '不显示' } },
        last: { label: { en: 'Of the last points', zh: '当前及之前各点' } },
        around: { label: { en: 'Around each point', zh: '以各点为中心' } },
      },
      initial: 'none',
    }),
    span: number({
      label: { en: 'Points averaged', zh: '平均的点数' },
      help: { en: '7 days, 12 months: whole cycles.', zh: '如 7 日、12 月，宜取完整周期。' },
      min: 2,
      max: 60,
      step: 1,
      integer: true,
      initial: 3,
      when: ({ smooth }) => smooth !== 'none',
    }),
    index: toggle({
      label: { en: 'First value = 100', zh: '首值为 100' },
      help: {
        en: 'Each line relative to its first value: for lines of different size or unit.',
        zh: '各线均以其首值为 100 换算，便于比较量级或单位不同的线。',
      },
      initial: false,
    }),
    labels: choice({
      label: { en: 'Names of lines', zh: '线名' },
      help: {
        en: 'At the ends of the lines, or in a legend if they have no room.',
        zh: '标在线的末端；位置不足时改用图例。',
      },
      of: {
        names: { label: { en: 'Name', zh: '名称' } },
        values: { label: { en: 'Name and last value', zh: '名称与末值' } },
        legend: { label: { en: 'In a legend', zh: '图例' } },
      },
      initial: 'names',
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['x', 'y', 'colour', 'period', 'aggregate', 'band'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['shape', 'markers', 'gaps', 'smooth', 'span', 'index', 'labels'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence'], folded: true },
  ],
  messages: {
    ...axisMessages,
    'no-index': {
      en: '{lines} cannot be drawn with the first value as 100, because it is not above 0.',
      zh: '{lines} 的首值不大于 0，无法以首值为 100 换算，未绘制。',
    },
    'not-indexable': {
      en: 'No line begins above 0, so none can have its first value as 100. Switch that off.',
      zh: '所有线的首值均不大于 0，无法以首值为 100 换算，请关闭该选项。',
    },
    'line-thinned': {
      en: 'Lines of more than {max} points are drawn by the first, lowest, highest and last point of each thousandth of the axis.',
      zh: '超过 {max} 个点的线仅绘制横轴每千分之一段内的首、末、最低和最高点。',
    },
  },
  references: [],
  upgrades: {},
})

function isLong({ y }: AnswersSoFar): boolean {
  return !Array.isArray(y) || y.length < 2
}
