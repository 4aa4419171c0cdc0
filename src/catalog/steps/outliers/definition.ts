import { choice, number, optionalNumber, variables } from '../../kit/options/options.ts'
import { quartileType } from '../../kit/options/quartile-type.ts'
import { defineStep } from '../../kit/step.ts'
import { groupedBy, groupMessages, missingKeys } from '../../kit/steps/group-options.ts'
import { copiesNamed, intoEach, intoMessages } from '../../kit/steps/into-options.ts'
import { namePattern } from '../../kit/steps/name-pattern.ts'

const times = { min: 0, max: 1000, step: 0.5 } as const
const percent = { min: 0, max: 1, step: 0.01, shownAs: 'percent' } as const
const { convention: _, ...quartiles } = quartileType({
  when: ({ rule }) => rule === 'tukey' || rule === 'percentiles',
})
const changesValues = (action: unknown) => action === 'missing' || action === 'winsorise'

export const definition = defineStep({
  id: 'outliers',
  version: 1,
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: { en: 'Variables of numbers.', zh: '数值变量。' },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number'],
    }),
    rule: choice({
      label: { en: 'Limits', zh: '判定规则' },
      help: {
        en: 'Taken once, from all values of the group; a value at a limit is no outlier.',
        zh: '由组内全部有效值计算一次；恰在界限上的取值不算异常。',
      },
      of: {
        tukey: {
          label: { en: 'Quartiles ± times the interquartile range', zh: '四分位数 ± 若干倍四分位距（箱线图法）' },
          help: { en: 'As in box plots: 1.5 times; 3 times are extreme.', zh: '箱线图用 1.5 倍；3 倍为极端值。' },
          keywords: 'Tukey IQR boxplot',
        },
        sd: { label: { en: 'Mean ± times the standard deviation', zh: '均数 ± 若干倍标准差' }, keywords: '3 sigma 3σ' },
        mad: {
          label: { en: 'Median ± times the median absolute deviation', zh: '中位数 ± 若干倍绝对中位差' },
          help: { en: 'The deviation is multiplied by 1.4826, as in R.', zh: '绝对中位差乘以 1.4826，与 R 一致。' },
          keywords: 'MAD',
        },
        percentiles: { label: { en: 'Percentiles', zh: '百分位数' } },
        limits: { label: { en: 'Limits of your own', zh: '自定界限' } },
      },
      initial: 'tukey',
    }),
    iqrs: number({
      label: { en: 'Times the interquartile range', zh: '四分位距倍数' },
      help: { en: '1.5 or 3.', zh: '常用 1.5 或 3。' },
      ...times,
      initial: 1.5,
      when: ({ rule }) => rule === 'tukey',
    }),
    sds: number({
      label: { en: 'Times the standard deviation', zh: '标准差倍数' },
      help: { en: 'Usually 3 or 2.', zh: '常用 3 或 2。' },
      ...times,
      initial: 3,
      when: ({ rule }) => rule === 'sd',
    }),
    mads: number({
      label: { en: 'Times the median absolute deviation', zh: '绝对中位差倍数' },
      help: { en: 'Usually 3.5 or 3.', zh: '常用 3.5 或 3。' },
      ...times,
      initial: 3.5,
      when: ({ rule }) => rule === 'mad',
    }),
    lowShare: number({
      label: { en: 'Lower percentile', zh: '下百分位数' },
      help: { en: 'Values below it are outliers.', zh: '低于它的取值为异常。' },
      ...percent,
      initial: 0.01,
      when: ({ rule }) => rule === 'percentiles',
    }),
    highShare: number({
      label: { en: 'Upper percentile', zh: '上百分位数' },
      help: { en: 'Values above it are outliers.', zh: '高于它的取值为异常。' },
      ...percent,
      initial: 0.99,
      when: ({ rule }) => rule === 'percentiles',
    }),
    quantileType: quartiles,
    low: optionalNumber({
      label: { en: 'Lower limit', zh: '下限' },
      help: { en: 'Empty: none.', zh: '留空则无下限。' },
      min: -1e300,
      max: 1e300,
      step: 1,
      when: ({ rule }) => rule === 'limits',
    }),
    high: optionalNumber({
      label: { en: 'Upper limit', zh: '上限' },
      help: { en: 'Empty: none.', zh: '留空则无上限。' },
      min: -1e300,
      max: 1e300,
      step: 1,
      when: ({ rule }) => rule === 'limits',
    }),
    by: groupedBy({
      en: 'Each group has limits of its own. None: all rows are one group.',
      zh: '每组分别计算界限；不选则所有行为一组。',
    }),
    missingKeys: missingKeys({ en: 'Are not judged', zh: '不作判定' }),
    action: choice({
      label: { en: 'What to do', zh: '处理方式' },
      help: {
        en: 'A value that is far away is not wrong for that reason. Look at the record first.',
        zh: '离群不等于错误，请先核对原始记录。',
      },
      of: {
        flag: {
          label: { en: 'Mark in a new variable', zh: '标记到新变量' },
          help: { en: '1: outlier, 0: not.', zh: '1 为异常，0 为正常。' },
        },
        missing: { label: { en: 'Set to missing', zh: '设为缺失' } },
        winsorise: {
          label: { en: 'Set to the limit', zh: '缩尾（取界限值）' },
          help: { en: 'Winsorising.', zh: '即 winsorize。' },
          keywords: 'winsor winsorize',
        },
        remove: { label: { en: 'Remove the rows', zh: '删除所在行' } },
      },
      initial: 'flag',
    }),
    into: intoEach('new', ({ action }) => changesValues(action)),
    pattern: copiesNamed('{name}_within', ({ action }) => changesValues(action)),
    marks: namePattern('{name}_outlier', { when: ({ action }) => action === 'flag' }),
  },
  sections: [
    {
      title: { en: 'Limits', zh: '界限' },
      options: ['variables', 'rule', 'iqrs', 'sds', 'mads', 'lowShare', 'highShare', 'quantileType', 'low', 'high'],
    },
    { title: { en: 'Groups', zh: '分组' }, options: ['by', 'missingKeys'] },
    { title: { en: 'Result', zh: '结果' }, options: ['action', 'into', 'pattern', 'marks'] },
  ],
  messages: {
    ...groupMessages,
    ...intoMessages,
    found: {
      en: '{variable}: {count} of {total} values {count|is an outlier|are outliers}, {below} below and {above} above the limits.',
      zh: '{variable}：{total} 个取值中有 {count} 个异常值，低于下限 {below} 个，高于上限 {above} 个。',
    },
    'no-spread': {
      en: '{variable}: in {groups} {groups|group|groups} the values have no spread, so nothing there is an outlier.',
      zh: '{variable}：有 {groups} 组取值无变异，不判定异常值。',
    },
    removed: { en: '{count} of {total} rows {count|was|were} removed.', zh: '删除了 {total} 行中的 {count} 行。' },
    'no-rows-left': { en: 'No row is left.', zh: '没有剩余的行。' },
    'no-limits': { en: 'Enter a lower or an upper limit.', zh: '请输入下限或上限。' },
    'limits-reversed': {
      en: 'The lower limit must lie below the upper one.',
      zh: '下限须小于上限。',
    },
  },
  references: [],
  upgrades: {},
})
