import { defineChart } from '../../kit/chart.ts'
import { axisAggregate, axisMessages, axisPeriod, axisVariable } from '../../kit/options/axis-options.ts'
import { type AnswersSoFar, choice } from '../../kit/options/options.ts'
import { numericVariables, optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'area-chart',
  version: 1,
  title: { en: 'Area chart', zh: '面积图' },
  options: {
    x: axisVariable(),
    y: numericVariables({
      label: { en: 'Vertical', zh: '纵轴变量' },
      help: {
        en: 'An area for each column; of one column, an area for each value of the variable for areas.',
        zh: '每列一个区域；只选一列时可按“分区变量”的取值各画一个区域。',
      },
      min: 1,
      max: 12,
    }),
    colour: optionalCategoricalVariable({
      label: { en: 'Areas', zh: '分区变量' },
      help: { en: 'An area for each value.', zh: '每个取值一个区域。' },
      when: isLong,
    }),
    period: axisPeriod(),
    aggregate: axisAggregate('sum'),
    layout: choice({
      label: { en: 'Areas', zh: '排列方式' },
      help: {
        en: 'Stacked areas show the total, to 100% the make-up; over each other each starts at 0.',
        zh: '堆积显示合计，百分比堆积显示构成；叠加时各区域均从 0 起。',
      },
      of: {
        stacked: { label: { en: 'Stacked', zh: '堆积' } },
        full: { label: { en: 'Stacked to 100%', zh: '百分比堆积' } },
        overlaid: { label: { en: 'Over each other', zh: '叠加' } },
      },
      initial: 'stacked',
    }),
    order: choice({
      label: { en: 'Order', zh: '排列顺序' },
      help: { en: 'From the bottom of a stack.', zh: '自堆积底部起。' },
      of: {
        stored: { label: { en: 'As in the data', zh: '按数据中的顺序' } },
        size: { label: { en: 'Largest first', zh: '由大到小' } },
      },
      initial: 'stored',
    }),
    shape: choice({
      label: { en: 'Between points', zh: '点间连线' },
      help: { en: 'Steps hold each value until the next.', zh: '阶梯线在下一个值出现前保持不变。' },
      of: {
        linear: { label: { en: 'Straight', zh: '直线' } },
        step: { label: { en: 'Steps', zh: '阶梯' } },
      },
      initial: 'linear',
    }),
    labels: choice({
      label: { en: 'Names', zh: '名称' },
      help: {
        en: 'In the areas if all have room there, otherwise in a legend; of areas over each other at their ends.',
        zh: '各区域均放得下时标在区域内，否则用图例；叠加时标在末端。',
      },
      of: {
        inside: { label: { en: 'In the areas', zh: '标在区域内' } },
        legend: { label: { en: 'In a legend', zh: '图例' } },
      },
      initial: 'inside',
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['x', 'y', 'colour', 'period', 'aggregate'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['layout', 'order', 'shape', 'labels'] },
  ],
  messages: {
    ...axisMessages,
    'negative-parts': {
      en: 'A stack has no place for negative values, which are in {n} {n|row|rows} of the table: {rows}. Choose “Over each other”, or correct the values.',
      zh: '堆积图不能包含负值；表中有 {n} 行为负值：第 {rows} 行。请选择“叠加”，或更正这些数值。',
    },
    'filled-with-0': {
      en: 'At {n} {n|place|places} of the axis some areas have no value, and count as 0 there.',
      zh: '横轴有 {n} 处部分区域无值，按 0 计。',
    },
    'nothing-to-divide': {
      en: 'All values are 0, so that there is no 100%. Choose “Stacked”.',
      zh: '所有值均为 0，无法计算百分比，请选择“堆积”。',
    },
  },
  references: [],
  upgrades: {},
})

function isLong({ y }: AnswersSoFar): boolean {
  return !Array.isArray(y) || y.length < 2
}
