import type { MessageSpecs } from '../../kit/analysis.ts'

export const messages = {
  'outcome-is-group': {
    en: '{variable} cannot be outcome and group at once.',
    zh: '{variable} 不能同时作为结局变量与分组变量。',
  },
  'too-many-levels': {
    en: '{variable} has more than {max} values; combine some of them first.',
    zh: '{variable} 的取值超过 {max} 个，请先合并部分取值。',
  },
  'one-line': {
    en: '{variable}: fewer than two groups, or fewer than two values, have data. There is no trend to see.',
    zh: '{variable}：有数据的组别或取值少于两个，无法分析趋势。',
  },
  'scores-not-numbers': {
    en: 'The values of {variable} are not numbers; choose other scores.',
    zh: '{variable} 的取值不是数值，请改用其他赋值方法。',
  },
  'scores-note': {
    en: 'Order of the groups: {groups}.',
    zh: '分组顺序：{groups}。',
  },
  'group-nominal': {
    en: '{variable} is declared nominal: see that its values stand in their order.',
    zh: '{variable} 为名义变量，请确认其取值顺序正确。',
  },
  'one-sided': {
    en: 'The trend is tested one-sided; the interval is two-sided.',
    zh: '趋势检验为单侧，置信区间为双侧。',
  },
  'linear-note': {
    en: 'Linear-by-linear: (n − 1) r², always two-sided.',
    zh: '线性关联检验：(n − 1) r²，恒为双侧。',
  },
  'interval-r': {
    en: 'The interval of r is by Fisher’s z and approximate for scores.',
    zh: 'r 的区间采用 Fisher z 变换，对赋值资料为近似。',
  },
  'linearity-met': {
    en: '{variable}: the proportions do not depart from a line by more than chance would readily explain ({p}).',
    zh: '{variable}：各组的率与直线的偏离未超出偶然所能合理解释的程度（{p}）。',
  },
  'linearity-violated': {
    en: '{variable}: the proportions depart from a line ({p}); one slope does not tell it all.',
    zh: '{variable}：各组的率偏离直线（{p}），单一斜率不足以概括。',
  },
  'linearity-unknown': {
    en: '{variable}: two groups cannot depart from a line.',
    zh: '{variable}：仅两组，无法检验是否偏离直线。',
  },
} as const satisfies MessageSpecs
