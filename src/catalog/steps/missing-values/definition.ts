import { choice, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { literal } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'missing-values',
  version: 1,
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'Blanks and user-missing codes in these are dealt with.',
        zh: '处理这些变量中的空白和自定义缺失值。',
      },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number', 'text', 'date', 'datetime'],
      max: 10_000,
    }),
    action: choice({
      label: { en: 'What to do', zh: '处理方式' },
      help: {
        en: 'Most analyses leave out missing values by themselves. Filling with one value makes spread and p values too small.',
        zh: '多数分析会自动排除缺失值。用单一数值填补会低估变异和 P 值。',
      },
      of: {
        'drop-any': { label: { en: 'Remove rows where any is missing', zh: '删除任一变量缺失的行' } },
        'drop-all': { label: { en: 'Remove rows where all are missing', zh: '删除全部变量缺失的行' } },
        mean: { label: { en: 'Fill with the mean', zh: '均数填补' } },
        median: { label: { en: 'Fill with the median', zh: '中位数填补' } },
        mode: { label: { en: 'Fill with the most frequent value', zh: '众数填补' } },
        constant: { label: { en: 'Fill with a value', zh: '固定值填补' } },
      },
      initial: 'drop-any',
    }),
    constant: literal({
      label: { en: 'Value', zh: '填补值' },
      help: { en: 'A number, a text, or a day such as 2023-05-01.', zh: '数值、文本或日期（如 2023-05-01）。' },
      when: ({ action }) => action === 'constant',
    }),
  },
  sections: [{ title: { en: 'Missing values', zh: '缺失值' }, options: ['variables', 'action', 'constant'] }],
  messages: {
    dropped: { en: '{count} of {total} rows {count|was|were} removed.', zh: '删除了 {total} 行中的 {count} 行。' },
    'no-rows-left': { en: 'No row is left.', zh: '没有剩余的行。' },
    filled: { en: '{variable}: {count} cells were filled.', zh: '{variable}：填补了 {count} 个单元格。' },
    'single-filling': {
      en: 'Filling with one value treats guesses as observations: spread and standard errors become too small and relations weaker. Prefer complete cases or multiple imputation for inference.',
      zh: '用单一数值填补相当于把推测值当作实测值，会低估变异和标准误、削弱变量间的关系；统计推断建议用完整个案或多重填补。',
    },
    'mode-tied': {
      en: '{variable}: several values are equally frequent; the first of them in the data was taken.',
      zh: '{variable} 有多个众数，取数据中最先出现的一个。',
    },
    'needs-numbers': { en: '{variable} holds no numbers.', zh: '{variable} 不是数值变量。' },
    'no-values': { en: '{variable} has no value to fill from.', zh: '{variable} 没有可用于填补的取值。' },
    'value-does-not-fit': {
      en: 'The value does not fit the type of {variable}.',
      zh: '填补值与 {variable} 的类型不符。',
    },
  },
  references: [],
  reports: ['handled-missing'],
  upgrades: {},
})
