import { defineStep } from '../../kit/step.ts'
import { sortKeys } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'sort-rows',
  version: 1,
  options: {
    keys: sortKeys({
      label: { en: 'Sort by', zh: '排序依据' },
      help: {
        en: 'Rows that are equal in the first variable are sorted by the second, and so on. Missing values come last. Ordinal variables are sorted by the order of their value labels, other texts by their characters.',
        zh: '先按第一个变量排序，相同时再按第二个，依此类推；缺失值排在最后。有序变量按值标签顺序，其他文本按字符编码顺序。',
      },
    }),
  },
  sections: [{ title: { en: 'Order', zh: '顺序' }, options: ['keys'] }],
  messages: {},
  references: [],
  upgrades: {},
})
