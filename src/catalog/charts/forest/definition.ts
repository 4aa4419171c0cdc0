import { defineChart } from '../../kit/chart.ts'
import {
  choice,
  level,
  number,
  optionalNumber,
  optionalVariable,
  text,
  toggle,
  variable,
  variables,
} from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

const anything = ['nominal', 'ordinal', 'continuous', 'id'] as const

export const definition = defineChart({
  id: 'forest',
  version: 1,
  title: { en: 'Forest plot', zh: '森林图' },
  options: {
    label: variable({
      label: { en: 'Labels', zh: '标签' },
      help: {
        en: 'What each row of the table is called: a study, a subgroup. A row with a label alone is text.',
        zh: '各行名称，如研究或亚组；仅有标签而无数值的行只显示文字。',
      },
      accepts: anything,
    }),
    estimate: variable({
      label: { en: 'Estimates', zh: '效应值' },
      help: { en: 'Of a ratio the ratio itself, not its logarithm.', zh: '比值类指标填写原值，而非对数值。' },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number'],
    }),
    lower: variable({
      label: { en: 'Lower limits', zh: '置信下限' },
      help: { en: 'Without a limit a row is a point.', zh: '缺少置信限的行只绘制点。' },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number'],
    }),
    upper: variable({
      label: { en: 'Upper limits', zh: '置信上限' },
      help: { en: 'Of the same confidence as the lower ones.', zh: '与置信下限的置信水平相同。' },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number'],
    }),
    rowWeight: optionalVariable({
      label: { en: 'Weights', zh: '权重' },
      help: {
        en: 'The area of a square is proportional to it. Nothing is pooled here.',
        zh: '方块面积与权重成正比；此处不做合并计算。',
      },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number'],
    }),
    heading: optionalVariable({
      label: { en: 'Headings', zh: '分组标题' },
      help: {
        en: 'Where its value changes from one row to the next a heading is set.',
        zh: '取值变化处插入一行标题。',
      },
      accepts: ['nominal', 'ordinal', 'id'],
    }),
    summary: optionalCategoricalVariable({
      label: { en: 'Summary rows', zh: '汇总行' },
      help: {
        en: 'The variable that tells which rows are drawn as diamonds.',
        zh: '标明哪些行以菱形绘制的变量。',
      },
    }),
    summaryValue: level({
      label: { en: 'Value of a summary row', zh: '汇总行取值' },
      help: { en: 'Rows with this value are diamonds.', zh: '取该值的行绘制为菱形。' },
      of: 'summary',
      initial: 'second-of-two',
      when: ({ summary }) => typeof summary === 'string',
    }),
    columns: variables({
      label: { en: 'Columns beside the labels', zh: '附加列' },
      help: { en: 'Such as events and numbers of each arm.', zh: '例如各组事件数与例数。' },
      accepts: anything,
      min: 0,
      max: 5,
    }),
    scale: choice({
      label: { en: 'Scale', zh: '刻度' },
      help: {
        en: 'Ratios stand on a logarithmic axis, on which 0.5 and 2 are as far from 1.',
        zh: '比值类指标采用对数刻度，0.5 与 2 距 1 等远。',
      },
      of: {
        log: { label: { en: 'Logarithmic (ratios)', zh: '对数（比值）' } },
        linear: { label: { en: 'Linear (differences)', zh: '线性（差值）' } },
      },
      initial: 'log',
    }),
    reference: optionalNumber({
      label: { en: 'Line of no effect', zh: '无效线' },
      help: { en: 'Empty: 1 on a logarithmic scale, 0 on a linear one.', zh: '留空：对数刻度为 1，线性刻度为 0。' },
      min: -1e9,
      max: 1e9,
      step: 0.1,
    }),
    from: optionalNumber({
      label: { en: 'Axis from', zh: '横轴起点' },
      help: {
        en: 'Intervals that go further end in an arrow. Empty: as far as the intervals.',
        zh: '超出范围的区间以箭头表示；留空则按区间范围。',
      },
      min: -1e9,
      max: 1e9,
      step: 0.1,
    }),
    to: optionalNumber({
      label: { en: 'Axis to', zh: '横轴终点' },
      help: {
        en: 'Intervals that go further end in an arrow. Empty: as far as the intervals.',
        zh: '超出范围的区间以箭头表示；留空则按区间范围。',
      },
      min: -1e9,
      max: 1e9,
      step: 0.1,
    }),
    measure: text({
      label: { en: 'Name of the estimate', zh: '效应指标名称' },
      help: {
        en: 'Such as HR or mean difference; at the head of the numbers.',
        zh: '如 HR、OR、均数差，置于数值列表头。',
      },
      maxLength: 40,
    }),
    numbers: toggle({
      label: { en: 'Numbers', zh: '数值列' },
      help: { en: 'Estimates and limits as text on the right.', zh: '在右侧列出效应值与置信区间。' },
      initial: true,
    }),
    shares: toggle({
      label: { en: 'Weights in %', zh: '权重(%)列' },
      help: { en: 'Of all rows that are no summary.', zh: '占全部非汇总行权重之和的百分比。' },
      initial: true,
      when: ({ rowWeight }) => typeof rowWeight === 'string',
    }),
    decimals: number({
      label: { en: 'Decimals', zh: '小数位数' },
      help: { en: 'Of estimates and limits.', zh: '效应值与置信限的小数位数。' },
      min: 0,
      max: 4,
      step: 1,
      integer: true,
      initial: 2,
    }),
    favoursLeft: text({
      label: { en: 'Left of the line', zh: '无效线左侧文字' },
      help: { en: 'Such as “Favours treatment”.', zh: '如“支持试验组”。' },
      maxLength: 60,
    }),
    favoursRight: text({
      label: { en: 'Right of the line', zh: '无效线右侧文字' },
      help: { en: 'Such as “Favours control”.', zh: '如“支持对照组”。' },
      maxLength: 60,
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Table', zh: '表格' }, options: ['label', 'estimate', 'lower', 'upper', 'confidence'] },
    {
      title: { en: 'Rows and columns', zh: '行与列' },
      options: [
        'rowWeight',
        'heading',
        'summary',
        'summaryValue',
        'columns',
        'measure',
        'numbers',
        'shares',
        'decimals',
      ],
    },
    {
      title: { en: 'Axis', zh: '坐标轴' },
      options: ['scale', 'reference', 'from', 'to', 'favoursLeft', 'favoursRight'],
    },
  ],
  messages: {
    'no-estimates': { en: 'No row has an estimate.', zh: '没有任何一行具有效应值。' },
    'too-many-rows': {
      en: 'The table has {n} {n|row|rows}; at most {max} are drawn. Keep some of them with a filter.',
      zh: '表格有 {n} 行，最多绘制 {max} 行，请用筛选保留其中一部分。',
    },
    'limits-out-of-order': {
      en: 'In {n} {n|row|rows} the estimate does not lie between its limits, first in “{row}”. Check which column is which.',
      zh: '{n} 行的效应值不在置信限之间，首个为“{row}”，请核对各列的指定。',
    },
    'not-positive': {
      en: 'A logarithmic scale has no place for 0 or less; see “{row}”. Choose the linear scale for differences.',
      zh: '对数刻度无法表示不大于 0 的数值，见“{row}”；差值请选用线性刻度。',
    },
    'axis-not-positive': {
      en: 'On a logarithmic scale the axis and the line of no effect lie above 0.',
      zh: '对数刻度下，横轴范围与无效线须大于 0。',
    },
    'axis-reversed': { en: 'The axis must begin below its end.', zh: '横轴起点须小于终点。' },
    'bad-weights': {
      en: 'The weight of “{row}” is not above 0.',
      zh: '“{row}”的权重不大于 0。',
    },
    'no-summary-value': {
      en: 'No row is drawn as a diamond, because {variable} has a single value. If it marks the summary rows, choose it as their value; otherwise choose another variable.',
      zh: '{variable} 只有一个取值，因此没有以菱形绘制的行。若该值表示汇总行，请选定该值；否则请改选其他变量。',
    },
    'without-limits': {
      en: '{n} {n|row|rows} {n|lacks|lack} a limit and {n|is drawn as a point|are drawn as points}.',
      zh: '{n} 行缺少置信限，仅绘制点。',
    },
  },
  continued: true,
  references: ['lewis-clarke-2001'],
  upgrades: {},
})
