import type { MessageSpecs } from '../../kit/analysis.ts'
import { completeRowMessages } from '../../kit/outcome/complete-row-remarks.ts'

export const messages = {
  ...completeRowMessages,
  'too-few-rows': {
    en: 'Only {n} {n|row|rows} {n|has|have} all variables; at least {min} are needed.',
    zh: '仅 {n} 行的变量完整，至少需要 {min} 行。',
  },
  'constant-variable': {
    en: '{variable} has the same value in all complete rows and cannot go together with anything; leave it out.',
    zh: '{variable} 在所有完整的行中取值相同，无法计算相关，请移除该变量。',
  },
  'beyond-precision': {
    en: 'The values are too large, or too close together, to compute with.',
    zh: '数值过大或差异过小，超出计算精度。',
  },
  'too-many-kept': {
    en: 'There are only {n} components with a variance above 0, and {asked} are to be kept.',
    zh: '方差大于 0 的成分仅 {n} 个，无法保留 {asked} 个。',
  },
  'too-many-scores': {
    en: 'Scores of {asked} components are to be saved, and {n} are kept. Keep more, or save fewer.',
    zh: '要求保存 {asked} 个成分的得分，但仅保留了 {n} 个成分；请增加保留个数或减少保存个数。',
  },
  'parallel-of-correlations': {
    en: 'Parallel analysis compares with random correlations: analyse the correlation matrix, or keep components by another rule.',
    zh: '平行分析以随机数据的相关矩阵为对照：请改用相关矩阵，或改用其他规则确定成分个数。',
  },
  'random-note': {
    en: 'Random data: 95th percentile of the eigenvalue of normal numbers without correlation, of {n} {n|set|sets} of the same size.',
    zh: '随机数据：{n} 组同等规模、互不相关的正态随机数据特征根的第 95 百分位数。',
  },
  'few-rows': {
    en: '{n} {n|row|rows} for {variables} variables: with fewer than five rows for each variable, components of another sample may look different.',
    zh: '{variables} 个变量仅有 {n} 行：例数不足变量数的 5 倍，换一份样本时主成分可能明显不同。',
  },
  singular: {
    en: 'A variable is determined by the others (or there are no more rows than variables): the Kaiser–Meyer–Olkin measure and Bartlett’s test cannot be given. Look for a total beside its parts.',
    zh: '有变量可由其余变量完全决定（或行数不多于变量数），无法计算 KMO 与 Bartlett 检验；请核对是否同时选入了合计与其组成部分。',
  },
  'bartlett-too-few': {
    en: 'Too few rows for Bartlett’s test with so many variables.',
    zh: '例数相对变量数过少，无法进行 Bartlett 球形检验。',
  },
  'equal-eigenvalues': {
    en: 'Components {first} and {second} have the same variance: only the plane that they span is determined, not they themselves.',
    zh: '成分 {first} 与成分 {second} 的方差相等：仅其张成的平面可确定，单个成分不唯一。',
  },
  'none-above': {
    en: 'No eigenvalue is above the limit; the first component was kept.',
    zh: '没有特征根超过界值，仅保留第一个成分。',
  },
  'not-settled': {
    en: 'The rotation did not come to an end: other positions of the components are almost as good, and the last digits of the loadings are not sure.',
    zh: '旋转未完全收敛：存在几乎等价的旋转位置，载荷的末几位数字不可靠。',
  },
  'nothing-to-rotate': {
    en: 'One component cannot be rotated.',
    zh: '仅保留一个成分，无法旋转。',
  },
  'same-component-twice': {
    en: 'Choose two different components for the score plot.',
    zh: '得分图须选择两个不同的成分。',
  },
  'no-score-plot': {
    en: 'There is no score plot: component {asked} does not exist ({n} {n|has|have} a variance and, after rotation, {n|is|are} kept).',
    zh: '未绘制得分图：不存在成分 {asked}（方差大于 0、旋转后予以保留的成分共 {n} 个）。',
  },
  'loadings-note': {
    en: 'A loading is the correlation of a variable with a component; the largest of each component is made positive. Communality: the share of a variable’s variance that the components hold. MSA: measure of sampling adequacy.',
    zh: '载荷为变量与成分的相关系数，每个成分以绝对值最大的载荷为正。共同度：所保留成分解释的该变量方差比例。MSA：取样适切性量数。',
  },
  'rotated-note': {
    en: 'After varimax rotation with Kaiser’s normalisation, in the order of the variance held.',
    zh: '经最大方差法旋转（Kaiser 标准化），按解释方差由大到小排列。',
  },
  'coefficients-note': {
    en: 'A score is the sum of the coefficients times the standardised variables (less the mean, divided by the standard deviation); it has mean 0 and variance 1.',
    zh: '成分得分 = Σ 系数 × 标准化变量（减均数、除以标准差），得分的均数为 0、方差为 1。',
  },
  'kept-note': {
    en: 'Kept: {n} of {all}.',
    zh: '保留 {n} 个成分（共 {all} 个）。',
  },
  'kmo-good': {
    en: 'The Kaiser–Meyer–Olkin measure is {value}: not below 0.5, the least that Kaiser accepted.',
    zh: 'KMO 为 {value}，不低于 0.5（Kaiser 建议的最低要求）。',
  },
  'kmo-low': {
    en: 'The Kaiser–Meyer–Olkin measure is {value}, below 0.5: most of the correlation is between single pairs, and a few components cannot stand for all variables.',
    zh: 'KMO 为 {value}，低于 0.5：变量间的相关多限于两两之间，少数成分难以代表全部变量。',
  },
  'kmo-unknown': {
    en: 'The Kaiser–Meyer–Olkin measure cannot be given.',
    zh: '无法计算 KMO。',
  },
  'correlated-at-all': {
    en: 'Variables without any correlation would rarely give these data (Bartlett: {p}).',
    zh: '若各变量互不相关，则很少会得到这样的数据（Bartlett 球形检验：{p}）。',
  },
  'perhaps-uncorrelated': {
    en: 'These data could come from variables without any correlation (Bartlett: {p}): components would then stand for nothing.',
    zh: '现有数据不能排除各变量互不相关（Bartlett 球形检验：{p}），此时提取主成分没有意义。',
  },
} as const satisfies MessageSpecs
