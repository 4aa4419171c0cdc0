import type { MessageSpecs } from '../../kit/analysis.ts'
import { equivalenceMessages } from '../../kit/comparison/equivalence-options.ts'
import { signedRankMessages } from '../../kit/comparison/signed-rank-options.ts'
import { quartileMessages } from '../../kit/options/quartile-type.ts'
import { leftOutMessages } from '../../kit/outcome/left-out.ts'

export const messages = {
  ...leftOutMessages,
  'same-members': { en: 'Choose two different measurements.', zh: '请选择两次不同的测量。' },
  'fewer-than-two-members': {
    en: '{variable} has fewer than two values with data, so there are no pairs.',
    zh: '{variable} 的有效取值少于两个，无法配对。',
  },
  'set-not-unique': {
    en: '{n} {n|set|sets} {n|has|have} more than one row of the same measurement, so that pairs are not defined. Remove or average the repeats first.',
    zh: '有 {n} 个配对编号下同一测量出现多行，无法确定配对，请先去除或合并重复记录。',
  },
  'too-few-pairs': {
    en: '{variable}: only {n} complete {n|pair|pairs}; at least 2 are needed.',
    zh: '{variable}：仅 {n} 个完整对子，至少需要 2 个。',
  },
  'no-variation': {
    en: '{variable}: all differences are equal, so no test is possible.',
    zh: '{variable}：所有差值相同，无法检验。',
  },
  'sets-incomplete': {
    en: '{n} {n|set|sets} {n|has|have} only one of the two measurements and {n|was|were} left out.',
    zh: '有 {n} 个配对编号仅有一次测量，未纳入分析。',
  },
  'other-members-left-out': {
    en: '{n} {n|row|rows} {n|belongs|belong} to other measurements and {n|was|were} left out.',
    zh: '有 {n} 行属于其他测量，未纳入分析。',
  },
  'infinite-left-out': {
    en: '{variable}: {n} infinite {n|value|values} {n|was|were} left out.',
    zh: '{variable}：{n} 个无穷值未纳入分析。',
  },
  'few-pairs': {
    en: '{variable}: {n} {n|pair|pairs} only; intervals are wide and normality cannot be checked well.',
    zh: '{variable}：仅 {n} 对，区间较宽，且难以充分检查正态性。',
  },
  'tests-disagree': {
    en: '{variable}: the tests lie on different sides of 0.05. Report the one that was planned.',
    zh: '{variable}：不同检验的结论位于 0.05 两侧，请报告事先确定的方法。',
  },
  ...signedRankMessages,
  ...equivalenceMessages,
  ...quartileMessages,
  'one-sided': { en: 'P values and intervals are one-sided.', zh: 'P 值与区间均为单侧。' },
  'shapiro-sample': {
    en: 'Shapiro–Wilk is defined for 3 to 5000 values; with many values it finds departures that do not matter.',
    zh: 'Shapiro–Wilk 检验适用于 3~5000 个值；样本量大时，微小的偏离也会被检出。',
  },
  'normality-met': {
    en: '{variable}: no sign against a normal distribution of the differences.',
    zh: '{variable}：未见差值偏离正态分布的证据。',
  },
  'normality-doubtful': {
    en: '{variable}: Shapiro–Wilk speaks against normal differences. With this many pairs the _t_ test is robust.',
    zh: '{variable}：Shapiro–Wilk 检验提示差值偏离正态；在此样本量下 _t_ 检验仍较稳健。',
  },
  'normality-violated': {
    en: '{variable}: Shapiro–Wilk speaks against normal differences in a small sample. Consider the signed rank test.',
    zh: '{variable}：样本量较小且 Shapiro–Wilk 检验提示差值偏离正态，可考虑符号秩和检验。',
  },
  'normality-unknown': {
    en: '{variable}: normality of the differences could not be checked.',
    zh: '{variable}：无法检查差值的正态性。',
  },
} as const satisfies MessageSpecs
