import { choice, text, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'

export const definition = defineStep({
  id: 'remove-duplicates',
  version: 1,
  options: {
    keys: variables({
      label: { en: 'Equal in', zh: '比较的变量' },
      help: {
        en: 'Rows with the same values of these are duplicates. None: the rows must be equal in all variables.',
        zh: '这些变量取值相同的行视为重复；不选则要求所有变量都相同。',
      },
      accepts: ['id', 'nominal', 'ordinal', 'continuous'],
      types: ['number', 'text', 'date', 'datetime'],
      min: 0,
      max: 10_000,
    }),
    missing: choice({
      label: { en: 'Missing values', zh: '缺失值' },
      help: {
        en: 'Blanks and user-missing values of the compared variables.',
        zh: '比较的变量中的空白和自定义缺失值。',
      },
      of: {
        equal: { label: { en: 'Are equal to each other', zh: '彼此视为相同' } },
        never: { label: { en: 'A row with one is never a duplicate', zh: '含缺失值的行不视为重复' } },
      },
      initial: 'equal',
    }),
    rows: choice({
      label: { en: 'Duplicates', zh: '重复的行' },
      help: {
        en: 'Marking adds two variables: the number of the group of equal rows, and how many rows it has.',
        zh: '标记会新增两个变量：相同行的组号，以及该组的行数。',
      },
      of: {
        remove: { label: { en: 'Remove', zh: '删除' } },
        flag: { label: { en: 'Only mark', zh: '仅标记' } },
      },
      initial: 'remove',
    }),
    keep: choice({
      label: { en: 'Of equal rows keep', zh: '相同的行中保留' },
      help: {
        en: 'The most complete row has the fewest missing values over all variables; of equally complete ones the first.',
        zh: '最完整的行指所有变量中缺失值最少的行；同样完整时取第一行。',
      },
      of: {
        first: { label: { en: 'The first', zh: '第一行' } },
        last: { label: { en: 'The last', zh: '最后一行' } },
        'most-complete': { label: { en: 'The most complete', zh: '最完整的一行' } },
        none: { label: { en: 'None', zh: '都不保留' } },
      },
      initial: 'first',
      when: ({ rows }) => rows !== 'flag',
    }),
    groupName: text({
      label: { en: 'Name of the group number', zh: '组号变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
      initial: 'duplicate_group',
      when: ({ rows }) => rows === 'flag',
    }),
    sizeName: text({
      label: { en: 'Name of the number of rows', zh: '行数变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
      initial: 'duplicate_size',
      when: ({ rows }) => rows === 'flag',
    }),
  },
  sections: [
    { title: { en: 'Duplicates', zh: '重复' }, options: ['keys', 'missing'] },
    { title: { en: 'Result', zh: '结果' }, options: ['rows', 'keep', 'groupName', 'sizeName'] },
  ],
  messages: {
    'duplicates-removed': {
      en: '{count} of {total} rows {count|was|were} removed; {groups} {groups|group|groups} of equal rows {groups|was|were} found.',
      zh: '发现 {groups} 组相同的行，删除了 {total} 行中的 {count} 行。',
    },
    'duplicates-marked': {
      en: '{count} {count|row is|rows are} in {groups} {groups|group|groups} of equal rows.',
      zh: '{groups} 组相同的行共 {count} 行。',
    },
    'no-duplicates': { en: 'No rows are equal: nothing changed.', zh: '没有相同的行，数据未改变。' },
    'never-duplicates': {
      en: '{count} {count|row was|rows were} not compared, because a value is missing.',
      zh: '有 {count} 行因含缺失值未参与比较。',
    },
  },
  references: [],
  upgrades: {},
})
