import { choice, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'

export const definition = defineStep({
  id: 'change-type',
  version: 1,
  options: {
    variable: variable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'It keeps its name; analyses go on using it.', zh: '变量名不变，已有分析继续使用。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number', 'text', 'date', 'datetime'],
    }),
    type: choice({
      label: { en: 'Type', zh: '类型' },
      help: {
        en: 'What cannot be read as the new type becomes missing, and is counted.',
        zh: '无法转换的取值变为缺失，并给出计数。',
      },
      of: {
        number: { label: { en: 'Number', zh: '数值' } },
        text: { label: { en: 'Text', zh: '文本' } },
        date: { label: { en: 'Date', zh: '日期' } },
      },
      initial: 'number',
    }),
    numbersAs: choice({
      label: { en: 'A number stands for', zh: '数值表示' },
      help: {
        en: 'How numbers are read as dates: 45047 as Excel counts days, or 20230501.',
        zh: '数值如何转为日期：Excel 序列号（如 45047）或 20230501。',
      },
      of: {
        serial: { label: { en: 'A day as Excel counts (since 1899-12-30)', zh: 'Excel 日期序列号' } },
        compact: { label: { en: 'Year, month and day (20230501)', zh: '年月日（20230501）' } },
      },
      initial: 'serial',
      when: ({ type }) => type === 'date',
    }),
  },
  sections: [{ title: { en: 'Type', zh: '类型' }, options: ['variable', 'type', 'numbersAs'] }],
  messages: {
    lost: {
      en: '{count} {count|value|values} could not be read as the new type and {count|is|are} missing now.',
      zh: '{count} 个取值无法转换，已变为缺失。',
    },
    'date-to-number': {
      en: 'A date is no number. Compute a difference of dates, or its year.',
      zh: '日期不能直接转为数值，请计算日期间隔或提取年份。',
    },
  },
  references: [],
  upgrades: {},
})
