import type { MessageSpecs } from '../../kit/analysis.ts'
import { repeatedMessages } from '../../kit/comparison/repeated-conditions.ts'

export const messages = {
  ...repeatedMessages,
  'one-condition': {
    en: 'There is only one rater, so there is nothing to compare.',
    zh: '仅有一位评价者（一次测量），无法比较。',
  },
  'too-many-conditions': {
    en: 'There are more than {max} raters; choose fewer.',
    zh: '评价者（测量次数）超过 {max}，请减少。',
  },
  'subject-repeated': {
    en: '{n} {n|subject|subjects} {n|has|have} more than one row of the same rater. Number the repetitions, or average them first.',
    zh: '有 {n} 位受试者在同一评价者下有多行记录，请先编号或求均数。',
  },
  'too-few-subjects': {
    en: 'Only {n} {n|subject|subjects} {n|has|have} all ratings; at least {min} are needed.',
    zh: '仅 {n} 位受试者测量完整，至少需要 {min} 位。',
  },
  'rows-unplaced': {
    en: '{n} {n|row|rows} {n|has|have} no subject or no rater and {n|was|were} left out.',
    zh: '有 {n} 行缺少受试者编号或评价者，未纳入分析。',
  },
  'beyond-precision': {
    en: 'The values are too large, or too close together for their size, to compute with.',
    zh: '数值过大，或相对其大小差异过小，超出计算精度。',
  },
  'no-error': {
    en: 'Raters differ by the same amount in every subject, so that there is no error to measure: consistency is perfect, and neither an interval nor a test can be given. Check whether one column was made from another.',
    zh: '各评价者之差在所有受试者中完全相同，无测量误差可估计：一致性为完全一致，无法给出区间与检验。请核对是否有一列由另一列计算得到。',
  },
  'no-subjects': {
    en: 'All subjects have the same mean rating, so that there are no differences between subjects to be told apart.',
    zh: '所有受试者的平均测量值相同，受试者间无差异可分辨。',
  },
  'forms-note': {
    en: 'Names of Shrout and Fleiss; McGraw and Wong call forms 2 and 3 ICC(A) and ICC(C). The F test asks whether the ICC is above 0, of single ratings and means alike; it has one side and the interval two, so that the interval may hold 0 although _P_ is below 0.05.',
    zh: '形式名称按 Shrout 与 Fleiss；McGraw 与 Wong 将形式 2、3 记作 ICC(A)、ICC(C)。_F_ 检验的原假设为 ICC = 0，单次测量与均数相同；检验为单侧而区间为双侧，故 _P_ < 0.05 时区间仍可能包含 0。',
  },
  'variance-note': {
    en: 'Raters and residual together are the variation within subjects. _F_ of raters: whether they differ systematically.',
    zh: '评价者间与残差之和即受试者内变异。评价者间的 _F_ 检验评价者是否存在系统差异。',
  },
  'error-note': {
    en: 'SEM: the standard deviation of one measurement about its true value, in the unit of the data. Two measurements of one subject differ by more than the smallest detectable change only seldom when nothing has changed.',
    zh: '测量标准误（SEM）为单次测量围绕真值的标准差，单位与数据相同。若受试者无真实变化，两次测量之差很少超过最小可检测变化。',
  },
  'negative-icc': {
    en: 'The reported ICC is below 0: subjects differ no more than ratings of the same subject do. It is read as no reliability in this sample.',
    zh: '所报告的 ICC 小于 0：受试者间的差异不大于同一受试者多次测量间的差异，可理解为本样本中无信度。',
  },
  'raters-alike': {
    en: 'These data do not show that raters differ systematically ({p}).',
    zh: '现有数据不足以表明评价者间存在系统差异（{p}）。',
  },
  'raters-differ': {
    en: 'Raters differ systematically ({p}): forms of consistency, ICC(3), leave this out; those of agreement count it.',
    zh: '评价者间存在系统差异（{p}）：一致性形式 ICC(3) 不计入该差异，绝对一致形式计入。',
  },
  'raters-unknown': {
    en: 'Whether raters differ systematically is not known.',
    zh: '无法判断评价者间是否存在系统差异。',
  },
} as const satisfies MessageSpecs
