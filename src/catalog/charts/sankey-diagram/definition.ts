import { defineChart } from '../../kit/chart.ts'
import { categoryOrder } from '../../kit/options/category-order.ts'
import { choice, number, toggle } from '../../kit/options/options.ts'
import { categoricalVariables } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'sankey-diagram',
  version: 1,
  engineRevision: 1,
  weights: ['frequency'],
  wholeFrequencies: 'always',
  title: { en: 'Sankey diagram', zh: '桑基图' },
  options: {
    axes: categoricalVariables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'Categories in the order of the stages, from left to right.',
        zh: '分类变量，按阶段自左向右排列。',
      },
      min: 2,
      max: 8,
    }),
    missingStream: toggle({
      label: { en: 'Missing values as a stream', zh: '缺失值作为一类' },
      help: {
        en: 'Otherwise rows with a missing value are left out.',
        zh: '否则不纳入含缺失值的行。',
      },
      initial: false,
    }),
    colour: choice({
      label: { en: 'Colour of the streams', zh: '流的颜色' },
      help: { en: 'Where a stream takes its colour from.', zh: '流的颜色取自何处。' },
      of: {
        first: { label: { en: 'First variable', zh: '第一个变量' } },
        last: { label: { en: 'Last variable', zh: '最后一个变量' } },
        node: { label: { en: 'Category on their left', zh: '左侧类别' } },
      },
      initial: 'first',
    }),
    order: categoryOrder(),
    labels: choice({
      label: { en: 'Numbers', zh: '数字标注' },
      help: { en: 'Beside the names of the categories.', zh: '标注于类别名称之后。' },
      of: {
        both: { label: { en: 'n (%)', zh: 'n(%)' } },
        n: { label: { en: 'n', zh: 'n' } },
        percent: { label: { en: '%', zh: '%' } },
        none: { label: { en: 'None', zh: '不标注' } },
      },
      initial: 'both',
    }),
    least: number({
      label: { en: 'Smallest stream', zh: '最小的流' },
      help: {
        en: 'Streams between two categories of fewer cases are not drawn; their number is stated.',
        zh: '两类别间病例数少于该值的流不绘制，并注明例数。',
      },
      min: 0,
      max: 1e9,
      step: 1,
      initial: 0,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['axes', 'missingStream'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['colour', 'order', 'labels', 'least'] },
  ],
  messages: {
    'too-many-levels': {
      en: '{variable} has more than {max} values; streams of so many cannot be told apart. Group its values first.',
      zh: '{variable} 的取值超过 {max} 个，无法区分，请先合并取值。',
    },
    'no-complete-rows': {
      en: 'No row has a value of all variables. Show missing values as a stream, or take fewer variables.',
      zh: '没有各变量均有取值的行。请将缺失值作为一类，或减少变量。',
    },
  },
  references: [],
  upgrades: {},
})
