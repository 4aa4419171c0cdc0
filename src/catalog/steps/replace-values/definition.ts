import { choice, text, toggle, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { copiesNamed, intoEach, intoMessages } from '../../kit/steps/into-options.ts'

export const definition = defineStep({
  id: 'replace-values',
  version: 1,
  options: {
    find: text({
      label: { en: 'Find', zh: '查找' },
      help: { en: 'Taken as it is, blanks included.', zh: '按原样查找，包括空格。' },
      maxLength: 1000,
      quotesRows: true,
    }),
    match: choice({
      label: { en: 'Where', zh: '匹配方式' },
      help: { en: 'Texts declared as missing are not searched.', zh: '不查找自定义缺失值。' },
      of: {
        whole: { label: { en: 'The whole cell', zh: '整个单元格' } },
        contains: { label: { en: 'Each place in a cell', zh: '单元格中的每一处' } },
      },
      initial: 'whole',
    }),
    ignoreCase: toggle({
      label: { en: 'Ignore case', zh: '忽略大小写' },
      help: { en: 'a and A are equal.', zh: 'a 与 A 视为相同。' },
      initial: false,
    }),
    by: text({
      label: { en: 'Replace with', zh: '替换为' },
      help: {
        en: 'Empty: the text is taken away. A cell that becomes empty is missing.',
        zh: '留空则删除该文本；变为空的单元格为缺失。',
      },
      maxLength: 1000,
      quotesRows: true,
    }),
    among: choice({
      label: { en: 'In', zh: '范围' },
      help: { en: 'Only variables of texts are searched.', zh: '只在文本变量中查找。' },
      of: {
        some: { label: { en: 'These variables', zh: '所选变量' } },
        all: { label: { en: 'All variables of texts', zh: '全部文本变量' } },
      },
      initial: 'some',
    }),
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: { en: 'Variables of texts.', zh: '文本变量。' },
      accepts: ['nominal', 'ordinal', 'continuous', 'id'],
      types: ['text'],
      max: 10_000,
      when: ({ among }) => among === 'some',
    }),
    into: intoEach('same'),
    pattern: copiesNamed('{name}_2'),
  },
  sections: [
    { title: { en: 'Texts', zh: '文本' }, options: ['find', 'match', 'ignoreCase', 'by'] },
    { title: { en: 'Variables', zh: '变量' }, options: ['among', 'variables'] },
    { title: { en: 'Result', zh: '结果' }, options: ['into', 'pattern'] },
  ],
  messages: {
    ...intoMessages,
    'nothing-to-find': { en: 'Enter the text to find.', zh: '请输入要查找的文本。' },
    replaced: {
      en: '{count} {count|cell was|cells were} changed, in {variables} {variables|variable|variables}.',
      zh: '共更改 {variables} 个变量中的 {count} 个单元格。',
    },
    emptied: {
      en: '{count} of them {count|is|are} empty and so missing now.',
      zh: '其中 {count} 个单元格变为空，已设为缺失。',
    },
    'not-found': { en: 'No cell was changed: the text was not found.', zh: '没有单元格被更改：未找到该文本。' },
  },
  references: [],
  upgrades: {},
})
