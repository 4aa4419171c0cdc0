import type { MessageSpecs } from '../../kit/analysis.ts'

export const messages = {
  'same-variable': { en: '{variable} is used twice.', zh: '{variable} 被重复使用。' },
  'same-groups': {
    en: '{variable}: the group of interest and the reference group must differ.',
    zh: '{variable}：比较组与参照组不能相同。',
  },
  'too-many-levels': {
    en: '{variable} has more than {max} values; combine some of them first.',
    zh: '{variable} 的取值超过 {max} 个，请先合并部分取值。',
  },
  'no-stratum': {
    en: 'No stratum of {variable} has data of both groups. There is nothing to compare.',
    zh: '{variable} 没有任何一层同时含有两组的数据，无法比较。',
  },
  'nothing-varies': {
    en: '{variable}: nobody or everybody has the event. There is nothing to compare.',
    zh: '{variable}：事件均未发生或全部发生，无法比较。',
  },
  'strata-left-out': {
    en: '{n} {n|stratum|strata} {n|holds|hold} one of the two groups only and {n|is|are} left out.',
    zh: '{n} 个层仅含其中一组，未纳入分析。',
  },
  'event-note': {
    en: 'Event: {event}; {exposed} against {reference}.',
    zh: '事件：{event}；{exposed}与{reference}比较。',
  },
  'stratum-intervals': {
    en: 'Intervals in strata: Woolf for the odds ratio, Katz for the risk ratio, Newcombe for the risk difference; a ratio with a count of 0 has none.',
    zh: '各层区间：OR 用 Woolf 法，RR 用 Katz 法，RD 用 Newcombe 法；含 0 频数的比值不给出区间。',
  },
  'pooled-intervals': {
    en: 'Intervals: Robins–Breslow–Greenland for the pooled odds ratio, Greenland–Robins for the pooled risk ratio, Sato for the pooled difference.',
    zh: '合并效应区间：OR 用 Robins–Breslow–Greenland 法，RR 用 Greenland–Robins 法，RD 用 Sato 法。',
  },
  'not-defined': {
    en: 'What cannot be computed for want of events or of others is shown as a dash.',
    zh: '因缺少事件或非事件而无法计算者以“—”表示。',
  },
  'one-stratum': {
    en: 'Fewer than two strata tell of the odds ratio; homogeneity cannot be tested.',
    zh: '可估计 OR 的层不足两个，无法进行齐性检验。',
  },
  'homogeneity-met': {
    en: 'Breslow–Day with Tarone’s correction: the odds ratios of the strata do not differ by more than chance would readily explain ({p}).',
    zh: 'Breslow–Day 检验（Tarone 校正）：各层 OR 的差异未超出偶然所能合理解释的程度（{p}）。',
  },
  'homogeneity-violated': {
    en: 'Breslow–Day with Tarone’s correction: the odds ratios differ between strata ({p}); a common one may hide that. Look at the strata.',
    zh: 'Breslow–Day 检验（Tarone 校正）：各层 OR 不齐（{p}），合并 OR 可能掩盖层间差异，应分层报告。',
  },
  'homogeneity-unknown': {
    en: 'Homogeneity of the odds ratios could not be tested.',
    zh: '无法检验各层 OR 的齐性。',
  },
  'mantel-fleiss-met': {
    en: 'Mantel and Fleiss’s criterion is {least}, at least 5: chi-squared serves.',
    zh: 'Mantel–Fleiss 准则值为 {least}，不小于 5，可用 χ² 近似。',
  },
  'mantel-fleiss-doubtful': {
    en: 'Mantel and Fleiss’s criterion is {least}, below 5: the chi-squared approximation is doubtful.',
    zh: 'Mantel–Fleiss 准则值为 {least}，小于 5，χ² 近似欠佳。',
  },
} as const satisfies MessageSpecs
