import { text } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { formulaStepMessages } from '../../kit/steps/step-messages.ts'
import { formula } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'compute-variable',
  version: 1,
  options: {
    name: text({
      label: { en: 'Name of the new variable', zh: '新变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
    }),
    formula: formula({
      label: { en: 'Formula', zh: '公式' },
      help: {
        en: 'For example weight / (height / 100) ^ 2, or if(age >= 60, "old", "young"). Names with spaces or signs stand in backticks.',
        zh: '例如 体重 / (身高 / 100) ^ 2，或 if(年龄 >= 60, "老年", "非老年")。含空格或符号的变量名用反引号括起。',
      },
      result: 'value',
    }),
  },
  sections: [{ title: { en: 'New variable', zh: '新变量' }, options: ['name', 'formula'] }],
  messages: {
    ...formulaStepMessages,
    'divided-by-zero': {
      en: 'In {count} {count|row|rows} the formula divides by zero: the result is missing.',
      zh: '{count} 行出现除以零，结果记为缺失。',
    },
    'not-finite': {
      en: 'In {count} {count|row|rows} a part of the formula has no finite value, such as the logarithm of 0: the result is missing.',
      zh: '{count} 行中公式的某部分没有有限值（如 0 的对数），结果记为缺失。',
    },
    'all-missing': { en: 'The new variable has no values.', zh: '新变量没有任何值。' },
  },
  references: [],
  upgrades: {},
})
