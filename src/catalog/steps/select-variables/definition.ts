import { choice, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'

export const definition = defineStep({
  id: 'select-variables',
  version: 1,
  options: {
    keep: variables({
      label: { en: 'Variables, in this order', zh: '变量（按此顺序）' },
      help: { en: 'The first is the first column.', zh: '第一个变量为第一列。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number', 'text', 'date', 'datetime'],
      max: 10_000,
    }),
    rest: choice({
      label: { en: 'All other variables', zh: '其余变量' },
      help: {
        en: 'The imported file keeps them: remove the step to have them back.',
        zh: '导入的文件不变，删除本步骤即可恢复。',
      },
      of: {
        drop: {
          label: { en: 'Are left out', zh: '不保留' },
          help: {
            en: 'Also those that later data or earlier steps add.',
            zh: '包括之后的数据或之前的步骤新增的变量。',
          },
        },
        after: { label: { en: 'Follow in their order', zh: '按原顺序排在其后' } },
      },
      initial: 'drop',
    }),
  },
  sections: [{ title: { en: 'Variables', zh: '变量' }, options: ['keep', 'rest'] }],
  messages: {
    kept: {
      en: '{count} of {total} variables {count|is|are} kept.',
      zh: '保留了 {total} 个变量中的 {count} 个。',
    },
    'in-place': { en: 'Nothing changed: all variables are in this order already.', zh: '没有更改：变量已是此顺序。' },
  },
  references: [],
  upgrades: {},
})
