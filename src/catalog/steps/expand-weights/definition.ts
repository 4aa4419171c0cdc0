import { text, toggle, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'

export const definition = defineStep({
  id: 'expand-weights',
  version: 1,
  options: {
    count: variable({
      label: { en: 'Counts', zh: '频数变量' },
      help: {
        en: 'How many persons each row stands for: whole numbers. Rows with 0 or without a count are left out.',
        zh: '每行代表的例数，须为非负整数；为 0 或缺失的行不保留。',
      },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number'],
    }),
    keep: toggle({
      label: { en: 'Keep the counts', zh: '保留频数变量' },
      help: {
        en: 'Not if they are the weights of the analyses: each row would then count again.',
        zh: '若分析以其为频数权重，则不应保留，否则会重复加权。',
      },
      initial: false,
    }),
    index: toggle({
      label: { en: 'Number the copies', zh: '为各副本编号' },
      help: { en: '1, 2, ... within each row of before.', zh: '原来的每一行内依次为 1、2……。' },
      initial: false,
    }),
    indexName: text({
      label: { en: 'Name of the number', zh: '编号变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
      initial: 'copy',
      when: ({ index }) => index === true,
    }),
  },
  sections: [{ title: { en: 'Rows', zh: '展开' }, options: ['count', 'keep', 'index', 'indexName'] }],
  messages: {
    expanded: {
      en: '{before} {before|row|rows} became {after}.',
      zh: '{before} 行展开为 {after} 行。',
    },
    'without-rows': {
      en: '{count} {count|row|rows} with a count of 0 or none {count|was|were} left out.',
      zh: '{count} 行的频数为 0 或缺失，未保留。',
    },
    'not-whole': {
      en: '{variable} has {count} {count|value that is|values that are} negative or not whole, such as {value}. Rows can only be repeated a whole number of times; use it as a weight instead.',
      zh: '{variable} 有 {count} 个取值为负数或非整数（如 {value}），无法按行展开；可改用作权重。',
    },
    'too-many-rows': {
      en: 'That would be {count} rows; at most {most} are possible. Use the counts as weights instead.',
      zh: '展开后将有 {count} 行，最多允许 {most} 行。请改用频数权重。',
    },
  },
  references: [],
  upgrades: {},
})
