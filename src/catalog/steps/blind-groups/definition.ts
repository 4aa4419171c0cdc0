import { choice, text, variable } from '../../kit/options/options.ts'
import { seed } from '../../kit/options/standard-options.ts'
import { defineStep } from '../../kit/step.ts'
import { frozenLevels } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'blind-groups',
  version: 1,
  options: {
    variable: variable({
      label: { en: 'Groups', zh: '分组变量' },
      help: {
        en: 'Its values become letters. Whoever opens the file or this step can still find them out.',
        zh: '取值以字母代替。打开源文件或本步骤的人仍可查出真实组别。',
      },
      accepts: ['nominal', 'ordinal'],
    }),
    levels: frozenLevels({
      label: { en: 'Groups that get a letter', zh: '以字母代替的组别' },
      help: {
        en: 'They are kept with the step, so that a letter means the same group in later data too.',
        zh: '随步骤保存，后续数据中同一字母始终代表同一组。',
      },
      of: 'variable',
    }),
    seed: seed(),
    state: choice({
      label: { en: 'State', zh: '状态' },
      help: {
        en: 'Unblind after the plan is frozen. The journal has the time and the device.',
        zh: '分析计划锁定之后再揭盲；修改日志会记录时间与设备。',
      },
      of: {
        blinded: { label: { en: 'Blinded', zh: '盲态' } },
        unblinded: { label: { en: 'Unblinded', zh: '已揭盲' } },
      },
      initial: 'blinded',
    }),
    reason: text({
      label: { en: 'Reason for unblinding', zh: '揭盲理由' },
      help: { en: 'For example: plan signed on 1 May.', zh: '例如：分析计划已于 5 月 1 日签署。' },
      initial: '',
      maxLength: 500,
      when: ({ state }) => state === 'unblinded',
    }),
  },
  sections: [
    { title: { en: 'Blinding', zh: '设盲' }, options: ['variable', 'levels', 'seed'] },
    { title: { en: 'Unblinding', zh: '揭盲' }, options: ['state', 'reason'] },
  ],
  messages: {
    blinded: {
      en: '{groups} groups are blinded: {letters}.',
      zh: '{groups} 个组已设盲：{letters}。',
    },
    unblinded: { en: 'Unblinded: {reason}', zh: '已揭盲：{reason}' },
    'new-groups': {
      en: '{count} {count|row has|rows have} a group without a letter and {count|is|are} missing here. Add it to the groups.',
      zh: '{count} 行的组别没有对应字母，此处记为缺失。请将其加入组别列表。',
    },
    'too-many-groups': { en: 'At most {most} groups can be blinded.', zh: '最多可对 {most} 个组设盲。' },
    'reason-needed': { en: 'Say why the groups are unblinded.', zh: '请填写揭盲理由。' },
  },
  references: [],
  upgrades: {},
})
