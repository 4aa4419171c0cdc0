import { defineStep } from '../../kit/step.ts'
import { groupedBy, groupMessages, missingKeys, quantileRule } from '../../kit/steps/group-options.ts'
import { summaryItems } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'group-values',
  version: 1,
  options: {
    by: groupedBy({
      en: 'Rows with the same values of these are a group. None: all rows are one group.',
      zh: '这些变量取值相同的行为一组；不选则所有行为一组。',
    }),
    missingKeys: missingKeys({ en: 'Have missing results', zh: '结果为缺失' }),
    items: summaryItems({
      label: { en: 'Statistics', zh: '统计量' },
      help: {
        en: 'Each becomes a variable that has the same value in all rows of a group. Missing and user-missing values are left out.',
        zh: '每个统计量成为一个变量，同组各行取值相同。计算时不含缺失值。',
      },
    }),
    quantileType: quantileRule(),
  },
  sections: [
    { title: { en: 'Groups', zh: '分组' }, options: ['by', 'missingKeys'] },
    { title: { en: 'Result', zh: '结果' }, options: ['items', 'quantileType'] },
  ],
  messages: {
    ...groupMessages,
    grouped: { en: 'There {groups|is|are} {groups} {groups|group|groups}.', zh: '共 {groups} 组。' },
  },
  references: ['hyndman-fan-1996'],
  upgrades: {},
})
