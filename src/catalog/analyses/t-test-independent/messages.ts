import type { MessageSpecs } from '../../kit/analysis.ts'
import { equivalenceMessages } from '../../kit/comparison/equivalence-options.ts'
import { quartileMessages } from '../../kit/options/quartile-type.ts'
import { leftOutMessages } from '../../kit/outcome/left-out.ts'

export const messages = {
  ...equivalenceMessages,
  ...quartileMessages,
  ...leftOutMessages,
  'same-group-twice': { en: 'Choose two different groups.', zh: '请选择两个不同的组别。' },
  'fewer-than-two-groups': {
    en: '{group} has fewer than two values with data, so there is nothing to compare.',
    zh: '{group} 的有效取值少于两个，无法进行组间比较。',
  },
  'too-few-values': {
    en: '{variable} has {n} usable {n|value|values} in the group {group}; at least 2 are needed.',
    zh: '{variable} 在 {group} 组仅有 {n} 个有效值，至少需要 2 个。',
  },
  'no-variation': {
    en: '{variable} has the same value in all rows of both groups: no test is possible.',
    zh: '{variable} 在两组中取值完全相同，无法检验。',
  },
  'one-group-constant': {
    en: '{variable} does not vary within {group}.',
    zh: '{variable} 在 {group} 组内无变异。',
  },
  'small-groups': {
    en: '{variable}: the smaller group has {n} {n|value|values}; intervals are wide and assumptions cannot be checked well.',
    zh: '{variable}：较小组仅 {n} 例，区间较宽，且难以充分检查前提条件。',
  },
  'other-groups-left-out': {
    en: '{n} {n|row|rows} {n|belongs|belong} to other groups and {n|was|were} left out.',
    zh: '有 {n} 行属于其他组别，未纳入分析。',
  },
  'infinite-left-out': {
    en: '{variable}: {n} infinite {n|value|values} {n|was|were} left out.',
    zh: '{variable}：{n} 个无穷值未纳入分析。',
  },
  'mann-whitney-exact': {
    en: 'Mann–Whitney: exact distribution; difference is the Hodges–Lehmann estimate.',
    zh: 'Mann–Whitney 检验采用精确分布；差值为 Hodges–Lehmann 估计。',
  },
  'mann-whitney-exact-tied': {
    en: 'Mann–Whitney: exact distribution given the ties, two-sided as twice the smaller tail; difference is the Hodges–Lehmann estimate, its interval that of values without ties.',
    zh: 'Mann–Whitney 检验采用给定相同秩时的精确分布，双侧 P 值为较小一侧尾概率的 2 倍；差值为 Hodges–Lehmann 估计，其区间按无相同秩时的分布。',
  },
  'too-many-for-exact': {
    en: '{variable}: more than 200 values, so the normal approximation was used.',
    zh: '{variable}：两组合计超过 200 个值，改用正态近似。',
  },
  'mann-whitney-corrected': {
    en: 'Mann–Whitney: normal approximation with ties allowed for and continuity correction; _U_ is that of the first group (W in R); difference is the Hodges–Lehmann estimate.',
    zh: 'Mann–Whitney 检验采用正态近似，已校正相同秩并作连续性校正；_U_ 为第一组的统计量（R 中的 W）；差值为 Hodges–Lehmann 估计。',
  },
  'mann-whitney-uncorrected': {
    en: 'Mann–Whitney: normal approximation with ties allowed for, without continuity correction; _U_ is that of the first group (W in R); difference is the Hodges–Lehmann estimate.',
    zh: 'Mann–Whitney 检验采用正态近似，已校正相同秩，未作连续性校正；_U_ 为第一组的统计量（R 中的 W）；差值为 Hodges–Lehmann 估计。',
  },
  'one-sided': {
    en: 'P values and intervals are one-sided.',
    zh: 'P 值与区间均为单侧。',
  },
  'tests-disagree': {
    en: '{variable}: the tests lie on different sides of 0.05. Report the one that was planned.',
    zh: '{variable}：不同检验的结论位于 0.05 两侧，请报告事先确定的方法。',
  },
  'shapiro-sample': {
    en: 'Shapiro–Wilk is defined for 3 to 5000 values; outside it is left out. With many values it finds departures that do not matter.',
    zh: 'Shapiro–Wilk 检验适用于 3~5000 个值，超出范围则不计算；样本量大时，微小的偏离也会被检出。',
  },
  'normality-met': {
    en: '{variable}: no sign against a normal distribution within the groups.',
    zh: '{variable}：未见组内偏离正态分布的证据。',
  },
  'normality-doubtful': {
    en: '{variable}: Shapiro–Wilk speaks against a normal distribution in a group. With groups of this size the _t_ tests are robust.',
    zh: '{variable}：Shapiro–Wilk 检验提示组内偏离正态；在此样本量下 _t_ 检验仍较稳健。',
  },
  'normality-violated': {
    en: '{variable}: Shapiro–Wilk speaks against a normal distribution in a small group. Consider Mann–Whitney.',
    zh: '{variable}：样本量较小且 Shapiro–Wilk 检验提示偏离正态，可考虑 Mann–Whitney 检验。',
  },
  'normality-unknown': {
    en: '{variable}: normality could not be checked.',
    zh: '{variable}：无法检查正态性。',
  },
  'variances-met': {
    en: '{variable}: no sign of unequal variances.',
    zh: '{variable}：未见方差不齐的证据。',
  },
  'variances-violated': {
    en: '{variable}: the variances seem to differ. Use Welch rather than Student.',
    zh: '{variable}：两组方差可能不齐，宜采用 Welch 检验。',
  },
  'variances-unknown': {
    en: '{variable}: equality of variances could not be checked.',
    zh: '{variable}：无法检查方差齐性。',
  },
} as const satisfies MessageSpecs
