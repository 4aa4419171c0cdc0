import { choice, choices, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { copiesNamed, intoEach, intoMessages } from '../../kit/steps/into-options.ts'

export const definition = defineStep({
  id: 'clean-text',
  version: 1,
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'Variables of texts. Texts declared as missing stay as they are.',
        zh: '文本变量。自定义缺失值保持不变。',
      },
      accepts: ['nominal', 'ordinal', 'continuous', 'id'],
      types: ['text'],
      max: 10_000,
    }),
    cleanings: choices({
      label: { en: 'What to clean', zh: '清洗内容' },
      help: { en: 'A text of which nothing is left becomes missing.', zh: '清洗后为空的文本变为缺失。' },
      of: {
        trim: { label: { en: 'Blanks at the beginning and end', zh: '去除首尾空格' } },
        collapse: {
          label: { en: 'Several blanks become one', zh: '连续空格合并为一个' },
          help: {
            en: 'Tabs and blanks of other widths become a space too.',
            zh: '制表符和其他宽度的空格也变为普通空格。',
          },
        },
        'half-width': {
          label: { en: 'Full-width characters become half-width', zh: '全角字符转半角' },
          help: {
            en: 'Letters, digits and signs such as Ａ１％; Chinese characters and 。 stay.',
            zh: '字母、数字和符号（如 Ａ１％）；汉字和句号不变。',
          },
        },
        invisible: {
          label: { en: 'Remove invisible characters', zh: '删除不可见字符' },
          help: {
            en: 'Control and zero-width characters, as in text copied from web pages.',
            zh: '控制字符和零宽字符，常见于网页复制的文本。',
          },
        },
        'line-breaks': { label: { en: 'Line breaks become a space', zh: '换行变为空格' } },
      },
      initial: ['trim', 'collapse', 'half-width', 'invisible'],
    }),
    letterCase: choice({
      label: { en: 'Case of letters', zh: '字母大小写' },
      help: { en: 'So that “Male” and “male” are one value.', zh: '使 Male 与 male 成为同一取值。' },
      of: {
        keep: { label: { en: 'Keep', zh: '保持不变' } },
        lower: { label: { en: 'Small letters', zh: '全部小写' } },
        upper: { label: { en: 'Capital letters', zh: '全部大写' } },
      },
      initial: 'keep',
    }),
    into: intoEach('same'),
    pattern: copiesNamed('{name}_clean'),
  },
  sections: [
    { title: { en: 'Texts', zh: '文本' }, options: ['variables', 'cleanings', 'letterCase'] },
    { title: { en: 'Result', zh: '结果' }, options: ['into', 'pattern'] },
  ],
  messages: {
    ...intoMessages,
    cleaned: {
      en: '{count} {count|cell was|cells were} changed, in {variables} {variables|variable|variables}.',
      zh: '共更改 {variables} 个变量中的 {count} 个单元格。',
    },
    emptied: {
      en: 'Nothing was left of {count} {count|cell|cells}: {count|it is|they are} missing now.',
      zh: '{count} 个单元格清洗后为空，已变为缺失。',
    },
    'nothing-changed': { en: 'No cell was changed: the texts are clean.', zh: '没有单元格被更改，文本无需清洗。' },
  },
  references: [],
  upgrades: {},
})
