import { defineChart } from '../../kit/chart.ts'
import { meanErrorOption } from '../../kit/comparison/error-options.ts'
import { choice, number, optionalVariable, variable } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { groupVariable, numericVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'means-profile',
  version: 1,
  title: { en: 'Profile of means', zh: '均数轮廓图' },
  options: {
    value: numericVariable({
      label: { en: 'Measurement', zh: '测量变量' },
      help: { en: 'One row for each case and time.', zh: '每个对象每个时间点一行。' },
    }),
    time: variable({
      label: { en: 'Time or category', zh: '时间或类别' },
      help: { en: 'At most 30 different values.', zh: '最多 30 个不同取值。' },
      accepts: ['continuous', 'ordinal', 'nominal'],
    }),
    trace: groupVariable({ en: 'A line for each value.', zh: '每个取值一条折线。' }),
    id: optionalVariable({
      label: { en: 'Case', zh: '对象编号' },
      help: {
        en: 'With it, a faint line for each case, of up to 500 cases.',
        zh: '选择后为每个对象画一条浅色折线，不超过 500 个对象。',
      },
      accepts: ['id', 'nominal', 'ordinal', 'continuous'],
    }),
    meanError: meanErrorOption(() => true),
    spacing: choice({
      label: { en: 'Distances of times', zh: '时间间距' },
      help: { en: 'Times without names can be to scale.', zh: '仅无取值标签的数值时间可按比例。' },
      of: {
        scale: { label: { en: 'To scale', zh: '按实际时间' } },
        equal: { label: { en: 'Equal', zh: '等距' } },
      },
      initial: 'scale',
    }),
    dodge: number({
      label: { en: 'Groups apart (mm)', zh: '组间错开(mm)' },
      help: { en: 'Error bars at the same time do not cover each other.', zh: '避免同一时间的误差条互相遮盖。' },
      min: 0,
      max: 6,
      step: 0.5,
      initial: 1,
    }),
    names: choice({
      label: { en: 'Names of the groups', zh: '组名位置' },
      help: { en: 'At the ends of the lines they are read faster.', zh: '标注于折线末端更易辨认。' },
      of: {
        direct: { label: { en: 'At the last time', zh: '末次时间处' } },
        legend: { label: { en: 'In a legend', zh: '图例' } },
      },
      initial: 'direct',
      when: ({ trace }) => typeof trace === 'string' && trace !== '',
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['value', 'time', 'trace', 'id'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['meanError', 'spacing', 'dodge', 'names'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence'], folded: true },
  ],
  messages: {
    'no-values': { en: '{variable} has no usable value.', zh: '{variable} 没有可用的值。' },
    'without-error-bar': {
      en: '{n} {n|mean|means} of fewer than three values {n|has|have} no error bar.',
      zh: '{n} 个均数的例数不足 3，未绘误差条。',
    },
    'cases-left-out': {
      en: 'Single cases are not drawn, since there are more than {max}.',
      zh: '对象超过 {max} 个，未绘个体折线。',
    },
  },
  references: [],
  upgrades: {},
})
