import { defineChart } from '../../kit/chart.ts'
import { categoryOrder } from '../../kit/options/category-order.ts'
import { type AnswersSoFar, choice, number, toggle } from '../../kit/options/options.ts'
import { categoricalVariable, groupVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'pie-chart',
  version: 1,
  weights: ['frequency'],
  title: { en: 'Pie chart', zh: '饼图' },
  options: {
    variable: categoricalVariable({
      label: { en: 'Parts', zh: '分类变量' },
      help: { en: 'A part for each value.', zh: '每个取值一个扇形。' },
    }),
    group: groupVariable({ en: 'A pie for each value.', zh: '每个取值一幅饼图。' }),
    shape: choice({
      label: { en: 'Shape', zh: '图形' },
      help: {
        en: 'In a rose all angles are equal, and areas show the counts.',
        zh: '玫瑰图各扇形角度相等，以面积表示频数。',
      },
      of: {
        pie: { label: { en: 'Pie', zh: '饼图' } },
        donut: { label: { en: 'Donut', zh: '环图' } },
        half: { label: { en: 'Half donut', zh: '半环图' } },
        rose: { label: { en: 'Rose', zh: '玫瑰图' } },
      },
      initial: 'pie',
    }),
    hole: number({
      label: { en: 'Hole', zh: '中空比例' },
      help: { en: 'Its part of the radius.', zh: '内径占半径的比例。' },
      min: 0.2,
      max: 0.8,
      step: 0.05,
      initial: 0.55,
      shownAs: 'percent',
      when: hasHole,
    }),
    start: number({
      label: { en: 'First part begins at, °', zh: '起始角度（°）' },
      help: { en: 'Clockwise from the top.', zh: '自正上方顺时针计。' },
      min: 0,
      max: 345,
      step: 15,
      integer: true,
      initial: 0,
      when: ({ shape }) => shape !== 'half',
    }),
    order: categoryOrder(),
    merge: number({
      label: { en: 'Merge parts below', zh: '合并小于该比例的部分' },
      help: {
        en: 'Two or more parts with a smaller share of all become “Other”; 0 keeps all.',
        zh: '占总体比例小于该值的部分（两个及以上）合并为“其他”；0 为不合并。',
      },
      min: 0,
      max: 0.2,
      step: 0.01,
      initial: 0.03,
      shownAs: 'percent',
    }),
    labels: choice({
      label: { en: 'Numbers', zh: '数值标签' },
      help: {
        en: 'Percentages are rounded so that they sum to 100.',
        zh: '百分比按最大余数法取整，合计为 100。',
      },
      of: {
        percent: { label: { en: '%', zh: '%' } },
        n: { label: { en: 'n', zh: 'n' } },
        both: { label: { en: 'n (%)', zh: 'n (%)' } },
        none: { label: { en: 'None', zh: '不显示' } },
      },
      initial: 'percent',
    }),
    place: choice({
      label: { en: 'Place of the labels', zh: '标签位置' },
      help: {
        en: 'Labels beside a part have a line to it.',
        zh: '扇形外的标签以引线连接。',
      },
      of: {
        inside: { label: { en: 'Inside where they fit', zh: '放得下时在内部' } },
        around: { label: { en: 'Around', zh: '在外侧' } },
      },
      initial: 'inside',
    }),
    total: toggle({
      label: { en: 'n in the middle', zh: '中心标注例数' },
      help: { en: 'The number of cases, in the hole.', zh: '在中空处标注总例数。' },
      initial: true,
      when: hasHole,
    }),
    pulled: choice({
      label: { en: 'Part pulled out', zh: '突出的扇形' },
      help: { en: 'Moved away from the middle.', zh: '该扇形自中心移出。' },
      of: {
        none: { label: { en: 'None', zh: '无' } },
        first: { label: { en: 'The first', zh: '第一个' } },
        largest: { label: { en: 'The largest', zh: '最大的' } },
      },
      initial: 'none',
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variable', 'group'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['shape', 'hole', 'start', 'order', 'merge', 'pulled'] },
    { title: { en: 'Labels', zh: '标签' }, options: ['labels', 'place', 'total'] },
  ],
  messages: {
    'no-values': { en: 'No row has a value of {variables}.', zh: '{variables} 没有可用的值。' },
    'many-parts': {
      en: '{n} parts are hard to compare as angles; bars of counts show them more clearly.',
      zh: '{n} 个部分难以按角度比较，频数条图更清楚。',
    },
    'empty-groups': {
      en: '{groups}: no cases, so no pie.',
      zh: '{groups}：没有观测，未绘制。',
    },
  },
  references: [],
  upgrades: {},
})

function hasHole({ shape }: AnswersSoFar): boolean {
  return shape === 'donut' || shape === 'half'
}
