import type { MessageSpecs } from '../../kit/analysis.ts'
import { describedGroupsMessages } from '../../kit/comparison/described-groups.ts'
import { shapeMessages } from '../../kit/comparison/shape-words.ts'

export const messages = {
  ...describedGroupsMessages,
  ...shapeMessages,
  'too-few-values': {
    en: '{variable} has at most {n} usable {n|value|values} in a group; tests and plots of normality need at least 3.',
    zh: '{variable} 在各组中最多只有 {n} 个有效值，正态性检验与 Q–Q 图至少需要 3 个。',
  },
  'no-variation': {
    en: '{variable} does not vary, so its distribution has no shape to judge.',
    zh: '{variable} 无变异，无法考察其分布形态。',
  },
  'group-constant': {
    en: '{variable} does not vary within {group}, so that there is no test.',
    zh: '{variable} 在 {group} 组内无变异，无法检验。',
  },
  'few-values': {
    en: '{variable}: only {n} {n|value|values} in a group. Tests then find even strong departures seldom; a large _P_ does not speak for a normal distribution.',
    zh: '{variable}：有的组仅 {n} 个值，检验效能低，明显的偏离也常检不出；_P_ 值大并不说明服从正态分布。',
  },
  'many-values': {
    en: '{variable}: {n} {n|value|values} in a group. Tests then find departures that do not matter; judge by the Q–Q plot, skewness and kurtosis, never by a _P_ value alone.',
    zh: '{variable}：有的组达 {n} 个值，检验会检出无实际意义的微小偏离；应结合 Q–Q 图、偏度与峰度判断，不可仅凭 _P_ 值下结论。',
  },
  'test-ranges': {
    en: 'Tests need numbers of values: Shapiro–Wilk 3 to 5000, Lilliefors 5, Anderson–Darling and skewness 8, kurtosis and D’Agostino–Pearson 20; an empty cell means too few or too many.',
    zh: '各检验对例数的要求：Shapiro–Wilk 3~5000，Lilliefors ≥ 5，Anderson–Darling 与偏度检验 ≥ 8，峰度检验与 D’Agostino–Pearson ≥ 20；空格表示例数不符合要求。',
  },
  'lilliefors-p': {
    en: 'Lilliefors: _P_ by Dallal and Wilkinson up to 0.1, above by Molin and Abdi; it takes account of the mean and SD being estimated, which the plain Kolmogorov–Smirnov test does not.',
    zh: 'Lilliefors 检验：_P_ ≤ 0.1 时按 Dallal–Wilkinson 公式，其余按 Molin–Abdi 公式；已考虑均数与标准差由样本估计，普通 Kolmogorov–Smirnov 检验则未考虑。',
  },
  'normality-met': {
    en: '{variable}: roughly normal by the rule (Shapiro–Wilk _P_ ≥ 0.05 below 50 values, |skewness| < 1 from 50 on).',
    zh: '{variable}：按规则（例数 < 50 时 Shapiro–Wilk _P_ ≥ 0.05，≥ 50 时 |偏度| < 1）近似正态。',
  },
  'normality-doubtful': {
    en: '{variable}: roughly normal by the rule (|skewness| < 1 from 50 values on), though a test has _P_ < 0.05: look at the Q–Q plot.',
    zh: '{variable}：按规则（例数 ≥ 50 时 |偏度| < 1）近似正态，但有检验 _P_ < 0.05，请查看 Q–Q 图。',
  },
  'normality-violated': {
    en: '{variable}: not roughly normal by the rule (Shapiro–Wilk _P_ ≥ 0.05 below 50 values, |skewness| < 1 from 50 on). Consider median and quartiles, ranks or a transformation.',
    zh: '{variable}：按规则（例数 < 50 时 Shapiro–Wilk _P_ ≥ 0.05，≥ 50 时 |偏度| < 1）不近似正态，可考虑中位数与四分位数、秩和检验或变量变换。',
  },
  'normality-unknown': {
    en: '{variable}: normality could not be judged: that takes three values in a group that are not all equal.',
    zh: '{variable}：各组取值不足 3 个或全部相同，无法判断正态性。',
  },
} as const satisfies MessageSpecs
