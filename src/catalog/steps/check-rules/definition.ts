import { text } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { ruleStepMessages } from '../../kit/steps/step-messages.ts'
import { checkRules } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'check-rules',
  version: 1,
  options: {
    rules: checkRules({
      label: { en: 'Rules', zh: '核查规则' },
      help: {
        en: 'What the values of each row must follow. A missing value breaks only the rule that it must not be missing. Nothing is changed: the list of problems opens from the line of the step.',
        zh: '每行数据应满足的条件。缺失值只违反“不可缺失”规则。本步骤不修改数据；问题清单可从步骤行打开。',
      },
    }),
    name: text({
      label: { en: 'Name of the count of problems', zh: '问题数变量名' },
      help: {
        en: 'The new variable has the number of problems of each row: 0 if there is none.',
        zh: '新变量为每行的问题数，没有问题为 0。',
      },
      initial: 'problems',
    }),
  },
  sections: [
    { title: { en: 'Rules', zh: '核查规则' }, options: ['rules'] },
    { title: { en: 'Result', zh: '结果' }, options: ['name'] },
  ],
  messages: {
    ...ruleStepMessages,
    'all-kept': {
      en: 'No problem: all {total} rows follow {rules} {rules|rule|rules}.',
      zh: '未发现问题：全部 {total} 行均符合 {rules} 条规则。',
    },
    'problems-found': {
      en: '{count} {count|problem|problems} in {rows} of {total} rows.',
      zh: '{total} 行中有 {rows} 行存在问题，共 {count} 个。',
    },
    'rule-broken': {
      en: 'Rule {rule}: {count} {count|problem|problems}.',
      zh: '第 {rule} 条规则：{count} 个问题。',
    },
    'named-rule-broken': {
      en: 'Rule {rule} ({text}): {count} {count|problem|problems}.',
      zh: '第 {rule} 条规则（{text}）：{count} 个问题。',
    },
    'further-rules': {
      en: '{count} further {count|rule is|rules are} broken.',
      zh: '另有 {count} 条规则存在问题。',
    },
  },
  references: [],
  upgrades: {},
})
