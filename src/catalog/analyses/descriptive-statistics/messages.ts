import type { MessageSpecs } from '../../kit/analysis.ts'
import { describedGroupsMessages } from '../../kit/comparison/described-groups.ts'
import { shapeMessages } from '../../kit/comparison/shape-words.ts'
import { quartileMessages } from '../../kit/options/quartile-type.ts'

export const messages = {
  ...quartileMessages,
  ...describedGroupsMessages,
  ...shapeMessages,
  'too-many-levels': {
    en: '{variable} has more than {max} values, too many to list. Is it continuous, or an identifier?',
    zh: '{variable} 的取值超过 {max} 个，无法逐一列出；它是否为连续变量或编号？',
  },
  constant: {
    en: '{variable} does not vary, so it has no shape and no test of normality.',
    zh: '{variable} 无变异，不计算偏度、峰度与正态性检验。',
  },
  'no-geometric-mean': {
    en: '{variable} has values of 0 or below; a geometric mean exists only for positive values.',
    zh: '{variable} 含有 0 或负值，几何均数仅适用于正值。',
  },
  'cv-positive': {
    en: 'CV: SD over mean; given only where the mean is above 0, and meaningful only on a scale with a true zero.',
    zh: '变异系数：标准差/均数；仅在均数大于 0 时给出，且仅对比例尺度有意义。',
  },
  'shapiro-sample': {
    en: 'Shapiro–Wilk is defined for 3 to 5000 values; with many values it finds departures that do not matter.',
    zh: 'Shapiro–Wilk 检验适用于 3~5000 个值；样本量大时，微小的偏离也会被检出。',
  },
  'limits-classical': {
    en: 'CI of the mean: Student’s _t_; of the median: between order statistics by the binomial distribution, so that its level is at least the one asked for (none where the values are too few).',
    zh: '均数的 CI：_t_ 分布法；中位数的 CI：顺序统计量法（二项分布），置信度不低于设定值（例数过少时无）。',
  },
  'limits-percentile': {
    en: 'CI of mean and median: bootstrap percentiles of {n} {n|sample|samples} (seed {seed}).',
    zh: '均数与中位数的 CI：Bootstrap 百分位数法，抽样 {n} 次（种子 {seed}）。',
  },
  'limits-bca': {
    en: 'CI of mean and median: bias-corrected and accelerated bootstrap (BCa), {n} {n|sample|samples} (seed {seed}), jackknife acceleration.',
    zh: '均数与中位数的 CI：Bootstrap 偏差校正加速法（BCa），抽样 {n} 次（种子 {seed}），加速度由刀切法（jackknife）估计。',
  },
  'too-many-draws': {
    en: 'The bootstrap would draw {draws} values ({rows} rows, {n} {n|sample|samples}), more than {max}. With so many rows the classical interval is as good; or ask for fewer samples.',
    zh: 'Bootstrap 需抽取 {draws} 个值（{rows} 行 × {n} 次），超过上限 {max}。行数如此之多时经典法同样可靠；也可减少抽样次数。',
  },
  'few-for-bootstrap': {
    en: '{variable}: a group has fewer than {min} values, too few for the bootstrap to show how an estimate varies; its intervals tend to be too narrow.',
    zh: '{variable}：有的组不足 {min} 个值，例数过少，Bootstrap 难以反映抽样变异，区间往往偏窄。',
  },
  'no-bca': {
    en: '{variable}: all bootstrap samples lie on one side of the {estimates}, so that a BCa interval does not exist there.',
    zh: '{variable}：所有 Bootstrap 样本的{estimates}均在原估计值的同一侧，其 BCa 区间不存在。',
  },
  'extreme-samples': {
    en: '{variable}: a limit of the {estimates} is the most extreme of all samples. Ask for more samples, or for a lower confidence level.',
    zh: '{variable}：{estimates}有置信限取自最极端的一次抽样，请增加抽样次数或降低置信水平。',
  },
  mean: { en: 'mean', zh: '均数' },
  median: { en: 'median', zh: '中位数' },
  'mean-and-median': { en: 'mean and the median', zh: '均数与中位数' },
  'valid-percent': {
    en: 'Valid and cumulative percentages are of the non-missing values.',
    zh: '有效百分比与累积百分比以非缺失例数为分母。',
  },
  'normality-met': {
    en: '{variable}: roughly normal by the rule (Shapiro–Wilk _P_ ≥ 0.05 below 50 values, |skewness| < 1 from 50 on); mean and SD describe it.',
    zh: '{variable}：按规则（例数 < 50 时 Shapiro–Wilk _P_ ≥ 0.05，≥ 50 时 |偏度| < 1）近似正态，可用均数与标准差描述。',
  },
  'normality-violated': {
    en: '{variable}: not roughly normal by the rule (Shapiro–Wilk _P_ ≥ 0.05 below 50 values, |skewness| < 1 from 50 on); median and quartiles describe it better.',
    zh: '{variable}：按规则（例数 < 50 时 Shapiro–Wilk _P_ ≥ 0.05，≥ 50 时 |偏度| < 1）不近似正态，宜用中位数与四分位数描述。',
  },
  'normality-unknown': {
    en: '{variable}: normality could not be judged: that takes three values that are not all equal.',
    zh: '{variable}：取值不足 3 个或全部相同，无法判断正态性。',
  },
} as const satisfies MessageSpecs
