import type { MessageSpecs } from '../analysis.ts'

/** Remarks that linear models share. */
export const linearMessages = {
  'too-few-rows': {
    en: 'The model has {columns} coefficients and only {n} usable {n|row|rows}: leave terms out.',
    zh: '模型含 {columns} 个系数，而可用数据仅 {n} 行，请减少模型项。',
  },
  'outcome-constant': {
    en: '{variable} does not vary in the usable rows.',
    zh: '{variable} 在可用数据中没有变异。',
  },
  'squares-I': {
    en: 'Type I sums of squares: each term after those before it.',
    zh: 'I 型平方和：各项仅控制排在其前的项。',
  },
  'squares-II': {
    en: 'Type II sums of squares: each term after all that do not contain it.',
    zh: 'II 型平方和：各项控制所有不包含该项的其他项。',
  },
  'squares-III': {
    en: 'Type III sums of squares with sum-to-zero contrasts, covariates uncentred.',
    zh: 'III 型平方和：采用和为零的对比，协变量未中心化。',
  },
  'leverage-one': {
    en: 'Rows that determine a coefficient alone (leverage 1), such as the only row of a level, and have no residual of their own: {n}.',
    zh: '有 {n} 行单独决定某个系数（杠杆值为 1，如某水平仅 1 例），没有自身的残差。',
  },
  'shapiro-sample': {
    en: 'Shapiro–Wilk is computed for 3 to 5000 residuals.',
    zh: 'Shapiro–Wilk 检验适用于 3 至 5000 个残差。',
  },
  'residuals-normal': {
    en: 'Residuals: nothing seen against a normal distribution (Shapiro–Wilk, {p}).',
    zh: '残差未见偏离正态分布的迹象（Shapiro–Wilk，{p}）。',
  },
  'residuals-not-normal': {
    en: 'Residuals depart from a normal distribution (Shapiro–Wilk, {p}). In large samples intervals hold up; look at the Q–Q plot.',
    zh: '残差偏离正态分布（Shapiro–Wilk，{p}）。样本较大时区间估计仍较稳健，请结合 Q–Q 图判断。',
  },
  'residuals-unknown': {
    en: 'Normality of the residuals could not be tested.',
    zh: '无法检验残差的正态性。',
  },
} as const satisfies MessageSpecs
