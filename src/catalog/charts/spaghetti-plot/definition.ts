import { defineChart } from '../../kit/chart.ts'
import { choice, optionalNumber, toggle, variable } from '../../kit/options/options.ts'
import { quartileType } from '../../kit/options/quartile-type.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { groupVariable, numericVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'spaghetti-plot',
  version: 1,
  title: { en: 'Individual trajectories', zh: '个体轨迹图' },
  options: {
    id: variable({
      label: { en: 'Subject', zh: '对象编号' },
      help: { en: 'Rows of one subject have the same value.', zh: '同一对象各行的值相同。' },
      accepts: ['id', 'nominal', 'ordinal', 'continuous'],
    }),
    time: variable({
      label: { en: 'Time', zh: '时间' },
      help: { en: 'A number or a date; a row for each visit.', zh: '数值或日期，每次访视一行。' },
      accepts: ['continuous', 'ordinal'],
      types: ['number', 'date', 'datetime'],
    }),
    value: numericVariable({
      label: { en: 'Measurement', zh: '测量值' },
      help: { en: 'What is followed over time.', zh: '随时间观察的指标。' },
    }),
    group: groupVariable({ en: 'A colour for each value.', zh: '每个取值一种颜色。' }),
    change: toggle({
      label: { en: 'Change from baseline', zh: '与基线的差值' },
      help: {
        en: 'Each value minus the first of its subject. Subjects seen once have none.',
        zh: '各值减去该对象的首次测量值；仅测量一次的对象无差值。',
      },
      initial: false,
    }),
    lines: choice({
      label: { en: 'Colour of subjects', zh: '对象连线颜色' },
      help: { en: 'Grey lets the summaries stand out.', zh: '灰色可突出汇总线。' },
      of: {
        group: { label: { en: 'By group', zh: '按组' } },
        grey: { label: { en: 'Grey', zh: '灰色' } },
      },
      initial: 'group',
      when: ({ group }) => typeof group === 'string' && group !== '',
    }),
    panels: toggle({
      label: { en: 'A panel for each group', zh: '每组一个分图' },
      help: {
        en: 'With the same axes. Percentiles of several groups always have panels.',
        zh: '坐标轴相同；多组的百分位数带总是分图显示。',
      },
      initial: false,
      when: ({ group }) => typeof group === 'string' && group !== '',
    }),
    summary: choice({
      label: { en: 'Summary of a group', zh: '组汇总' },
      help: {
        en: 'At each time with three or more values; intervals by Student’s t.',
        zh: '在至少有三个值的各时间点计算；置信区间由 t 分布求得。',
      },
      of: {
        none: { label: { en: 'None', zh: '不显示' } },
        mean: { label: { en: 'Mean', zh: '均数' } },
        'mean-ci': { label: { en: 'Mean with interval', zh: '均数与置信区间' } },
        'mean-sd': { label: { en: 'Mean ± SD', zh: '均数 ± 标准差' } },
        median: { label: { en: 'Median', zh: '中位数' } },
        'median-quartiles': { label: { en: 'Median and quartiles', zh: '中位数与四分位数' } },
      },
      initial: 'mean-ci',
    }),
    width: optionalNumber({
      label: { en: 'Times together within', zh: '合并时间的宽度' },
      help: {
        en: 'For summaries of visits at irregular times: each counts at the nearest multiple of this. Dates: in days. Empty: each time by itself.',
        zh: '访视时间不规则时用于汇总：归入最近的该宽度的整数倍。日期以天计。留空则各时间分别汇总。',
      },
      min: 0.001,
      max: 1_000_000,
      step: 1,
    }),
    confidence: confidenceLevel(),
    quartileType: quartileType(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['id', 'time', 'value', 'group', 'change'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['lines', 'panels', 'summary', 'width'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence', 'quartileType'], folded: true },
  ],
  messages: {
    'no-trajectories': {
      en: 'No row has a subject, a usable time and a usable value of {value}. Choose other variables.',
      zh: '没有同时具有对象编号、可用时间和 {value} 可用值的行，请更换变量。',
    },
    'no-change': {
      en: 'No subject has values at two times, so there is no change from baseline. Check the subject and the time.',
      zh: '没有任何对象在两个时间点均有值，无法计算与基线的差值。请核对对象编号与时间变量。',
    },
    'seen-once': {
      en: '{n} {n|subject was|subjects were} measured at one time only: {n|a point|points} in the figure.',
      zh: '{n} 个对象仅在一个时间点测量，图中以点表示。',
    },
    'seen-once-left-out': {
      en: '{n} {n|subject was|subjects were} measured at one time only and {n|has|have} no change from baseline; left out.',
      zh: '{n} 个对象仅在一个时间点测量，无与基线的差值，未纳入。',
    },
    'several-at-once': {
      en: '{n} {n|time has|times have} several values of one subject: their mean is drawn.',
      zh: '{n} 处同一对象同一时间有多个值，以均数绘制。',
    },
    'percentiles-shown': {
      en: 'More than {max} subjects would hide each other: percentiles are drawn in place of lines.',
      zh: '超过 {max} 个对象的连线会相互遮盖，改以百分位数带显示。',
    },
    'no-summary': {
      en: 'No time has three values to summarise. Visits at irregular times need a width within which times count together.',
      zh: '没有时间点具有三个以上的值，无法汇总。访视时间不规则时请设置“合并时间的宽度”。',
    },
  },
  references: ['hyndman-fan-1996'],
  upgrades: {},
})
