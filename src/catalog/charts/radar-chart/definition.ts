import { defineChart } from '../../kit/chart.ts'
import { type AnswersSoFar, choice, number, optionalNumber, toggle } from '../../kit/options/options.ts'
import { groupVariable, numericVariables } from '../../kit/options/variable-options.ts'

const isCommon = ({ scale }: AnswersSoFar) => scale === 'common'

function limit(end: 'low' | 'high') {
  return optionalNumber({
    label: end === 'low' ? { en: 'Centre at', zh: '中心处的值' } : { en: 'Edge at', zh: '外缘处的值' },
    help: {
      en: 'Such as 0 and 100 of a score. Empty: a round value; the centre is 0 unless there are negative means.',
      zh: '如评分的 0 与 100。留空则取整数值；无负值时中心为 0。',
    },
    min: -1e12,
    max: 1e12,
    step: 1,
    when: isCommon,
  })
}

export const definition = defineChart({
  id: 'radar-chart',
  version: 1,
  weights: ['frequency'],
  title: { en: 'Radar chart', zh: '雷达图' },
  options: {
    variables: numericVariables({
      label: { en: 'Axes', zh: '各轴变量' },
      help: {
        en: 'Clockwise from the top. Another order gives other shapes and areas; bars, intervals or lines of the means compare them more exactly.',
        zh: '自正上方顺时针排列。顺序不同，形状与面积也不同；条图、区间图或折线图比较均数更准确。',
      },
      min: 3,
      max: 12,
    }),
    group: groupVariable({ en: 'An outline for each value.', zh: '每个取值一个轮廓。' }),
    centre: choice({
      label: { en: 'Points', zh: '各点表示' },
      help: { en: 'Of the values that are there, variable by variable.', zh: '按各变量的非缺失值计算。' },
      of: {
        mean: { label: { en: 'Mean', zh: '均数' } },
        median: { label: { en: 'Median', zh: '中位数' } },
      },
      initial: 'mean',
    }),
    scale: choice({
      label: { en: 'Scale', zh: '刻度' },
      help: {
        en: 'Scores of one questionnaire share a scale; variables in different units need their own or z scores.',
        zh: '同一量表的各维度可共用刻度；单位不同的变量用各自的刻度或 z 值。',
      },
      of: {
        own: { label: { en: 'Minimum to maximum of each variable', zh: '各变量的最小值至最大值' } },
        common: { label: { en: 'One for all variables', zh: '各变量共用' } },
        z: { label: { en: 'z scores (all cases: mean 0, SD 1)', zh: 'z 值（全体均数 0，标准差 1）' } },
      },
      initial: 'own',
    }),
    low: limit('low'),
    high: limit('high'),
    panels: choice({
      label: { en: 'Groups are drawn', zh: '各组绘于' },
      help: { en: 'More than four outlines over each other are hard to follow.', zh: '超过四个轮廓重叠时难以辨认。' },
      of: {
        auto: { label: { en: 'Together up to four, else apart', zh: '四组以内同图，否则分图' } },
        one: { label: { en: 'Together', zh: '同一幅图' } },
        each: { label: { en: 'Apart', zh: '每组一幅' } },
      },
      initial: 'auto',
      when: ({ group }) => typeof group === 'string' && group !== '',
    }),
    rings: number({
      label: { en: 'Rings', zh: '网格圈数' },
      help: { en: 'At round values there may be fewer.', zh: '取整数刻度时可能少于该数。' },
      min: 2,
      max: 10,
      step: 1,
      integer: true,
      initial: 4,
    }),
    web: choice({
      label: { en: 'Shape of the rings', zh: '网格形状' },
      help: { en: 'Straight from axis to axis, or round.', zh: '轴间连直线，或为圆。' },
      of: {
        polygon: { label: { en: 'Polygons', zh: '多边形' } },
        circle: { label: { en: 'Circles', zh: '圆' } },
      },
      initial: 'polygon',
    }),
    label: toggle({
      label: { en: 'Values', zh: '数值标签' },
      help: { en: 'Beside the points, where they have room.', zh: '标注于各点旁，放不下的省略。' },
      initial: false,
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variables', 'group', 'centre'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['scale', 'low', 'high', 'panels', 'rings', 'web', 'label'] },
  ],
  messages: {
    'no-values': {
      en: 'No row with a group has a usable value of these variables.',
      zh: '分组不缺失的行中，所选变量没有可用的值。',
    },
    'limits-reversed': {
      en: 'The value at the centre must be smaller than that at the edge.',
      zh: '中心处的值须小于外缘处的值。',
    },
    'outside-limits': {
      en: 'Points from {least} to {greatest} lie beyond the ends of the scale. Widen it, or leave its ends empty.',
      zh: '各点的值为 {least} 至 {greatest}，超出刻度范围，请放宽两端的值或留空。',
    },
    'z-of-one': {
      en: 'z scores compare groups, and there is only one. Choose groups, or another scale.',
      zh: 'z 值用于比较各组，而此处仅有一组，请选择分组变量或其他刻度。',
    },
    'empty-groups': {
      en: '{groups}: no value, so no outline.',
      zh: '{groups}：没有可用的值，未绘制。',
    },
    'open-outlines': {
      en: 'Where a group has no value of {variables}, its outline is open.',
      zh: '{variables} 没有可用的值之处，轮廓不闭合。',
    },
    'no-variation': {
      en: '{variables} {n|does|do} not vary: {n|its|their} points are halfway on the axis, or at z = 0.',
      zh: '{variables} 无变异，其点位于轴的中点（z 值为 0）。',
    },
    'unlike-sizes': {
      en: '{small} {n|is|are} less than a tenth of {large}: on a common scale {n|it lies|they lie} near the centre. Give each variable its own scale, or use z scores.',
      zh: '{small} 不及 {large} 的十分之一，共用刻度时挤在中心附近，请改用各变量自己的刻度或 z 值。',
    },
  },
  references: [],
  upgrades: {},
})
