import { choice } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { formulaStepMessages } from '../../kit/steps/step-messages.ts'
import { formula } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'filter-rows',
  version: 1,
  options: {
    condition: formula({
      label: { en: 'Condition', zh: '条件' },
      help: {
        en: 'For example 年龄 >= 18 and sex = "F". Texts stand in quotation marks, dates too: "2023-05-01".',
        zh: '例如 年龄 >= 18 and 性别 = "女"。文本和日期都要加引号，日期写作 "2023-05-01"。',
      },
      result: 'condition',
    }),
    rows: choice({
      label: { en: 'Rows that meet it', zh: '符合条件的行' },
      help: {
        en: 'Where a value is missing the condition may be unknown: such a row is not kept by "keep", and not removed by "remove".',
        zh: '变量缺失时条件可能无法判断：选“保留”时这些行不保留，选“删除”时不删除。',
      },
      of: {
        keep: { label: { en: 'Keep', zh: '保留' } },
        remove: { label: { en: 'Remove', zh: '删除' } },
      },
      initial: 'keep',
    }),
  },
  sections: [{ title: { en: 'Condition', zh: '条件' }, options: ['condition', 'rows'] }],
  messages: {
    ...formulaStepMessages,
    filtered: { en: '{kept} of {total} rows {kept|is|are} kept.', zh: '保留 {total} 行中的 {kept} 行。' },
    'unknown-removed': {
      en: 'In {count} of the removed rows the condition is unknown, because a value is missing.',
      zh: '删除的行中有 {count} 行因数据缺失而无法判断条件。',
    },
    'unknown-kept': {
      en: 'In {count} of the kept rows the condition is unknown, because a value is missing.',
      zh: '保留的行中有 {count} 行因数据缺失而无法判断条件。',
    },
    'no-rows-left': { en: 'No row is left.', zh: '没有剩余的行。' },
  },
  references: [],
  upgrades: {},
})
