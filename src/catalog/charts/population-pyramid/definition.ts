import { defineChart } from '../../kit/chart.ts'
import { choice, level, number, toggle, variable } from '../../kit/options/options.ts'
import { categoricalVariable, optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'population-pyramid',
  version: 1,
  weights: ['frequency'],
  title: { en: 'Population pyramid', zh: '人口金字塔' },
  options: {
    age: variable({
      label: { en: 'Age', zh: '年龄' },
      help: {
        en: 'In years, or an ordinal variable with a row of bars for each of its values.',
        zh: '以岁计的年龄，或年龄组（有序分类，每个取值一行）。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number', 'text'],
    }),
    side: categoricalVariable({
      label: { en: 'Sides', zh: '两侧变量' },
      help: { en: 'A variable with two values, such as sex.', zh: '恰有两个取值的变量，如性别。' },
    }),
    left: level({
      label: { en: 'On the left', zh: '左侧取值' },
      help: { en: 'The other value is on the right.', zh: '另一取值在右侧。' },
      of: 'side',
      initial: 'first',
    }),
    layer: optionalCategoricalVariable({
      label: { en: 'Outline', zh: '轮廓变量' },
      help: {
        en: 'A variable with two values, such as two years: the bars show the first, an outline over them the second.',
        zh: '恰有两个取值的变量，如两个年份：第一个取值画为条形，第二个取值以轮廓线叠加。',
      },
    }),
    width: number({
      label: { en: 'Years in a class', zh: '组距（岁）' },
      help: {
        en: 'Of an age in years; classes begin at multiples of it.',
        zh: '用于以岁计的年龄；各组下限为组距的倍数。',
      },
      min: 1,
      max: 20,
      step: 1,
      integer: true,
      initial: 5,
    }),
    open: number({
      label: { en: 'Last class from', zh: '末组下限（岁）' },
      help: {
        en: 'All ages from here on are one class, which has no upper limit.',
        zh: '达到此年龄者均归入末组，末组无上限。',
      },
      min: 1,
      max: 150,
      step: 5,
      integer: true,
      initial: 85,
    }),
    order: choice({
      label: { en: 'Order of age groups', zh: '年龄组顺序' },
      help: { en: 'Of an ordinal variable, from the bottom.', zh: '用于有序分类变量，自下而上。' },
      of: {
        stored: { label: { en: 'As in the data', zh: '按变量水平' } },
        number: { label: { en: 'By the number in front', zh: '按名称开头的数' } },
      },
      initial: 'stored',
    }),
    scale: choice({
      label: { en: 'Length of the bars', zh: '条形长度' },
      help: {
        en: 'Percentages of each side compare the age structure of groups of unequal size.',
        zh: '以各侧合计为分母便于比较人数不等的两组的年龄构成。',
      },
      of: {
        count: { label: { en: 'Number of people', zh: '人数' } },
        all: { label: { en: 'Percentage of all', zh: '占全部的百分比' } },
        side: { label: { en: 'Percentage of each side', zh: '占各侧的百分比' } },
      },
      initial: 'count',
    }),
    labels: toggle({
      label: { en: 'Numbers', zh: '数值标签' },
      help: { en: 'At the ends of the bars.', zh: '标注于条形末端。' },
      initial: false,
      when: ({ layer }) => typeof layer !== 'string',
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['age', 'side', 'left', 'layer'] },
    { title: { en: 'Age classes', zh: '年龄分组' }, options: ['width', 'open', 'order'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['scale', 'labels'] },
  ],
  messages: {
    'not-two-values': {
      en: '{variable} must have exactly two values, and has another number of them. Choose another variable, or filter or recode its values.',
      zh: '{variable} 须恰有两个取值。请更换变量，或通过筛选、重新编码使其恰有两个取值。',
    },
    'no-values': {
      en: 'No row has usable values of all of {variables}. Choose other variables.',
      zh: '没有 {variables} 均可用的行，请更换变量。',
    },
  },
  references: [],
  upgrades: {},
})
