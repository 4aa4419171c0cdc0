import type { MessageSpecs } from '../../kit/analysis.ts'
import { modelMessages } from '../../kit/model-messages.ts'

export const messages = {
  ...modelMessages,
  'too-few-rows': {
    en: 'The model has {columns} coefficients and only {n} usable rows: leave terms out.',
    zh: '模型含 {columns} 个系数，而可用数据仅 {n} 行，请减少模型项。',
  },
  'outcome-constant': {
    en: '{variable} does not vary in the usable rows.',
    zh: '{variable} 在可用数据中没有变异。',
  },
  'perfect-fit': {
    en: 'The model fits the data all but perfectly: standard errors and tests mean nothing.',
    zh: '模型几乎完全拟合数据，标准误与检验结果没有意义。',
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
  'standard-errors-robust': {
    en: 'Standard errors allow for unequal variances ({kind}); the tests of terms do not.',
    zh: '标准误采用 {kind} 稳健估计，允许方差不齐；模型项检验未作此校正。',
  },
  'robust-impossible': {
    en: 'HC2 and HC3 do not exist where a row determines a coefficient alone (leverage 1), such as the only row of a level. Choose HC1 or the usual standard errors, or merge the level.',
    zh: '有数据行单独决定某个系数（杠杆值为 1，如某水平仅 1 例），HC2 与 HC3 无法计算。请改用 HC1 或常规标准误，或合并该水平。',
  },
  'leverage-one': {
    en: 'Rows that determine a coefficient alone (leverage 1), such as the only row of a level, and have no residual of their own: {n}.',
    zh: '有 {n} 行单独决定某个系数（杠杆值为 1，如某水平仅 1 例），没有自身的残差。',
  },
  'shapiro-sample': {
    en: 'Shapiro–Wilk is computed for 3 to 5000 residuals.',
    zh: 'Shapiro–Wilk 检验适用于 3 至 5000 个残差。',
  },
  'durbin-watson-order': {
    en: 'Durbin–Watson follows the order of the rows and matters where that is an order in time.',
    zh: 'Durbin–Watson 统计量依数据行的先后计算，仅当行序即时间顺序时有意义。',
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
  'variances-equal': {
    en: 'Variances: nothing seen against equal ones (Breusch–Pagan, {p}).',
    zh: '未见残差方差不齐的迹象（Breusch–Pagan，{p}）。',
  },
  'variances-unequal': {
    en: 'Variances of the residuals differ (Breusch–Pagan, {p}): consider robust standard errors, HC3.',
    zh: '残差方差不齐（Breusch–Pagan，{p}），可考虑 HC3 稳健标准误。',
  },
  'variances-unequal-robust': {
    en: 'Variances of the residuals differ (Breusch–Pagan, {p}); the standard errors allow for it.',
    zh: '残差方差不齐（Breusch–Pagan，{p}），所用稳健标准误已予以考虑。',
  },
  'variances-unknown': { en: 'Equality of variances could not be tested.', zh: '无法检验残差方差齐性。' },
  independence: {
    en: 'Independence: Durbin–Watson d is {value}, of which 2 is expected where rows in their order are independent.',
    zh: '独立性：Durbin–Watson d 为 {value}（按行序独立时期望值为 2）。',
  },
} as const satisfies MessageSpecs
