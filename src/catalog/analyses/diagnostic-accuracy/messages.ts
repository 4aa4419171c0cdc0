import type { MessageSpecs } from '../../kit/analysis.ts'

export const messages = {
  'reference-as-test': {
    en: '{variable} is the reference standard; it cannot be a test of itself.',
    zh: '{variable} 是金标准，不能同时作为待评价的试验。',
  },
  'too-many-levels': {
    en: '{variable} has more than {max} values; a yes-or-no test needs few. Group its values first.',
    zh: '{variable} 的取值超过 {max} 个，不宜按二分类评价，请先合并取值。',
  },
  'no-rows': {
    en: '{variable}: no row has both its result and that of the reference standard.',
    zh: '{variable}：没有同时具有试验结果与金标准结果的行。',
  },
  'nobody-has': {
    en: '{variable}: nobody in the {n} usable {n|row|rows} has the condition ({event}), so that sensitivity cannot be estimated.',
    zh: '{variable}：可用的 {n} 行中无人具有目标状态（{event}），无法估计灵敏度。',
  },
  'everybody-has': {
    en: '{variable}: everybody in the {n} usable {n|row|rows} has the condition ({event}), so that specificity cannot be estimated.',
    zh: '{variable}：可用的 {n} 行均具有目标状态（{event}），无法估计特异度。',
  },
  'positive-level': {
    en: 'Positive result: {level}. Condition: {event}.',
    zh: '阳性结果为“{level}”，目标状态为“{event}”。',
  },
  'other-states': {
    en: '{variable} has {n} {n|value|values}; all but {level} were taken together as free of the condition.',
    zh: '{variable} 有 {n} 个取值；除“{level}”外均合并视为无目标状态。',
  },
  'other-results': {
    en: '{variable} has {n} {n|value|values}; all but {level} were taken together as negative.',
    zh: '{variable} 有 {n} 个取值；除“{level}”外均合并视为阴性。',
  },
  unverified: {
    en: '{variable}: {n} {n|row|rows} {n|has|have} a test result but no reference standard and {n|was|were} left out. If the reference was sought because of the result, sensitivity comes out too high and specificity too low.',
    zh: '{variable}：{n} 行有试验结果而无金标准，未纳入分析。若是否做金标准取决于试验结果，则灵敏度偏高、特异度偏低（部分证实偏倚）。',
  },
  'below-chance': {
    en: '{variable}: positive results are rarer with the condition than without. Check which value counts as positive.',
    zh: '{variable}：有目标状态者的阳性比例反而较低，请核对阳性结果的设定。',
  },
  'share-method': { en: 'Intervals of proportions: {method}.', zh: '率的置信区间：{method}。' },
  wilson: { en: 'Wilson', zh: 'Wilson 法' },
  exact: { en: 'Clopper–Pearson', zh: 'Clopper–Pearson 精确法' },
  'own-prevalence': {
    en: 'Predictive values and accuracy hold where the condition is as frequent as in these rows.',
    zh: '预测值与准确度仅适用于目标状态比例与本数据相同的人群。',
  },
  'stated-prevalence': {
    en: 'Predictive values by Bayes’ theorem for a prevalence of {share}, with logit intervals (Mercaldo, Lau and Zhou).',
    zh: '预测值按患病率 {share} 由 Bayes 公式计算，区间采用 logit 法（Mercaldo、Lau 与 Zhou）。',
  },
  'ratio-method': {
    en: 'Intervals: Youden index by Newcombe’s method 10, likelihood ratios (Simel) and odds ratio on the logarithmic scale.',
    zh: '区间：Youden 指数用 Newcombe 法（方法 10），似然比（Simel 法）与比值比用对数法。',
  },
  'empty-cell': {
    en: 'A cell of the 2 × 2 table is empty: where a divisor or the standard error of a logarithm would be 0, or there is no logarithm, the estimate or its interval is left out.',
    zh: '四格表中有频数为 0 的格子：分母为 0、无法取对数或对数的标准误为 0 者，不给出估计值或区间。',
  },
  'cells-met': {
    en: '{variable}: every cell of the 2 × 2 table has 5 or more rows (fewest: {least}); the logarithmic intervals serve.',
    zh: '{variable}：四格表各格频数均不小于 5（最小 {least}），对数法区间可用。',
  },
  'cells-doubtful': {
    en: '{variable}: a cell of the 2 × 2 table has {least} {least|row|rows}; with fewer than 5 the intervals of likelihood ratios and odds ratio are rough.',
    zh: '{variable}：四格表最小格频数为 {least}；不足 5 时似然比与比值比的区间较粗略。',
  },
} as const satisfies MessageSpecs
