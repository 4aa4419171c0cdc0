import { defineStep } from '../../kit/step.ts'
import { groupedBy, groupMessages, missingKeys, quantileRule } from '../../kit/steps/group-options.ts'
import { summaryItems } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'aggregate',
  version: 1,
  options: {
    by: groupedBy({
      en: 'Each combination of their values becomes one row. None: all rows become one.',
      zh: '这些变量的每种取值组合成为一行；不选则所有行汇总为一行。',
    }),
    missingKeys: missingKeys({ en: 'Leave them out', zh: '不纳入汇总' }),
    items: summaryItems({
      label: { en: 'Statistics', zh: '统计量' },
      help: {
        en: 'Each becomes a variable. Missing and user-missing values are left out; a group without values has a missing result, and the sum 0.',
        zh: '每个统计量成为一个变量。计算时不含缺失值；没有有效值的组结果为缺失，总和为 0。',
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
    summarised: {
      en: '{rows} {rows|row|rows} became {groups} {groups|group|groups}.',
      zh: '{rows} 行汇总为 {groups} 组。',
    },
  },
  references: ['hyndman-fan-1996'],
  upgrades: {},
})
