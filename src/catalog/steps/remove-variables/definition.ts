import { variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'

export const definition = defineStep({
  id: 'remove-variables',
  version: 1,
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'They are gone from this step on. The imported file keeps them: remove the step to have them back.',
        zh: '从此步骤起不再出现；导入的文件不变，删除本步骤即可恢复。',
      },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number', 'text', 'date', 'datetime'],
      max: 10_000,
    }),
  },
  sections: [{ title: { en: 'Variables', zh: '变量' }, options: ['variables'] }],
  messages: { 'nothing-left': { en: 'A dataset needs at least one variable.', zh: '数据集至少需要保留一个变量。' } },
  references: [],
  upgrades: {},
})
