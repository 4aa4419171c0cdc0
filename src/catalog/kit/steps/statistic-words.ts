import type { GroupStatistic } from '#engine/methods/groups/group-statistics.ts'
import type { Words } from '../words.ts'

/** Names of the statistics of groups, in the order of a menu. */
export const statisticWords: Readonly<Record<GroupStatistic, Words>> = {
  n: { en: 'Number of rows', zh: '行数' },
  valid: { en: 'Number of values', zh: '有效值数' },
  missing: { en: 'Number missing', zh: '缺失数' },
  mean: { en: 'Mean', zh: '均数' },
  sd: { en: 'Standard deviation', zh: '标准差' },
  se: { en: 'Standard error', zh: '标准误' },
  median: { en: 'Median', zh: '中位数' },
  'lower-quartile': { en: 'Lower quartile', zh: '下四分位数' },
  'upper-quartile': { en: 'Upper quartile', zh: '上四分位数' },
  percentile: { en: 'Percentile', zh: '百分位数' },
  min: { en: 'Smallest value', zh: '最小值' },
  max: { en: 'Largest value', zh: '最大值' },
  sum: { en: 'Sum', zh: '总和' },
  first: { en: 'First value', zh: '首个值' },
  last: { en: 'Last value', zh: '末个值' },
  mode: { en: 'Most frequent value', zh: '众数' },
  distinct: { en: 'Number of different values', zh: '不同取值数' },
}

/** The ends of proposed names: `age_mean`. */
export const statisticSuffixes: Readonly<Record<GroupStatistic, string>> = {
  n: 'n',
  valid: 'n',
  missing: 'missing',
  mean: 'mean',
  sd: 'sd',
  se: 'se',
  median: 'median',
  'lower-quartile': 'q1',
  'upper-quartile': 'q3',
  percentile: 'p',
  min: 'min',
  max: 'max',
  sum: 'sum',
  first: 'first',
  last: 'last',
  mode: 'mode',
  distinct: 'distinct',
}
