import type { MessageSpecs } from '../../kit/analysis.ts'
import { effectMessages } from '../../kit/models/effect-messages.ts'
import { modelMessages } from '../../kit/models/model-messages.ts'
import { nomogramMessages } from '../../kit/models/nomogram-messages.ts'
import { univariableMessages } from '../../kit/models/univariable-messages.ts'
import { survivalRemarks } from '../../kit/survival/survival-remarks.ts'

export const messages = {
  ...modelMessages,
  ...univariableMessages,
  ...effectMessages,
  ...nomogramMessages,
  'nomogram-many-strata': {
    en: 'No nomogram is drawn: {n} strata have a baseline hazard of their own each, and at most {max} scales of survival can be read. Use fewer strata, or make the variable a term with coefficients.',
    zh: '未绘制列线图：共 {n} 个层，各有自己的基线风险，最多可绘制 {max} 条生存概率标尺。请减少分层，或将分层变量改为普通模型项。',
  },
  'nomogram-times': {
    en: 'The nomogram has no scale of survival for {times} in every stratum: before the first event, or after the last follow-up. Choose other times.',
    zh: '列线图缺少时点 {times} 的部分生存概率标尺：该时点早于首个事件或晚于最后随访。请另选时点。',
  },
  'not-after-start': survivalRemarks['not-after-start'],
  'before-start': survivalRemarks['before-start'],
  'starts-before-zero': survivalRemarks['starts-before-zero'],
  'no-usable-rows': {
    en: 'No row has a usable time, a status and a value in every variable of the model.',
    zh: '没有时间、状态与模型各变量均完整有效的行。',
  },
  'no-events': {
    en: 'The event does not occur in the usable rows: check which value means the event.',
    zh: '可用数据中未发生结局事件，请核对哪个取值代表事件。',
  },
  'nothing-to-estimate': {
    en: 'No coefficient can be estimated: wherever an event occurs, those at risk have the same values in all terms. There are too few rows or events, or the strata leave nothing to compare.',
    zh: '没有可估计的系数：在各事件时刻，风险集内各模型项的取值均相同。例数或事件数过少，或分层后已无可比较的对象。',
  },
  'infinite-estimates': {
    en: 'The estimates of {terms} are infinite (monotone likelihood): at each event, whoever had it had the highest or the lowest value among those at risk, for example where a group has no events. Merge sparse levels or leave the term out.',
    zh: '{terms} 的估计趋于无穷（单调似然）：每次事件均发生于风险集中取值最高（或最低）者，例如某组未发生任何事件。请合并例数过少的水平或去除该项。',
  },
  'not-converged': {
    en: 'The likelihood reached no maximum in 25 steps: the terms explain the order of the events all but completely, or their values are of very different size.',
    zh: '迭代 25 步仍未达到最大似然：模型项几乎完全决定事件发生的先后，或各变量数量级相差过大。',
  },
  'status-in-terms': {
    en: '{variable} belongs to the survival outcome and stands among the terms.',
    zh: '{variable} 属于生存结局，不能同时作为模型项。',
  },
  'negative-times': {
    en: '{n} {n|row|rows} {n|has|have} a negative or infinite time and {n|was|were} left out.',
    zh: '{n} 行的时间为负值或无穷，未纳入分析。',
  },
  'event-levels': {
    en: 'Event: {levels}; all other values are censored.',
    zh: '结局事件：{levels}；其余取值视为删失。',
  },
  'ties-efron': { en: 'Tied times by Efron’s method.', zh: '相同时间（结）采用 Efron 法处理。' },
  'exact-with-entry': {
    en: 'Exact ties are not offered with delayed entry (nor does R complete such a model): choose Efron or Breslow.',
    zh: '延迟进入时不能采用精确法处理结（R 亦无法完成此类模型），请选择 Efron 或 Breslow 法。',
  },
  'ties-breslow': { en: 'Tied times by Breslow’s method.', zh: '相同时间（结）采用 Breslow 法处理。' },
  'ties-exact': {
    en: 'Tied times by the exact partial likelihood for discrete time: exp(b) is a ratio of the odds of the event at a time, which comes to the hazard ratio where few share a time.',
    zh: '相同时间（结）采用离散时间的精确偏似然处理：exp(b) 为各时刻发生事件的优势比，结较少时接近风险比。',
  },
  'exact-residuals': {
    en: 'Baseline hazard, martingale and deviance residuals are Breslow’s at these coefficients (as in R); there are no Schoenfeld residuals with exact ties.',
    zh: '基线风险、鞅残差与偏差残差按所得系数以 Breslow 法计算（与 R 一致）；精确法没有 Schoenfeld 残差。',
  },
  'in-strata': {
    en: 'Stratified by {variables}: {n} {n|stratum|strata}, each with a baseline hazard of its own.',
    zh: '按 {variables} 分层，共 {n} 层，每层有各自的基线风险。',
  },
  'concordance-of-sample': {
    en: 'Concordance with the standard error of the infinitesimal jackknife; in the sample that made the model it is optimistic.',
    zh: '一致性指数的标准误采用无穷小刀切法；在建模样本中评价会偏乐观。',
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
  'hazards-scale': {
    en: 'Time on the scale of 1 − S(t), the Kaplan–Meier estimate; score tests as in cox.zph of survival 3. Strata are not tested.',
    zh: '时间采用 1 − S(t)（Kaplan–Meier）尺度，得分检验与 survival 3 的 cox.zph 一致；分层变量不作检验。',
  },
  'hazards-scale-exact': {
    en: 'Time on the scale of 1 − S(t), the Kaplan–Meier estimate; score tests in the exact partial likelihood, where cox.zph of R takes Breslow’s approximation. Strata are not tested.',
    zh: '时间采用 1 − S(t)（Kaplan–Meier）尺度，得分检验基于精确偏似然（R 的 cox.zph 此时采用 Breslow 近似）；分层变量不作检验。',
  },
  'hazards-unknown': {
    en: 'Where no test stands, the change of a coefficient with time cannot be told from the coefficient itself.',
    zh: '未列出检验者，其系数随时间的变化与系数本身无法区分。',
  },
  'proportional-good': {
    en: 'Proportional hazards: nothing seen against them (Grambsch–Therneau, global {p}).',
    zh: '比例风险假定：未见违背的迹象（Grambsch–Therneau 整体检验，{p}）。',
  },
  'proportional-poor': {
    en: 'Proportional hazards: the ratio seems to change with time for {terms}. Look at the figure; stratify by the variable, or split time and give each part a ratio of its own. The single ratio is then an average over time.',
    zh: '比例风险假定：{terms} 的风险比似随时间变化。请查看残差图；可按该变量分层，或将随访时间分段分别估计。此时单一风险比仅为随时间的平均效应。',
  },
  'proportional-global': {
    en: 'Proportional hazards: together the coefficients seem to change with time (Grambsch–Therneau, global {p}), though no single term stands out.',
    zh: '比例风险假定：各系数整体上似随时间变化（Grambsch–Therneau 整体检验，{p}），但没有突出的单项。',
  },
  'proportional-unknown': {
    en: 'Proportional hazards: too few events to test them.',
    zh: '比例风险假定：事件数过少，无法检验。',
  },
  'events-enough': {
    en: 'Events: {value} for each coefficient, 10 or more.',
    zh: '事件数：每个系数对应 {value} 个事件，不少于 10。',
  },
  'events-few': {
    en: 'Events: only {value} for each coefficient. Below 10 estimates are unstable and too far from 1; leave terms out.',
    zh: '事件数：每个系数仅对应 {value} 个事件。少于 10 时估计不稳定且偏离 1，建议减少模型项。',
  },
  'independent-entry': {
    en: 'With delayed entry the time of entry must not be related to the time of the event that follows it; this is not tested here.',
    zh: '延迟进入要求进入时间与其后的事件时间相互独立；此处未作检验。',
  },
} as const satisfies MessageSpecs
