import type { MessageSpecs } from '../../kit/analysis.ts'
import { effectMessages } from '../../kit/models/effect-messages.ts'
import { modelMessages } from '../../kit/models/model-messages.ts'
import { nomogramMessages } from '../../kit/models/nomogram-messages.ts'
import { univariableMessages } from '../../kit/models/univariable-messages.ts'

export const messages = {
  ...modelMessages,
  ...univariableMessages,
  ...effectMessages,
  ...nomogramMessages,
  'outcome-levels': {
    en: '{variable} has {n} {n|level|levels} in the usable rows; a binary outcome has 2. Recode it or filter the rows.',
    zh: '{variable} 在可用数据中有 {n} 个水平，二分类结局应恰有 2 个，请重新编码或筛选数据。',
  },
  'event-absent': {
    en: 'No usable row of {variable} has the event.',
    zh: '{variable} 在可用数据中没有发生结局事件的行。',
  },
  separation: {
    en: 'The outcome is separated by {terms}: some combination of their values has only events or only non-events, so that the maximum-likelihood estimates are infinite. Choose Firth’s penalised likelihood under “Estimation”, which keeps them finite; or merge sparse levels, or leave the term out.',
    zh: '数据分离（{terms}）：某些取值组合下结局全为发生或全为未发生，最大似然估计趋于无穷。请在“估计方法”中选择“Firth 惩罚似然法”（其估计有限），或合并例数过少的水平、去除该项。',
  },
  'not-converged': {
    en: 'The likelihood reached no maximum in 25 steps: the terms explain the outcome all but completely, or their values are of very different size.',
    zh: '迭代 25 步仍未达到最大似然：模型项几乎完全决定结局，或各变量数量级相差过大。',
  },
  'event-level': {
    en: 'Event: {level}. Odds are those of the event.',
    zh: '结局事件：{level}；比值指事件发生的比值。',
  },
  'likelihood-I': {
    en: 'Likelihood-ratio tests of type I: each term after those before it.',
    zh: 'I 型似然比检验：各项仅控制排在其前的项。',
  },
  'likelihood-II': {
    en: 'Likelihood-ratio tests of type II: each term after all that do not contain it.',
    zh: 'II 型似然比检验：各项控制所有不包含该项的其他项。',
  },
  'likelihood-III': {
    en: 'Likelihood-ratio tests of type III with sum-to-zero contrasts, covariates uncentred.',
    zh: 'III 型似然比检验：采用和为零的对比，协变量未中心化。',
  },
  'area-delong': {
    en: "Interval of the area by DeLong's standard error; measures of the sample that made the model are optimistic.",
    zh: 'AUC 的区间采用 DeLong 标准误；在建模样本中评价模型会偏乐观。',
  },
  'hosmer-lemeshow-groups': {
    en: 'Hosmer–Lemeshow in {n} {n|group|groups} by the quantiles of the predicted probability; with fewer than 3 there is no test.',
    zh: 'Hosmer–Lemeshow 检验按预测概率分位数分为 {n} 组；不足 3 组时不作检验。',
  },
  'cut-off': {
    en: 'An event is predicted where the probability is at least {value}.',
    zh: '预测概率不小于 {value} 时判为事件发生。',
  },
  'events-enough': {
    en: 'Events: {value} of the rarer outcome for each coefficient, 10 or more.',
    zh: '例数：每个系数对应较少一类结局 {value} 例，不少于 10。',
  },
  'events-few': {
    en: 'Events: only {value} of the rarer outcome for each coefficient. Below 10 estimates are unstable and too far from 1; leave terms out or choose Firth’s penalised likelihood under “Estimation”.',
    zh: '例数：每个系数仅对应较少一类结局 {value} 例。少于 10 时估计不稳定且偏离 1，建议减少模型项，或在“估计方法”中选择“Firth 惩罚似然法”。',
  },
  'events-few-penalised': {
    en: 'Events: only {value} of the rarer outcome for each coefficient. Firth’s penalty takes most of the bias from the estimates; their intervals stay wide.',
    zh: '例数：每个系数仅对应较少一类结局 {value} 例。Firth 惩罚可消除大部分偏倚，但置信区间仍较宽。',
  },
  'univariable-wald': {
    en: 'Intervals and _P_ of this table are those of Wald; where a term separates the outcome, rely on the penalised likelihood-ratio tests.',
    zh: '本表的置信区间与 _P_ 值采用 Wald 法；某项导致数据分离时，应以惩罚似然比检验为准。',
  },
  'firth-penalty': {
    en: "Firth's penalised likelihood; the test is a penalised likelihood-ratio test, for which the coefficients are set to 0 and keep their part in the penalty.",
    zh: 'Firth 惩罚似然法；检验为惩罚似然比检验，即令相应系数为 0 而其在惩罚项中的部分保持不变。',
  },
  'firth-tests': {
    en: 'The likelihood is penalised (Firth): each test compares with the same penalty.',
    zh: '似然函数含 Firth 惩罚，各检验采用相同的惩罚项。',
  },
  'firth-probabilities': {
    en: "Firth's penalty draws predicted probabilities towards one half, most where events are rare: their mean is not the observed share of events.",
    zh: 'Firth 惩罚使预测概率向 0.5 偏移，事件罕见时尤为明显，其均值不等于实际事件比例。',
  },
  'calibration-good': {
    en: 'Calibration: nothing seen against agreement of predicted and observed frequencies (Hosmer–Lemeshow, {p}).',
    zh: '校准度：未见预测概率与实际频率不符的迹象（Hosmer–Lemeshow，{p}）。',
  },
  'calibration-poor': {
    en: 'Calibration: predicted and observed frequencies disagree (Hosmer–Lemeshow, {p}); look at the calibration plot, think of curves or products.',
    zh: '校准度：预测概率与实际频率不符（Hosmer–Lemeshow，{p}），请查看校准图，并考虑非线性项或交互项。',
  },
  'calibration-unknown': {
    en: 'Calibration: too few different probabilities for the Hosmer–Lemeshow test.',
    zh: '校准度：不同的预测概率过少，无法进行 Hosmer–Lemeshow 检验。',
  },
} as const satisfies MessageSpecs
