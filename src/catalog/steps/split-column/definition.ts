import { choice, number, text, toggle, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { namePattern, partMessages } from '../../kit/steps/name-pattern.ts'

export const definition = defineStep({
  id: 'split-column',
  version: 1,
  options: {
    variable: variable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'A variable of texts. It stays as it is.', zh: '文本变量；原变量保持不变。' },
      accepts: ['nominal', 'ordinal', 'continuous', 'id'],
      types: ['text'],
    }),
    by: choice({
      label: { en: 'Split', zh: '拆分方式' },
      help: {
        en: 'Characters are counted as readers count them: a Chinese one is one.',
        zh: '按字符计数，一个汉字为一个字符。',
      },
      of: {
        separator: { label: { en: 'At a separator', zh: '按分隔符' } },
        width: { label: { en: 'Every so many characters', zh: '按固定宽度' } },
      },
      initial: 'separator',
    }),
    separator: text({
      label: { en: 'Separator', zh: '分隔符' },
      help: { en: 'Taken as it is, one or several characters.', zh: '按原样匹配，可为一个或多个字符。' },
      initial: ',',
      maxLength: 50,
      when: ({ by }) => by === 'separator',
    }),
    width: number({
      label: { en: 'Characters of each part', zh: '每部分字符数' },
      help: { en: 'The last part has what is left.', zh: '最后一部分为剩余字符。' },
      min: 1,
      max: 1000,
      step: 1,
      integer: true,
      initial: 1,
      when: ({ by }) => by === 'width',
    }),
    parts: number({
      label: { en: 'Number of new variables', zh: '新变量个数' },
      help: {
        en: 'At most 50. Where there are fewer parts the others are missing.',
        zh: '最多 50 个；部分不足时其余为缺失。',
      },
      min: 2,
      max: 50,
      step: 1,
      integer: true,
      initial: 2,
    }),
    extra: choice({
      label: { en: 'Further parts', zh: '多余的部分' },
      help: { en: 'Where a text has more parts than there are new variables.', zh: '文本的部分多于新变量时如何处理。' },
      of: {
        last: { label: { en: 'Stay in the last variable', zh: '留在最后一个变量' } },
        drop: { label: { en: 'Are left out', zh: '舍去' } },
      },
      initial: 'last',
    }),
    trim: toggle({
      label: { en: 'Without blanks around a part', zh: '去除各部分首尾空格' },
      help: { en: 'A part of blanks only is missing then.', zh: '只含空格的部分为缺失。' },
      initial: true,
    }),
    pattern: namePattern('{name}_{part}', {
      help: {
        en: '{name} stands for the name of the variable, {part} for 1, 2, 3 and so on.',
        zh: '{name} 代表原变量名，{part} 代表序号 1、2、3 等。',
      },
    }),
  },
  sections: [
    {
      title: { en: 'Text', zh: '文本' },
      options: ['variable', 'by', 'separator', 'width', 'parts', 'extra', 'trim'],
    },
    { title: { en: 'Result', zh: '结果' }, options: ['pattern'] },
  ],
  messages: {
    ...partMessages,
    'no-separator': { en: 'Enter the separator.', zh: '请输入分隔符。' },
    split: { en: '{count} {count|text was|texts were} split.', zh: '拆分了 {count} 个文本。' },
    'more-parts': {
      en: '{count} {count|text has|texts have} more parts than new variables: further parts stay in the last one.',
      zh: '{count} 个文本的部分多于新变量，多余部分留在最后一个变量中。',
    },
    'parts-left-out': {
      en: '{count} {count|text has|texts have} more parts than new variables: further parts are left out. Raise the number of new variables to keep them.',
      zh: '{count} 个文本的部分多于新变量，多余部分已舍去；如需保留请增加新变量个数。',
    },
    'one-part': {
      en: '{count} {count|text has|texts have} one part only.',
      zh: '{count} 个文本只有一个部分。',
    },
  },
  references: [],
  upgrades: {},
})
