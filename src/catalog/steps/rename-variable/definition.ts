import { text, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'

export const definition = defineStep({
  id: 'rename-variable',
  version: 1,
  options: {
    variable: variable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'Formulas and analyses that use it go on working.', zh: '已引用该变量的公式和分析不受影响。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number', 'text', 'date', 'datetime'],
    }),
    name: text({
      label: { en: 'New name', zh: '新名称' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
    }),
  },
  sections: [{ title: { en: 'Name', zh: '名称' }, options: ['variable', 'name'] }],
  messages: {},
  references: [],
  upgrades: {},
})
