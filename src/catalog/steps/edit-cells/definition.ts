import { defineStep } from '../../kit/step.ts'
import { cellEdits } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'edit-cells',
  version: 1,
  options: {
    cells: cellEdits({
      label: { en: 'Corrections', zh: '更正记录' },
      help: {
        en: 'A cell is corrected only while it has the value that it had then. The file itself never changes.',
        zh: '仅当单元格仍为更正时的原值才执行更正；源文件始终不变。',
      },
    }),
  },
  sections: [{ title: { en: 'Corrections', zh: '更正记录' }, options: ['cells'] }],
  messages: {
    corrected: {
      en: '{count} {count|cell was|cells were} corrected.',
      zh: '更正了 {count} 个单元格。',
    },
    'already-correct': {
      en: '{count} {count|cell has|cells have} the corrected value already.',
      zh: '{count} 个单元格已经是更正后的值。',
    },
    'changed-since': {
      en: '{count} {count|cell is|cells are} left as they are: they no longer have the value that was corrected.',
      zh: '{count} 个单元格的原值已改变，保持不动。',
    },
    'row-gone': {
      en: '{count} {count|correction is|corrections are} left out: the row is no longer here, or cannot be told from others.',
      zh: '{count} 条更正未执行：对应的行已不存在或无法唯一确定。',
    },
    'variable-gone': {
      en: '{count} {count|correction is|corrections are} left out: the variable is no longer here, or has another type.',
      zh: '{count} 条更正未执行：变量已不存在或类型已改变。',
    },
  },
  references: [],
  upgrades: {},
})
