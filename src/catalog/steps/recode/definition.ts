import { choice, text, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { literal, recodeRules } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'recode',
  version: 1,
  options: {
    variable: variable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'Its values get new ones.', zh: '对其取值重新编码。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
    }),
    rules: recodeRules({
      label: { en: 'Rules', zh: '规则' },
      help: {
        en: 'The first rule that takes a value decides. Both ends of a range belong to it. A missing value is only taken by a rule for missing values.',
        zh: '按顺序匹配，先符合者生效；范围含两端；缺失值只由“缺失”规则处理。',
      },
      of: 'variable',
    }),
    unmatched: choice({
      label: { en: 'All other values', zh: '其余取值' },
      help: {
        en: 'What becomes of values that no rule takes. Missing values stay missing.',
        zh: '没有规则匹配的取值如何处理；缺失值保持缺失。',
      },
      of: {
        keep: { label: { en: 'Keep as they are', zh: '保持不变' } },
        missing: { label: { en: 'Become missing', zh: '设为缺失' } },
        other: { label: { en: 'Become one value', zh: '设为同一取值' } },
      },
      initial: 'keep',
    }),
    other: literal({
      label: { en: 'Value for all others', zh: '其余取值设为' },
      help: { en: 'A number or a text.', zh: '数值或文本。' },
      when: ({ unmatched }) => unmatched === 'other',
    }),
    into: choice({
      label: { en: 'Into', zh: '写入' },
      help: {
        en: 'A new variable keeps the old one for comparison.',
        zh: '写入新变量可保留原变量以便核对。',
      },
      of: {
        new: { label: { en: 'A new variable', zh: '新变量' } },
        same: { label: { en: 'The same variable', zh: '原变量' } },
      },
      initial: 'new',
    }),
    name: text({
      label: { en: 'Name of the new variable', zh: '新变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
      when: ({ into }) => into === 'new',
    }),
  },
  sections: [
    { title: { en: 'Values', zh: '取值' }, options: ['variable', 'rules', 'unmatched', 'other'] },
    { title: { en: 'Result', zh: '结果' }, options: ['into', 'name'] },
  ],
  messages: {
    'range-needs-numbers': {
      en: 'A range needs a variable of numbers; {variable} holds texts.',
      zh: '范围规则只适用于数值变量，{variable} 是文本。',
    },
    'rule-takes-nothing': { en: 'Rule {rule} takes no value.', zh: '规则 {rule} 没有匹配到任何取值。' },
    recoded: {
      en: '{count} {count|value|values} {count|was|were} taken by a rule.',
      zh: '共有 {count} 个取值被规则匹配。',
    },
  },
  references: [],
  upgrades: {},
})
