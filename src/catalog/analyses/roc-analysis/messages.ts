import type { MessageSpecs } from '../../kit/analysis.ts'
import { leftOutMessages } from '../../kit/outcome/left-out.ts'

export const messages = {
  ...leftOutMessages,
  'too-few-in-common': {
    en: '{variable} are not compared: {events} {events|row|rows} with the event and {others} without have both, and at least 2 of either are needed.',
    zh: '{variable} 未作比较：两指标均有数据的有事件 {events} 例、无事件 {others} 例，至少各需 2 例。',
  },
  'too-few': {
    en: '{variable}: {events} {events|row|rows} with the event and {others} without can be used; a curve with an interval needs at least 2 of either.',
    zh: '{variable}：可用数据中有事件 {events} 例、无事件 {others} 例；估计 ROC 曲线及其区间至少各需 2 例。',
  },
  'constant-marker': {
    en: '{variable} has the same value in all usable rows; it cannot tell anything apart.',
    zh: '{variable} 在可用数据中取值全部相同，无法区分两种状态。',
  },
  'outcome-as-marker': {
    en: '{variable} is the true state; it cannot be a marker of itself.',
    zh: '{variable} 是状态变量，不能同时作为检验指标。',
  },
  'too-many-levels': {
    en: '{variable} has more than {max} values; a true state has few. Group its values first.',
    zh: '{variable} 的取值超过 {max} 个，不宜作为状态变量，请先合并取值。',
  },
  'event-level': { en: 'Event: {level}.', zh: '事件：{level}。' },
  'other-levels': {
    en: '{variable} has {n} {n|value|values}; all but {level} were taken together as no event.',
    zh: '{variable} 有 {n} 个取值；除“{level}”外均合并视为无事件。',
  },
  'below-diagonal': {
    en: '{variable}: the area and its interval lie below 0.5, so the values speak for the event in the other direction than was stated. Change the direction only if it was stated by mistake.',
    zh: '{variable}：AUC 及其置信区间均低于 0.5，数据提示的方向与所设方向相反。仅在方向设置有误时方可更改。',
  },
  'no-spread': {
    en: '{variable}: events and others do not overlap, so that the standard error is 0; neither an interval nor a test can be given by DeLong’s method.',
    zh: '{variable}：两种状态的取值完全不重叠，标准误为 0，DeLong 法无法给出置信区间与检验。',
  },
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
