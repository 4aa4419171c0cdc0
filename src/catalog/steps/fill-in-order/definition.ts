import { choice, optionalNumber, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { groupedBy, groupMessages, missingKeys } from '../../kit/steps/group-options.ts'
import { copiesNamed, intoEach, intoMessages } from '../../kit/steps/into-options.ts'
import { orderedBy, orderMessages } from '../../kit/steps/order-options.ts'

export const definition = defineStep({
  id: 'fill-in-order',
  version: 1,
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: { en: 'Their blanks and user-missing values are filled.', zh: '填补其空白和自定义缺失值。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number', 'text', 'date', 'datetime'],
    }),
    source: choice({
      label: { en: 'Fill with', zh: '填补方法' },
      help: {
        en: 'A value of the same sequence. Each treats a guess as an observation.',
        zh: '取自同一序列的值；均相当于把推测值当作实测值。',
      },
      of: {
        last: {
          label: { en: 'The last value before', zh: '前一个有效值' },
          help: { en: 'Last observation carried forward.', zh: '末次观测结转（LOCF）。' },
          keywords: 'LOCF ffill carryforward',
        },
        next: {
          label: { en: 'The next value', zh: '后一个有效值' },
          help: { en: 'Next observation carried backward.', zh: '后值回填（NOCB）。' },
          keywords: 'NOCB bfill',
        },
        linear: {
          label: { en: 'A straight line between both', zh: '线性插值' },
          help: {
            en: 'By the distance in the variable of the order. Before the first and after the last value nothing is filled.',
            zh: '按排序变量的间距插值；首个有效值之前和末个有效值之后不填补。',
          },
          keywords: 'interpolate ipolate approx',
        },
        baseline: {
          label: { en: 'The first value (baseline)', zh: '首个有效值（基线）' },
          help: {
            en: 'Baseline observation carried forward: only after it.',
            zh: '基线观测结转（BOCF），只填补其后的缺失。',
          },
          keywords: 'BOCF',
        },
      },
      initial: 'last',
    }),
    most: optionalNumber({
      label: { en: 'At most so many in a row', zh: '最多连续填补个数' },
      help: {
        en: 'Further missing values of a gap stay; with a line, the whole of a longer gap. Empty: no limit.',
        zh: '超出的缺失值不填补；线性插值时更长的缺失段整段不填补。留空则不限。',
      },
      min: 1,
      max: 1_000_000,
      step: 1,
      integer: true,
    }),
    by: groupedBy({
      en: 'Each group is a sequence of its own, such as the visits of a patient. None: all rows are one sequence.',
      zh: '每组为一个独立的序列，如同一患者的多次随访；不选则所有行为一个序列。',
    }),
    missingKeys: missingKeys({ en: 'Are not filled', zh: '不填补' }),
    orderBy: orderedBy({
      en: 'Ascending: a date, a visit number. The rows of the dataset keep their places. A row without it is not filled.',
      zh: '按升序，如日期或随访次序。数据集的行序不变；排序变量缺失的行不填补。',
    }),
    into: intoEach('same'),
    pattern: copiesNamed('{name}_filled'),
  },
  sections: [
    { title: { en: 'Values', zh: '取值' }, options: ['variables', 'source', 'most'] },
    { title: { en: 'Sequence', zh: '序列' }, options: ['by', 'missingKeys', 'orderBy'] },
    { title: { en: 'Result', zh: '结果' }, options: ['into', 'pattern'] },
  ],
  messages: {
    ...groupMessages,
    ...orderMessages,
    ...intoMessages,
    filled: {
      en: '{variable}: {count} {count|cell was|cells were} filled, {missing} {missing|is|are} still missing.',
      zh: '{variable}：填补了 {count} 个单元格，仍有 {missing} 个缺失。',
    },
    'guesses-as-values': {
      en: 'Filled values are treated as observations: spread and standard errors become too small, and a trend after dropout is biased. Prefer multiple imputation or a mixed model for inference.',
      zh: '填补值被当作实测值，会低估变异和标准误，脱落后的趋势也有偏倚；统计推断建议用多重填补或混合效应模型。',
    },
    'line-needs-numbers': {
      en: '{variable} has no numbers: a line can be drawn between numbers only. Fill it with the last or the next value.',
      zh: '{variable} 不是数值变量，无法线性插值；请改用前值或后值填补。',
    },
    'line-needs-one-order': {
      en: 'A line needs one variable of the order, whose distances count. Choose one only.',
      zh: '线性插值按一个排序变量的间距计算，请只选一个排序变量。',
    },
  },
  references: [],
  reports: ['handled-missing'],
  upgrades: {},
})
