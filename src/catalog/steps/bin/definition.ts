import { choice, number, numbers, text, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { texts } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'bin',
  version: 1,
  options: {
    variable: variable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'A variable of numbers.', zh: '数值变量。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number'],
    }),
    method: choice({
      label: { en: 'Groups by', zh: '分组方式' },
      help: {
        en: 'Quantiles are of type 7, as in R (Hyndman and Fan 1996). Groups made from the data do not carry over to other data.',
        zh: '分位数采用 R 的第 7 型（Hyndman-Fan 1996）。由数据决定的分组不宜直接用于其他数据。',
      },
      of: {
        'cut-points': { label: { en: 'Cut points', zh: '指定界值' } },
        'equal-width': { label: { en: 'Equal width', zh: '等宽' } },
        quantiles: { label: { en: 'Quantiles (equal counts)', zh: '分位数（等频）' } },
      },
      initial: 'cut-points',
    }),
    cutPoints: numbers({
      label: { en: 'Cut points', zh: '界值' },
      help: { en: 'For example 18, 40, 60: four groups.', zh: '例如 18、40、60，分为四组。' },
      min: -1e300,
      max: 1e300,
      step: 1,
      when: ({ method }) => method === 'cut-points',
    }),
    groups: number({
      label: { en: 'Number of groups', zh: '组数' },
      help: { en: '4 with quantiles gives quartiles.', zh: '分位数法取 4 即四分位分组。' },
      min: 2,
      max: 50,
      step: 1,
      integer: true,
      initial: 4,
      when: ({ method }) => method !== 'cut-points',
    }),
    closed: choice({
      label: { en: 'A cut point belongs to', zh: '界值归入' },
      help: {
        en: 'With cut point 60: "upper" makes < 60 and ≥ 60, "lower" makes ≤ 60 and > 60 (the default of SPSS).',
        zh: '以 60 为例：“上组”为 <60 与 ≥60；“下组”为 ≤60 与 >60（SPSS 默认）。',
      },
      of: {
        upper: { label: { en: 'The upper group', zh: '上组' } },
        lower: { label: { en: 'The lower group', zh: '下组' } },
      },
      initial: 'upper',
    }),
    labels: texts({
      label: { en: 'Labels', zh: '标签' },
      help: { en: 'One for each group from low to high; none: the intervals.', zh: '由低到高每组一个；不填则用区间。' },
    }),
    name: text({
      label: { en: 'Name of the new variable', zh: '新变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
    }),
  },
  sections: [
    { title: { en: 'Groups', zh: '分组' }, options: ['variable', 'method', 'cutPoints', 'groups', 'closed'] },
    { title: { en: 'Result', zh: '结果' }, options: ['labels', 'name'] },
  ],
  messages: {
    'no-cut-points': { en: 'Enter at least one cut point.', zh: '请至少输入一个界值。' },
    'no-spread': { en: '{variable} has fewer than two different values.', zh: '{variable} 的不同取值少于两个。' },
    'labels-count': {
      en: 'There are {groups} groups and {labels} labels.',
      zh: '共 {groups} 组，但有 {labels} 个标签。',
    },
    'fewer-groups': {
      en: 'Only {groups} groups could be made: many values are equal.',
      zh: '因相同取值较多，只能分成 {groups} 组。',
    },
    'cut-at': { en: 'Cut points: {points}.', zh: '界值：{points}。' },
  },
  references: ['hyndman-fan-1996'],
  upgrades: {},
})
