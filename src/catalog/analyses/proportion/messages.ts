import type { MessageSpecs } from '../../kit/analysis.ts'

export const messages = {
  'no-values': { en: '{variable} has no values in the rows that are used.', zh: '{variable} 在所用的行中没有取值。' },
  'one-category': {
    en: '{variable} has one value only; there is no distribution to compare.',
    zh: '{variable} 仅有一个取值，无法比较构成。',
  },
  'too-many-levels': {
    en: '{variable} has more than {max} values; combine some of them first.',
    zh: '{variable} 的取值超过 {max} 个，请先合并部分取值。',
  },
  'ratio-not-numbers': {
    en: 'The expected ratio is made of numbers above 0, apart by colons, such as 9:3:3:1.',
    zh: '理论比例须为大于 0 的数，以冒号分隔，如 9:3:3:1。',
  },
  'ratio-length': {
    en: 'The expected ratio has {found} parts, but {variable} has {wanted} values: {values}.',
    zh: '理论比例有 {found} 项，而 {variable} 有 {wanted} 个取值：{values}。',
  },
  'exact-doubled': {
    en: 'Exact, two-sided: the probability of all numbers of events that are no more probable than the observed one.',
    zh: '精确双侧 P 值：所有概率不大于实际发生数概率的发生数之概率和。',
  },
  'one-sided': {
    en: 'The tests are one-sided; the intervals are two-sided.',
    zh: '检验为单侧，置信区间为双侧。',
  },
  'events-in-order': {
    en: 'The event is the last value unless another was chosen.',
    zh: '未指定事件时取最后一个取值。',
  },
  'normal-met': {
    en: '{variable}: at least 5 events and 5 others are expected; the normal approximation serves.',
    zh: '{variable}：理论发生数与未发生数均不小于 5，可用正态近似。',
  },
  'normal-violated': {
    en: '{variable}: {least} events or others are expected, fewer than 5; rely on the exact test and not on the normal approximation.',
    zh: '{variable}：理论发生数或未发生数为 {least}，小于 5，不宜用正态近似，请以精确法为准。',
  },
  'fit-met': {
    en: '{variable}: the expected counts are large enough for chi-squared (least {least}).',
    zh: '{variable}：理论频数满足 χ² 检验的要求（最小 {least}）。',
  },
  'fit-violated': {
    en: '{variable}: the least expected count is {least}, and some are below 5; chi-squared is a poor approximation.',
    zh: '{variable}：理论频数最小为 {least}，有小于 5 者，χ² 近似不佳。',
  },
  'residuals-read': {
    en: 'Beyond ±2 a value occurs more or less often than chance would readily explain.',
    zh: '残差绝对值大于 2 的取值，其偏离大于偶然所能合理解释的程度。',
  },
  'exact-too-large': {
    en: '{variable}: too many tables for the exact multinomial test; chi-squared serves.',
    zh: '{variable}：可能的频数组合过多，未做多项分布精确检验，以 χ² 检验为准。',
  },
} as const satisfies MessageSpecs
