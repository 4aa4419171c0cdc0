import { markerMessages } from '../../kit/accuracy/answerable-markers.ts'
import type { MessageSpecs } from '../../kit/analysis.ts'

export const messages = {
  ...markerMessages,
  'event-level': { en: 'Event: {level}.', zh: '事件：{level}。' },
  'same-order': {
    en: '{first} and {second} order the rows alike; there is no difference to test.',
    zh: '{first} 与 {second} 对各行的排序一致，无差别可检验。',
  },
  'wald-test': {
    en: 'Standard errors, intervals and tests by DeLong’s method. SPSS tests with the standard error that holds where the area is 0.5, so that its P values differ a little.',
    zh: '标准误、区间与检验均用 DeLong 法。SPSS 的检验采用 AUC=0.5 假设下的标准误，P 值略有不同。',
  },
  'common-rows': {
    en: 'Each comparison uses the rows in which both markers are known, so that a difference may not be that of the areas above.',
    zh: '每次比较仅用两指标均已知的行，故差值可能与上表 AUC 之差不完全相同。',
  },
  'adjusted-by': { en: 'Adjusted by {method} over all comparisons.', zh: '校正方法：{method}，涵盖全部比较。' },
  holm: { en: 'Holm’s method', zh: 'Holm 法' },
  bonferroni: { en: 'Bonferroni’s method', zh: 'Bonferroni 法' },
  'same-data': {
    en: 'A cut-off that was chosen on the same data looks better than it will in new ones; confirm it elsewhere.',
    zh: '界值由同一数据确定，其灵敏度与特异度偏乐观，应在新数据中验证。',
  },
  'several-best': {
    en: '{variable}: {n} cut-offs satisfy the rule equally well; the one with the highest sensitivity is given.',
    zh: '{variable}：有 {n} 个界值同等满足该准则，取灵敏度最高者。',
  },
  'kept-sensitivity': { en: 'Sensitivity kept at {share} or more.', zh: '保证灵敏度不低于 {share}。' },
  'kept-specificity': { en: 'Specificity kept at {share} or more.', zh: '保证特异度不低于 {share}。' },
  'out-of-reach': {
    en: '{variable}: no cut-off has a specificity of {share} or more.',
    zh: '{variable}：没有界值的特异度能达到 {share}。',
  },
  'own-prevalence': {
    en: 'Predictive values hold where the event is as frequent as in these rows.',
    zh: '预测值仅适用于事件比例与本数据相同的人群。',
  },
  'stated-prevalence': {
    en: 'Predictive values by Bayes’ theorem for a prevalence of {share}, with logit intervals (Mercaldo, Lau and Zhou).',
    zh: '预测值按患病率 {share} 由 Bayes 公式计算，区间采用 logit 法（Mercaldo、Lau 与 Zhou）。',
  },
  'empty-cell': {
    en: 'Where a likelihood ratio is 0, infinite or without meaning, or everybody is called alike, there is no interval.',
    zh: '似然比为 0、无穷大或无定义，或全部对象判定相同时，不给出区间。',
  },
  'size-met': {
    en: '{variable}: {least} rows or more of either state; the normal approximation of DeLong’s interval serves.',
    zh: '{variable}：两种状态均不少于 {least} 例，DeLong 区间的正态近似可用。',
  },
  'size-doubtful': {
    en: '{variable}: only {least} {least|row|rows} of one state; DeLong’s interval is too narrow with fewer than 10.',
    zh: '{variable}：其中一种状态仅 {least} 例；不足 10 例时 DeLong 区间偏窄。',
  },
} as const satisfies MessageSpecs
