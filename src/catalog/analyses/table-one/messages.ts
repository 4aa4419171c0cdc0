import type { MessageSpecs } from '../../kit/analysis.ts'
import { quartileMessages } from '../../kit/options/quartile-type.ts'
import { leftOutMessages } from '../../kit/outcome/left-out.ts'

export const messages = {
  ...quartileMessages,
  ...leftOutMessages,
  'group-among-variables': {
    en: 'The grouping variable {variable} cannot also be a row of the table.',
    zh: '分组变量 {variable} 不能同时作为表中的行变量。',
  },
  'no-groups': {
    en: '{group} has no value with data.',
    zh: '{group} 没有有效取值。',
  },
  'too-many-groups': {
    en: '{group} has more than {max} values, the most groups that a table can show.',
    zh: '{group} 的取值超过 {max} 个，表格最多显示 {max} 组。',
  },
  'too-many-levels': {
    en: '{variable} has more than {max} values, the most that can be listed. Is it continuous, or an identifier?',
    zh: '{variable} 的取值超过 {max} 个，无法逐一列出；它是否为连续变量或编号？',
  },
  'group-missing': {
    en: '{n} {n|row|rows} {n|has|have} no group and {n|was|were} left out.',
    zh: '{n} 行缺失分组信息，未纳入分析。',
  },
  'infinite-left-out': {
    en: 'Infinite values of {variable} left out: {n}.',
    zh: '{variable}：{n} 个无穷值未纳入分析。',
  },
  'no-test': {
    en: '{variable}: no test is possible (a group is empty or nothing varies).',
    zh: '{variable}：存在空组或无变异，无法检验。',
  },
  'fisher-simulated': {
    en: '{variable}: the exact test was too large to compute. _P_ comes from a Monte Carlo simulation of {replicates} tables with the same margins (seed {seed}); its standard error is {error}.',
    zh: '{variable}：Fisher 确切概率法计算量过大，_P_ 值由 Monte Carlo 模拟得到（固定边际合计，模拟 {replicates} 次，随机种子 {seed}），其标准误为 {error}。',
  },
  'fisher-left-out': {
    en: '{variable}: Fisher’s test can neither be computed nor simulated with so many cases. Pearson stands in its place.',
    zh: '{variable}：例数过多，Fisher 确切概率法既无法计算也无法模拟，改用 Pearson 卡方检验。',
  },
  'auto-rule': {
    en: 'Mean or median: in every group of fewer than 50 values Shapiro–Wilk _P_ ≥ 0.05, in every larger group |skewness| < 1, give the mean; otherwise the median. Ordinal variables are compared by ranks.',
    zh: '均数或中位数的选择规则：每组例数 < 50 时 Shapiro–Wilk 检验 _P_ ≥ 0.05、例数 ≥ 50 时 |偏度| < 1，用均数；否则用中位数。等级资料采用秩和检验。',
  },
  'percent-column': {
    en: 'Percentages are of the non-missing values of the column.',
    zh: '百分比以各列非缺失例数为分母。',
  },
  'percent-row': {
    en: 'Percentages are of the non-missing values of the row.',
    zh: '百分比以各行非缺失例数为分母。',
  },
  'tests-used': { en: 'Tests: {tests}.', zh: '检验方法：{tests}。' },
  'used-student': { en: 'Student _t_', zh: 'Student _t_ 检验' },
  'used-welch': { en: 'Welch _t_', zh: 'Welch _t_ 检验' },
  'used-anova': { en: 'ANOVA', zh: '方差分析' },
  'used-welch-anova': { en: 'Welch ANOVA', zh: 'Welch 方差分析' },
  'used-mann-whitney': { en: 'Mann–Whitney', zh: 'Mann–Whitney 秩和检验' },
  'used-kruskal-wallis': { en: 'Kruskal–Wallis', zh: 'Kruskal–Wallis 秩和检验' },
  'used-pearson': { en: 'Pearson chi-squared', zh: 'Pearson 卡方检验' },
  'used-yates': { en: 'chi-squared with Yates correction', zh: '连续性校正卡方检验' },
  'used-fisher': { en: 'Fisher exact (no statistic)', zh: 'Fisher 确切概率法（无统计量）' },
  'used-fisher-simulated': {
    en: 'Fisher exact by Monte Carlo simulation (no statistic)',
    zh: 'Fisher 确切概率法 Monte Carlo 模拟（无统计量）',
  },
  'smd-two': {
    en: 'SMD: difference over the root of the mean of the two variances; for several levels as Yang and Dalton.',
    zh: 'SMD：两组之差除以两组方差均值的平方根；多分类变量按 Yang–Dalton 法计算。',
  },
  'smd-many': {
    en: 'SMD: the largest of all pairs of groups.',
    zh: 'SMD：取所有两两组间比较的最大值。',
  },
  'many-tests': {
    en: '{n} tests were made. About one in twenty has _P_ < 0.05 by chance alone; in a randomised trial baseline tests are not recommended.',
    zh: '共进行 {n} 次检验，仅因偶然约有 1/20 会出现 _P_ < 0.05；随机对照试验不建议对基线作假设检验。',
  },
} as const satisfies MessageSpecs
