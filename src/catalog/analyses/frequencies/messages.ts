import type { MessageSpecs } from '../../kit/analysis.ts'
import { leftOutMessages } from '../../kit/outcome/left-out.ts'

export const messages = {
  ...leftOutMessages,
  'no-values': {
    en: 'Nothing can be counted: every cell of {variables} is blank, user-missing or infinite, or no rows are left.',
    zh: '无可计数的取值：{variables} 的单元格均为空白、用户缺失码或无穷大，或没有可用的行。',
  },
  'too-many-values': {
    en: '{variable} has more than {max} different values, too many to list. Group it into classes first, or describe it by mean and quartiles; an identifier is not counted.',
    zh: '{variable} 的不同取值超过 {max} 个，无法逐一列出。请先将其分组，或改用均数与四分位数描述；编号类变量不宜做频数分析。',
  },
  'all-missing': {
    en: '{variable} has no values; only missing ones are counted.',
    zh: '{variable} 无有效值，仅列出缺失数。',
  },
  constant: { en: '{variable} has one value only.', zh: '{variable} 仅有一个取值。' },
  'hardly-repeats': {
    en: '{variable} has {values} different values in {n} cases, most of which hardly repeat: classes, or mean and quartiles, say more.',
    zh: '{variable} 的 {n} 例中有 {values} 个不同取值，多数几乎不重复；宜先分组，或用均数与四分位数描述。',
  },
  'infinite-apart': {
    en: 'Infinite values of {variable} counted as missing: {n}.',
    zh: '{variable}：{n} 个无穷大值计入缺失。',
  },
  percents: {
    en: '%: of all cases. Valid and cumulative %: of the cases that have a value.',
    zh: '百分比以全部例数为分母；有效百分比与累积百分比以非缺失例数为分母。',
  },
  'each-wilson': {
    en: 'Wilson intervals, each of one percentage by itself; together they cover less often.',
    zh: 'Wilson 置信区间，针对单个百分比；各区间同时覆盖真值的概率低于该水平。',
  },
} as const satisfies MessageSpecs
