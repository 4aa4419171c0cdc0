import { defineChart } from '../../kit/chart.ts'
import { sequentialColours } from '../../kit/options/matrix-options.ts'
import { choice } from '../../kit/options/options.ts'
import { categoricalVariables, optionalNumericVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'hierarchy-chart',
  version: 1,
  weights: ['frequency'],
  title: { en: 'Hierarchy chart', zh: '层级图' },
  options: {
    levels: categoricalVariables({
      label: { en: 'Levels', zh: '各层变量' },
      help: {
        en: 'From the outermost to the innermost. A missing value ends the branch: such rows are counted in the level above.',
        zh: '自上层至下层。某层缺失时分支到此为止，相应的行计入上一层。',
      },
      min: 1,
      max: 4,
    }),
    size: optionalNumericVariable({
      label: { en: 'Sum of', zh: '求和变量' },
      help: {
        en: 'Such as a cost; without it the rows are counted. Negative values cannot be shown.',
        zh: '如费用；不选则计数。不能含负值。',
      },
    }),
    colour: optionalNumericVariable({
      label: { en: 'Colour: mean of', zh: '颜色表示的均数' },
      help: {
        en: 'The mean of a variable in each part; without it each value of the first level has a colour.',
        zh: '各部分中该变量的均数；不选则按第一层的取值着色。',
      },
    }),
    layout: choice({
      label: { en: 'Shape', zh: '图形' },
      help: {
        en: 'A treemap and circles show the innermost parts; a sunburst and an icicle show every level.',
        zh: '矩形树图与圆形填充图展示最内层，旭日图与冰柱图展示每一层。',
      },
      of: {
        treemap: { label: { en: 'Treemap', zh: '矩形树图' } },
        sunburst: { label: { en: 'Sunburst', zh: '旭日图' } },
        icicle: { label: { en: 'Icicle', zh: '冰柱图' } },
        packing: { label: { en: 'Circles within circles', zh: '圆形填充图' } },
      },
      initial: 'treemap',
    }),
    order: choice({
      label: { en: 'Order', zh: '排列顺序' },
      help: { en: 'Of the parts within each part.', zh: '同一上层之下各部分的顺序。' },
      of: {
        count: { label: { en: 'Largest first', zh: '由大到小' } },
        stored: { label: { en: 'As in the data', zh: '按变量水平' } },
        number: { label: { en: 'By the number in front', zh: '按名称开头的数' } },
      },
      initial: 'count',
    }),
    labels: choice({
      label: { en: 'Numbers', zh: '数值标签' },
      help: { en: 'Percentages are those of the whole.', zh: '百分比为占总体的百分比。' },
      of: {
        both: { label: { en: 'n (%)', zh: 'n (%)' } },
        n: { label: { en: 'n, or the sum', zh: 'n 或合计' } },
        percent: { label: { en: '%', zh: '%' } },
        none: { label: { en: 'None', zh: '不显示' } },
      },
      initial: 'both',
    }),
    scale: sequentialColours('sea', { when: ({ colour }) => typeof colour === 'string' && colour !== '' }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['levels', 'size', 'colour'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['layout', 'order', 'labels', 'scale'] },
  ],
  messages: {
    'no-values': {
      en: 'No row has a value of the first level and a size above 0.',
      zh: '没有第一层不缺失且数值大于 0 的行。',
    },
    'negative-size': {
      en: '{variable} is negative in {n} {n|row|rows}; an area cannot be. Leave these rows out with a filter, or choose another variable.',
      zh: '{variable} 有 {n} 行为负值，面积无法表示。请筛除这些行，或选择其他变量。',
    },
    'too-many-levels': {
      en: '{variable} has more than {max} values. Group them first, or choose another variable.',
      zh: '{variable} 的取值超过 {max} 个，请先合并取值，或选择其他变量。',
    },
    'too-many-parts': {
      en: 'The levels have more than {max} parts in all. Choose fewer levels, or group their values first.',
      zh: '各层合计超过 {max} 个部分，请减少层数，或先合并取值。',
    },
    'branches-end': {
      en: 'Missing values end {n} {n|branch|branches} early: {n|this case is|these cases are} counted in the level above.',
      zh: '{n} 例因下层变量缺失而分支提前结束，计入上一层。',
    },
  },
  references: ['bruls-2000', 'wang-2006'],
  upgrades: {},
})
