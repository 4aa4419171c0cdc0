import type { MessageSpecs } from '../../kit/analysis.ts'
import { effectMessages } from '../../kit/models/effect-messages.ts'
import { linearMessages } from '../../kit/models/linear-messages.ts'
import { modelMessages } from '../../kit/models/model-messages.ts'
import { nomogramMessages } from '../../kit/models/nomogram-messages.ts'

export const messages = {
  ...modelMessages,
  ...linearMessages,
  ...effectMessages,
  ...nomogramMessages,
  'perfect-fit': {
    en: 'The model fits the data all but perfectly: standard errors and tests mean nothing.',
    zh: '模型几乎完全拟合数据，标准误与检验结果没有意义。',
  },
  'standard-errors-robust': {
    en: 'Standard errors allow for unequal variances ({kind}); the tests of terms do not.',
    zh: '标准误采用 {kind} 稳健估计，允许方差不齐；模型项检验未作此校正。',
  },
  'robust-impossible': {
    en: 'HC2 and HC3 do not exist where a row determines a coefficient alone (leverage 1), such as the only row of a level. Choose HC1 or the usual standard errors, or merge the level.',
    zh: '有数据行单独决定某个系数（杠杆值为 1，如某水平仅 1 例），HC2 与 HC3 无法计算。请改用 HC1 或常规标准误，或合并该水平。',
  },
  'durbin-watson-order': {
    en: 'Durbin–Watson and the autocorrelation follow the order of the rows and matter where that is an order in time.',
    zh: 'Durbin–Watson 统计量与自相关系数均按数据行的先后计算，仅当行序即时间顺序时有意义。',
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
    en: 'Independence: Durbin–Watson d is {value}, of which 2 is expected where rows in their order are independent; the autocorrelation of neighbouring residuals is {correlation}.',
    zh: '独立性：Durbin–Watson d 为 {value}（按行序独立时期望值为 2），相邻残差的一阶自相关系数为 {correlation}。',
  },
} as const satisfies MessageSpecs
