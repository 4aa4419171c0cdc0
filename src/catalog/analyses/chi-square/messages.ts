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
    en: '{variable}: fewer than two groups, or fewer than two values, have data. There is nothing to compare.',
    zh: '{variable}：有数据的组别或取值少于两个，无法比较。',
  },
  'typed-one-line': {
    en: 'Fewer than two rows, or fewer than two columns, of the table hold counts.',
    zh: '所输入的表中，有频数的行或列少于两个。',
  },
  'typed-name': { en: 'typed table', zh: '输入的频数表' },
  'headline-of': { en: 'To report for {variables}: {test}.', zh: '{variables}：应报告{test}的结果。' },
  'typed-headline': { en: 'To report: {test}.', zh: '应报告{test}的结果。' },
  'headline-rule': {
    en: 'The rule of the textbooks. 2 × 2: Pearson where n ≥ 40 and all expected counts ≥ 5, Yates where n ≥ 40 and the least is from 1 to 5, else Fisher. Larger tables: Fisher where more than a fifth of the expected counts are below 5 or any is below 1, else Pearson.',
    zh: '教科书规则：四格表 n ≥ 40 且理论频数均 ≥ 5 用 Pearson χ²；n ≥ 40 且有 1 ≤ 理论频数 < 5 用连续性校正 χ²；否则用 Fisher 法。R×C 表有超过 1/5 的理论频数 < 5 或有理论频数 < 1 时用 Fisher 法，否则用 Pearson χ²。',
  },
  'test-pearson': { en: 'Pearson chi-squared', zh: 'Pearson χ² 检验' },
  'test-yates': { en: 'chi-squared with Yates correction', zh: '连续性校正 χ² 检验' },
  'test-likelihood-ratio': { en: 'likelihood ratio', zh: '似然比检验' },
  'test-fisher': { en: 'Fisher exact', zh: 'Fisher 确切概率法' },
  'test-fisher-simulated': { en: 'Fisher by simulation', zh: 'Fisher 确切概率法（Monte Carlo）' },
  'only-of-four': {
    en: 'Yates’ correction is for 2 × 2 tables; Pearson is reported instead.',
    zh: '连续性校正仅用于四格表，此处改为报告 Pearson χ² 检验。',
  },
  'fisher-simulated': {
    en: '{variable}: the table is too large for the exact P value; it was simulated.',
    zh: '{variable}：表格过大，无法计算确切概率，已改用 Monte Carlo 模拟。',
  },
  'typed-fisher-simulated': {
    en: 'The table is too large for the exact P value; it was simulated.',
    zh: '表格过大，无法计算确切概率，已改用 Monte Carlo 模拟。',
  },
  'fisher-left-out': {
    en: '{variable}: so many cases can neither be enumerated nor simulated. Fisher’s test is left out, and Pearson stands where it was to be reported.',
    zh: '{variable}：例数过多，Fisher 法既无法枚举也无法模拟，未列出；原应报告 Fisher 法者改为报告 Pearson χ² 检验。',
  },
  'typed-fisher-left-out': {
    en: 'So many cases can neither be enumerated nor simulated. Fisher’s test is left out, and Pearson stands where it was to be reported.',
    zh: '例数过多，Fisher 法既无法枚举也无法模拟，未列出；原应报告 Fisher 法者改为报告 Pearson χ² 检验。',
  },
  simulated: {
    en: 'Simulated P: {n} random {n|table|tables} with the same margins, seed {seed}; SE is that of the simulation.',
    zh: '模拟 P 值：{n} 个边际合计相同的随机表，种子 {seed}；标准误为模拟误差。',
  },
  'trend-scores': {
    en: 'Linear-by-linear: rows and columns scored 1, 2, … in their order.',
    zh: '线性趋势检验：行、列按顺序赋值 1、2、…。',
  },
  'interval-v': {
    en: 'V and its bias-corrected form (Bergsma) estimate the same V in the population, for which the interval is (non-central _χ_^2^); in a sparse table V itself may lie above it.',
    zh: 'V 与其偏差校正值（Bergsma）估计同一总体 V，区间即为该总体值的区间（基于非中心 _χ_^2^ 分布）；表格稀疏时，未校正的 V 可能高于区间上限。',
  },
  'interval-risks': {
    en: 'Event: {event}; compared with {reference}. Intervals: Woolf for the odds ratio, Katz for the risk ratio, Newcombe for the risk difference.',
    zh: '事件：{event}；参照组：{reference}。区间：OR 用 Woolf 法，RR 用 Katz 法，率差用 Newcombe 法。',
  },
  'zero-cell': {
    en: 'A ratio with a count of 0 has no interval here.',
    zh: '含 0 频数的比值不给出置信区间。',
  },
  'expected-met': {
    en: '{variable}: the expected counts are large enough for Pearson (least {least}).',
    zh: '{variable}：理论频数满足 Pearson χ² 检验的要求（最小 {least}）。',
  },
  'expected-violated': {
    en: '{variable}: {share} of the expected counts are below 5, the least is {least}; chi-squared is a poor approximation.',
    zh: '{variable}：{share} 的理论频数小于 5，最小 {least}；χ² 近似不佳。',
  },
  'typed-expected-met': {
    en: 'The expected counts are large enough for Pearson (least {least}).',
    zh: '理论频数满足 Pearson χ² 检验的要求（最小 {least}）。',
  },
  'typed-expected-violated': {
    en: '{share} of the expected counts are below 5, the least is {least}; chi-squared is a poor approximation.',
    zh: '{share} 的理论频数小于 5，最小 {least}；χ² 近似不佳。',
  },
  'residuals-read': {
    en: 'Beyond ±2 a cell departs more than chance would readily explain.',
    zh: '绝对值大于 2 的格子偏离程度大于偶然所能合理解释。',
  },
} as const satisfies MessageSpecs
