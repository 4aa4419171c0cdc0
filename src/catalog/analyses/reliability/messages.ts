import type { MessageSpecs } from '../../kit/analysis.ts'
import { completeRowMessages } from '../../kit/outcome/complete-row-remarks.ts'

export const messages = {
  ...completeRowMessages,
  'reversed-not-item': {
    en: '{variable} is to be reversed but is not among the items.',
    zh: '{variable} 被选为反向计分条目，但不在所选条目中。',
  },
  'scale-ends': {
    en: 'The lowest value of the scale has to be below the highest.',
    zh: '最低分必须小于最高分。',
  },
  'outside-scale': {
    en: '{variable} has values outside the scale from {low} to {high}. Correct the ends of the scale, or the values.',
    zh: '{variable} 有超出评分范围 {low}–{high} 的取值，请核对最低分、最高分或数据。',
  },
  'too-few-rows': {
    en: 'Only {n} {n|row|rows} {n|has|have} all items; at least {min} are needed.',
    zh: '仅 {n} 行的条目完整，至少需要 {min} 行。',
  },
  'constant-item': {
    en: '{variable} has the same value in all complete rows and cannot go together with anything; leave it out.',
    zh: '{variable} 在所有完整的行中取值相同，无法计算相关，请移除该条目。',
  },
  'beyond-precision': {
    en: 'The values are too large, or too close together, to compute with.',
    zh: '数值过大或差异过小，超出计算精度。',
  },
  'no-total': {
    en: 'The sum of the items is the same in all rows, so that there is no reliability to measure. Perhaps an item has to be reversed.',
    zh: '所有行的条目总分均相同，无法计算信度；请核对是否有条目需要反向计分。',
  },
  'no-error': {
    en: 'The items differ by the same amounts in every row: alpha is 1, and no interval can be given. Check whether one column was made from another.',
    zh: '各条目之差在所有行中完全相同，α 系数为 1，无法给出区间。请核对是否有一列由另一列计算得到。',
  },
  'alpha-note': {
    en: 'Interval of Feldt. It holds for items of equal variances and covariances; otherwise alpha is usually below the reliability.',
    zh: '置信区间采用 Feldt 法，要求各条目方差相等、协方差相等；不满足时 α 系数通常低估信度。',
  },
  'standardised-note': {
    en: 'Standardised alpha: of items brought to the same variance. It does not describe the sum of the items as they are.',
    zh: '标准化 α 系数：将各条目方差化为相等后的系数，并不反映原始条目总分的信度。',
  },
  'omega-note': {
    en: 'Omega: the share of the variance of the sum that one common factor accounts for (maximum likelihood).',
    zh: 'ω 系数：单个公因子所解释的总分方差比例（最大似然法）。',
  },
  'factor-note': {
    en: 'One factor by maximum likelihood. Loading: the correlation of the item with the factor; uniqueness: the share of its variance that is its own.',
    zh: '单因子模型，最大似然法。载荷为条目与公因子的相关系数，特殊性方差为条目自身方差所占比例。',
  },
  'omega-two-items': {
    en: 'Omega is left out: a factor cannot be told from two items.',
    zh: '仅有两个条目，无法拟合单因子模型，未给出 ω 系数。',
  },
  'omega-impossible': {
    en: 'Omega is left out: the correlations of the items have no model of one factor (an item is made from others, or the fit reached no end).',
    zh: '条目相关矩阵奇异（某条目可由其他条目计算得到）或拟合未收敛，未给出 ω 系数。',
  },
  heywood: {
    en: 'The factor accounts for all of {items} (a Heywood case; its uniqueness was held at 0.005): the model does not fit, or the sample is too small. Do not interpret omega.',
    zh: '公因子完全解释了 {items}（Heywood 现象，其特殊性方差固定为 0.005）：模型不适合或样本量过小，不宜解释 ω 系数。',
  },
  'one-factor-fits': {
    en: 'One factor: nothing seen against it (_χ_^2^ = {statistic}, df = {df}, {p}).',
    zh: '单因子模型：未见拟合不良的迹象（_χ_^2^ = {statistic}，df = {df}，{p}）。',
  },
  'one-factor-misfits': {
    en: 'One factor does not reproduce the correlations (_χ_^2^ = {statistic}, df = {df}, {p}): the items may measure more than one thing, and omega may mislead. In large samples small deviations are found as well.',
    zh: '单因子模型不能完全再现条目间相关（_χ_^2^ = {statistic}，df = {df}，{p}）：条目可能测量多个内容，ω 系数可能失真；大样本时微小偏离亦可被检出。',
  },
  'items-note': {
    en: 'Corrected item–total correlation: of an item with the sum of the others.',
    zh: '校正的条目–总分相关系数（CITC）：该条目与其余条目总分的相关系数。',
  },
  'items-reversed': { en: 'Reversed: {items}.', zh: '反向计分条目：{items}。' },
  'scale-observed': {
    en: 'Items were turned on a scale from {low} to {high}, of which an end was taken from the data. Give both ends if the scale reaches further: means and scores depend on them, alpha does not.',
    zh: '按评分范围 {low}–{high} 反向计分，其中至少一端取自数据。若量表的实际范围更大，请填写最低分与最高分：均数与得分取决于此，α 系数不受影响。',
  },
  'halves-note': {
    en: 'First half: {first}. Second half: {second}.',
    zh: '第一半：{first}；第二半：{second}。',
  },
  'equal-length': {
    en: 'Spearman–Brown coefficient: the correlation stepped up to the length of the whole scale.',
    zh: 'Spearman–Brown 系数：将两半相关系数校正至全量表长度。',
  },
  'unequal-length': {
    en: 'The halves are of unequal length: the coefficient is stepped up by the formula of Horst.',
    zh: '两半条目数不等：采用 Horst 不等长公式校正。',
  },
  'half-without-variation': {
    en: 'The sum of a half does not vary, so that halves cannot be correlated.',
    zh: '其中一半的总分无变异，无法计算两半的相关系数。',
  },
  'few-rows': {
    en: 'Only {n} complete {n|row|rows}: the interval is wide and unsure.',
    zh: '条目完整者仅 {n} 例，置信区间较宽且不稳定。',
  },
  'negative-alpha': {
    en: 'Alpha is below 0: on the whole the items run against each other. Check which have to be reversed.',
    zh: 'α 系数小于 0：条目总体上相互矛盾，请核对需要反向计分的条目。',
  },
  'items-together': {
    en: 'Every item rises with the sum of the others.',
    zh: '各条目均与其余条目总分呈正相关。',
  },
  'item-against': {
    en: '{variable} falls as the sum of the others rises (correlation {r}): it may have to be reversed, or measures something else.',
    zh: '{variable} 与其余条目总分呈负相关（相关系数 {r}）：可能需要反向计分，或测量的是其他内容。',
  },
  'item-unknown': {
    en: 'The sum of the items other than {variable} does not vary, so that it cannot be said whether they go together.',
    zh: '除 {variable} 外其余条目的总分无变异，无法判断其是否一致。',
  },
} as const satisfies MessageSpecs
