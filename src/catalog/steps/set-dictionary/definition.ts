import { defineStep } from '../../kit/step.ts'
import { dictionaryItems } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'set-dictionary',
  version: 1,
  options: {
    items: dictionaryItems({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'What is left empty stays as it is. The order of the values is that of groups in tables and figures, also of texts. Missing codes are added to those of the variable.',
        zh: '留空的项保持不变。取值的顺序即表格和图中各组的顺序，文本也适用；缺失码将添加到变量已有的缺失码中。',
      },
    }),
  },
  sections: [{ title: { en: 'Variables', zh: '变量' }, options: ['items'] }],
  messages: {
    'set-for': {
      en: '{count} {count|variable|variables} changed.',
      zh: '更改了 {count} 个变量。',
    },
    'nothing-changed': { en: 'Nothing changed: the variables are so already.', zh: '没有更改：变量已是如此。' },
    'values-behind': {
      en: '{variable}: {count} {count|value is|values are} not in the list and {count|comes|come} behind it: {levels}.',
      zh: '{variable}：有 {count} 个取值不在列表中，排在其后：{levels}。',
    },
    'cells-missing': {
      en: '{variable}: {count} {count|cell is|cells are} missing now.',
      zh: '{variable}：{count} 个单元格现为缺失。',
    },
  },
  references: [],
  upgrades: {},
})
