import { choice, optionalVariable, text } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { caseStepMessages } from '../../kit/steps/step-messages.ts'
import { cases, literal } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'case-when',
  version: 1,
  options: {
    cases: cases({
      label: { en: 'Conditions', zh: '条件' },
      help: {
        en: 'For example age >= 60 and sex = "F". The first condition that is true decides. One that is unknown, because a value is missing, is not true.',
        zh: '例如 年龄 >= 60 and 性别 = "女"。首个成立的条件决定取值；因数据缺失而无法判断的条件视为不成立。',
      },
    }),
    otherwise: choice({
      label: { en: 'Where no condition is true', zh: '条件均不成立时' },
      help: { en: 'Also where all are unknown.', zh: '包括条件均无法判断的行。' },
      of: {
        missing: { label: { en: 'Missing', zh: '缺失' } },
        value: { label: { en: 'One value', zh: '同一取值' } },
        variable: { label: { en: 'The value of a variable', zh: '某变量的值' } },
      },
      initial: 'missing',
    }),
    other: literal({
      label: { en: 'Value', zh: '取值' },
      help: { en: 'A number or a text.', zh: '数值或文本。' },
      when: ({ otherwise }) => otherwise === 'value',
    }),
    variable: optionalVariable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'Numbers become texts if another value is a text.', zh: '若其他取值为文本，数值将转为文本。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number', 'text'],
      when: ({ otherwise }) => otherwise === 'variable',
    }),
    name: text({
      label: { en: 'Name of the new variable', zh: '新变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
    }),
  },
  sections: [
    { title: { en: 'Values', zh: '取值' }, options: ['cases', 'otherwise', 'other', 'variable'] },
    { title: { en: 'Result', zh: '结果' }, options: ['name'] },
  ],
  messages: {
    ...caseStepMessages,
    'no-variable': { en: 'Choose the variable.', zh: '请选择变量。' },
    assigned: {
      en: 'A condition is true in {count} of {total} rows.',
      zh: '{total} 行中有 {count} 行符合某个条件。',
    },
    'case-takes-nothing': {
      en: 'Condition {case} decides in no row.',
      zh: '第 {case} 个条件没有决定任何一行的取值。',
    },
    'nothing-known': {
      en: 'In {count} further {count|row|rows} a condition is unknown, because a value is missing.',
      zh: '另有 {count} 行因数据缺失而有条件无法判断。',
    },
  },
  references: [],
  upgrades: {},
})
