import type { MessageSpecs } from '../../kit/analysis.ts'
import { quartileMessages } from '../../kit/options/quartile-type.ts'
import { leftOutMessages } from '../../kit/outcome/left-out.ts'

export const messages = {
  ...quartileMessages,
  ...leftOutMessages,
  'fewer-than-two-groups': {
    en: '{group} has fewer than two values with data, so there is nothing to compare.',
    zh: '{group} 的有效取值少于两个，无法进行组间比较。',
  },
  'too-many-groups': {
    en: '{group} has more than {max} values; combine some of them, or choose another grouping variable.',
    zh: '{group} 的取值超过 {max} 个，请合并部分取值或更换分组变量。',
  },
  'empty-group': {
    en: '{variable} has no usable value in the group {group}. Leave the group out with a filter, or combine it with another.',
    zh: '{variable} 在 {group} 组没有有效值。可用筛选步骤去除该组，或与其他组合并。',
  },
  'group-of-one': {
    en: '{variable} has a single value in the group {group}. Welch’s test and Games–Howell need at least 2 in each group and are left empty; the other tests take the spread from the other groups.',
    zh: '{variable} 在 {group} 组仅有 1 个值。Welch 检验与 Games–Howell 法要求每组至少 2 个值，故留空；其他检验的变异由其余各组估计。',
  },
  'no-variation': {
    en: '{variable} does not vary within any group: no test is possible.',
    zh: '{variable} 在各组内均无变异，无法检验。',
  },
  'two-groups': {
    en: 'There are only two groups. The two-sample tests also give the difference with its interval.',
    zh: '仅有两组。两样本检验还可给出差值及其置信区间。',
  },
  'one-group-constant': {
    en: '{variable} does not vary within {group}: Welch’s test is not possible.',
    zh: '{variable} 在 {group} 组内无变异，无法进行 Welch 检验。',
  },
  'small-groups': {
    en: '{variable}: the smallest group has {n} {n|value|values}; intervals are wide and assumptions cannot be checked well.',
    zh: '{variable}：最小组仅 {n} 例，区间较宽，且难以充分检查前提条件。',
  },
  'infinite-left-out': {
    en: 'Infinite values of {variable} left out: {n}.',
    zh: '{variable}：{n} 个无穷值未纳入分析。',
  },
  'tests-disagree': {
    en: '{variable}: the tests lie on different sides of 0.05. Report the one that was planned.',
    zh: '{variable}：不同检验的结论位于 0.05 两侧，请报告事先确定的方法。',
  },
  'ranks-of-all': {
    en: 'Kruskal–Wallis: chi-squared approximation with ties allowed for; it compares mean ranks, and medians only where the groups have the same shape.',
    zh: 'Kruskal–Wallis 检验采用 χ² 近似并校正相同秩；比较的是平均秩次，仅当各组分布形状相同时可解释为中位数比较。',
  },
  'pairs-tukey': {
    en: 'Tukey–Kramer: P values and {level} intervals hold for all pairs together; equal variances assumed.',
    zh: 'Tukey–Kramer 法：P 值与 {level} 区间对全部两两比较同时成立，假定方差相等。',
  },
  'pairs-games-howell': {
    en: 'Games–Howell: P values and {level} intervals hold for all pairs together; variances may differ.',
    zh: 'Games–Howell 法：P 值与 {level} 区间对全部两两比较同时成立，允许方差不等。',
  },
  'pairs-bonferroni': {
    en: 'Bonferroni: _t_ with the variance within all groups; P values and {level} intervals hold for all pairs together.',
    zh: 'Bonferroni 法：以合并组内方差作 _t_ 检验，P 值与 {level} 区间对全部两两比较同时成立。',
  },
  'pairs-holm': {
    en: 'Holm: _t_ with the variance within all groups; P values hold for all pairs together. No intervals go with them.',
    zh: 'Holm 法：以合并组内方差作 _t_ 检验，P 值对全部两两比较同时成立，无相应置信区间。',
  },
  'pairs-dunnett': {
    en: 'Dunnett: each group less the control {control}; P values and {level} intervals hold for all of them together, equal variances assumed.',
    zh: 'Dunnett 法：各组与对照组 {control} 比较，P 值与 {level} 区间对全部比较同时成立，假定方差相等。',
  },
  'pairs-dunn': {
    en: 'Dunn: the difference is that of mean ranks; P values {adjustment}.',
    zh: 'Dunn 检验：差值为平均秩次之差；P 值{adjustment}。',
  },
  'adjust-holm': { en: 'adjusted by Holm', zh: '经 Holm 法校正' },
  'adjust-bonferroni': { en: 'adjusted by Bonferroni', zh: '经 Bonferroni 法校正' },
  'adjust-benjamini-hochberg': {
    en: 'adjusted by Benjamini and Hochberg (false discovery rate)',
    zh: '经 Benjamini–Hochberg 法校正（控制错误发现率）',
  },
  'adjust-none': { en: 'not adjusted', zh: '未作校正' },
  'effects-interval': {
    en: 'η² (in a one-way layout also partial η²) and ω² estimate the same share of the variance in the population, for which the interval is (non-central F); η² is too large in small samples.',
    zh: 'η²（单因素设计中等于偏 η²）与 ω² 估计的是同一总体方差解释比例，区间即为该比例的区间（基于非中心 F 分布）；小样本时 η² 偏大。',
  },
  'shapiro-sample': {
    en: 'Shapiro–Wilk is defined for 3 to 5000 values; outside it is left out. With many values it finds departures that do not matter.',
    zh: 'Shapiro–Wilk 检验适用于 3~5000 个值，超出范围则不计算；样本量大时，微小的偏离也会被检出。',
  },
  'normality-met': {
    en: '{variable}: roughly normal within the groups (Shapiro–Wilk below 50 values, skewness from 50 on).',
    zh: '{variable}：各组内近似正态（少于 50 例依据 Shapiro–Wilk 检验，50 例及以上依据偏度）。',
  },
  'normality-doubtful': {
    en: '{variable}: a group is not roughly normal. With groups of this size tests of means are robust, unless outliers rule.',
    zh: '{variable}：存在非近似正态的组；在此样本量下均数检验仍较稳健，但需留意离群值。',
  },
  'normality-violated': {
    en: '{variable}: a small group is not roughly normal. Consider Kruskal–Wallis.',
    zh: '{variable}：样本量较小且存在非近似正态的组，可考虑 Kruskal–Wallis 检验。',
  },
  'normality-unknown': {
    en: '{variable}: normality could not be checked: that takes three values in a group that are not all equal.',
    zh: '{variable}：无法检查正态性，没有一个组有 3 个以上且不全相同的取值。',
  },
  'variances-met': { en: '{variable}: no sign of unequal variances.', zh: '{variable}：未见方差不齐的证据。' },
  'variances-doubtful': {
    en: '{variable}: Brown–Forsythe speaks against equal variances, but the largest SD is only {ratio} times the smallest.',
    zh: '{variable}：Brown–Forsythe 检验提示方差不齐，但最大标准差仅为最小标准差的 {ratio} 倍。',
  },
  'variances-violated': {
    en: '{variable}: the variances seem to differ. Use Welch with Games–Howell rather than the classic _F_ with Tukey.',
    zh: '{variable}：各组方差可能不齐，宜采用 Welch 检验与 Games–Howell 法，而非经典 _F_ 检验与 Tukey 法。',
  },
  'variances-unknown': {
    en: '{variable}: equality of variances could not be checked.',
    zh: '{variable}：无法检查方差齐性。',
  },
} as const satisfies MessageSpecs
