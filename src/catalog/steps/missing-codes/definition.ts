import { choice, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { missingNumbers, texts } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'missing-codes',
  version: 1,
  options: {
    numbers: missingNumbers({
      label: { en: 'Numbers that mean “missing”', zh: '表示缺失的数值' },
      help: {
        en: 'Such as 999, 90–99, ≥ 200. Both ends of a range belong to it.',
        zh: '例如 999, 90–99, ≥ 200；范围含两端。',
      },
    }),
    texts: texts({
      label: { en: 'Texts that mean “missing”', zh: '表示缺失的文本' },
      help: {
        en: 'Separated by commas, such as NA, /, unknown. The whole cell must be equal.',
        zh: '用逗号分隔，例如 未查, /, NA；须与整个单元格一致。',
      },
    }),
    among: choice({
      label: { en: 'In', zh: '范围' },
      help: {
        en: 'Numbers are looked for in variables of numbers, texts in those of texts.',
        zh: '数值只在数值变量中查找，文本只在文本变量中查找。',
      },
      of: {
        some: { label: { en: 'These variables', zh: '所选变量' } },
        all: {
          label: { en: 'All variables that have them', zh: '含有这些值的全部变量' },
          help: {
            en: 'A code of one variable can be a real value of another. Look through what is found.',
            zh: '同一代码在其他变量中可能是真实取值，请核对结果。',
          },
        },
      },
      initial: 'some',
    }),
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: { en: 'Variables of numbers or texts.', zh: '数值变量或文本变量。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number', 'text'],
      max: 10_000,
      when: ({ among }) => among === 'some',
    }),
    as: choice({
      label: { en: 'What becomes of them', zh: '处理方式' },
      help: { en: 'Analyses take neither as a value.', zh: '两种方式下分析均不将其作为有效值。' },
      of: {
        'user-missing': {
          label: { en: 'User-missing: the code stays in the cell', zh: '自定义缺失：单元格保留代码' },
          help: {
            en: 'So that reasons for missing values can be counted.',
            zh: '便于统计各种缺失原因。',
          },
        },
        blank: { label: { en: 'Blank: the cell becomes empty', zh: '空白：清空单元格' }, keywords: 'NA sysmis' },
      },
      initial: 'user-missing',
    }),
  },
  sections: [
    { title: { en: 'Codes', zh: '代码' }, options: ['numbers', 'texts'] },
    { title: { en: 'Variables', zh: '变量' }, options: ['among', 'variables', 'as'] },
  ],
  messages: {
    'no-codes': {
      en: 'Enter a number, a range or a text that means “missing”.',
      zh: '请输入表示缺失的数值、范围或文本。',
    },
    'all-missing': {
      en: '{variable} has no values left: all are missing now.',
      zh: '{variable} 已没有有效值，全部为缺失。',
    },
    declared: {
      en: '{count} {count|cell is|cells are} missing now that {count|was a value|were values}, in {variables} {variables|variable|variables}.',
      zh: '{variables} 个变量中共有 {count} 个原为取值的单元格现为缺失。',
    },
    'found-in': { en: 'Found in: {names}.', zh: '出现于：{names}。' },
    'not-found': { en: 'None of them occurs as a value.', zh: '没有单元格取这些值。' },
  },
  references: [],
  upgrades: {},
})
