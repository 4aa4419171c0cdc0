import type { MessageSpecs } from '../../kit/analysis.ts'
import { equivalenceMessages } from '../../kit/comparison/equivalence-options.ts'
import { signedRankMessages } from '../../kit/comparison/signed-rank-options.ts'
import { quartileMessages } from '../../kit/options/quartile-type.ts'
import { leftOutMessages } from '../../kit/outcome/left-out.ts'

export const messages = {
  ...signedRankMessages,
  ...equivalenceMessages,
  ...quartileMessages,
  ...leftOutMessages,
  'too-few-values': {
    en: '{variable} has {n} usable {n|value|values}; at least 2 are needed.',
    zh: '{variable} 仅有 {n} 个有效值，至少需要 2 个。',
  },
  'no-variation': {
    en: '{variable} does not vary, so no test is possible.',
    zh: '{variable} 无变异，无法检验。',
  },
  'beyond-precision': {
    en: '{variable}: the squares of the deviations are too large or too small for a computer. Change the unit first, for example divide by a power of ten.',
    zh: '{variable}：离差平方超出计算机可表示的范围，请先换算单位（例如除以 10 的若干次幂）。',
  },
  'infinite-left-out': {
    en: '{variable}: {n} infinite {n|value|values} {n|was|were} left out.',
    zh: '{variable}：{n} 个无穷值未纳入分析。',
  },
  'few-values': {
    en: '{variable}: {n} {n|value|values} only; intervals are wide and normality cannot be checked well.',
    zh: '{variable}：仅 {n} 个值，区间较宽，且难以充分检查正态性。',
  },
  'tests-disagree': {
    en: '{variable}: the tests lie on different sides of 0.05. Report the one that was planned.',
    zh: '{variable}：不同检验的结论位于 0.05 两侧，请报告事先确定的方法。',
  },
  'sign-exact': {
    en: 'Sign test: exact; _S_ is the number of values above the reference, values equal to it are dropped; the difference is that of the median, its interval lies between ordered values.',
    zh: '符号检验采用精确法；_S_ 为大于参考值的个数，等于参考值者剔除；差值为中位数与参考值之差，其区间取自顺序统计量。',
  },
  'sign-no-interval': {
    en: '{variable}: so few values cannot give a median an interval of this confidence.',
    zh: '{variable}：例数过少，中位数无法达到所设置信水平的区间。',
  },
  'one-sided': { en: 'P values and intervals are one-sided.', zh: 'P 值与区间均为单侧。' },
  'shapiro-sample': {
    en: 'Shapiro–Wilk is defined for 3 to 5000 values; with many values it finds departures that do not matter.',
    zh: 'Shapiro–Wilk 检验适用于 3~5000 个值；样本量大时，微小的偏离也会被检出。',
  },
  'normality-met': {
    en: '{variable}: no sign against a normal distribution.',
    zh: '{variable}：未见偏离正态分布的证据。',
  },
  'normality-doubtful': {
    en: '{variable}: Shapiro–Wilk speaks against a normal distribution. With this many values the _t_ test is robust.',
    zh: '{variable}：Shapiro–Wilk 检验提示偏离正态；在此样本量下 _t_ 检验仍较稳健。',
  },
  'normality-violated': {
    en: '{variable}: Shapiro–Wilk speaks against a normal distribution in a small sample. Consider the signed rank or the sign test.',
    zh: '{variable}：样本量较小且 Shapiro–Wilk 检验提示偏离正态，可考虑符号秩和检验或符号检验。',
  },
  'normality-unknown': {
    en: '{variable}: normality could not be checked.',
    zh: '{variable}：无法检查正态性。',
  },
} as const satisfies MessageSpecs
