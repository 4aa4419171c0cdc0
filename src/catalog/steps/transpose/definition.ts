import { optionalVariable, text, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'

/** Each row becomes a variable. */
export const maxRows = 4096

export const definition = defineStep({
  id: 'transpose',
  version: 1,
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'Each becomes a row. Numbers stay numbers if all are; otherwise all become texts. Missing codes become blanks.',
        zh: '每个变量成为一行。全部为数值时仍为数值，否则全部转为文本；自定义缺失值变为空白。',
      },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number', 'text', 'date', 'datetime'],
    }),
    names: optionalVariable({
      label: { en: 'Names from', zh: '名称来源' },
      help: {
        en: 'Its value in a row is the name of the variable that the row becomes. None: the rows are numbered.',
        zh: '每行该变量的取值作为新变量名；不选则按行号命名。',
      },
      accepts: ['id', 'nominal', 'ordinal', 'continuous'],
      types: ['number', 'text', 'date', 'datetime'],
    }),
    prefix: text({
      label: { en: 'Before the number', zh: '行号前缀' },
      help: { en: 'Rows are called row_1, row_2, …', zh: '新变量名为 row_1、row_2……' },
      initial: 'row_',
      maxLength: 100,
      when: ({ names }) => (names ?? null) === null,
    }),
    name: text({
      label: { en: 'Name of the variable with the names', zh: '变量名所在变量' },
      help: { en: 'It holds what the variables were called.', zh: '存放原变量的名称。' },
      initial: 'variable',
      maxLength: 200,
    }),
  },
  sections: [
    { title: { en: 'Rows', zh: '行' }, options: ['variables'] },
    { title: { en: 'New variables', zh: '新变量' }, options: ['names', 'prefix', 'name'] },
  ],
  messages: {
    transposed: {
      en: '{rows} {rows|row|rows} became {rows|a variable|variables}, {variables} {variables|variable|variables} {variables|a row|rows}. Variables that were not chosen are gone.',
      zh: '{rows} 行变为变量，{variables} 个变量变为行；未选择的变量不再保留。',
    },
    'became-texts': {
      en: 'All cells are texts now, because {variable} has no numbers.',
      zh: '由于 {variable} 不是数值变量，所有单元格均转为文本。',
    },
    'too-many-rows': {
      en: 'There are {count} rows; at most {most} can become variables. Filter or summarise them first.',
      zh: '共有 {count} 行，最多 {most} 行可转为变量。请先筛选或汇总。',
    },
    'no-rows': { en: 'There is no row that could become a variable.', zh: '没有可转为变量的行。' },
    'name-missing': {
      en: '{variable} is missing in row {row}, so the row has no name.',
      zh: '第 {row} 行的 {variable} 缺失，该行没有名称。',
    },
    'name-twice': {
      en: '{value} is in several rows of {variable}, so their variables would have the same name.',
      zh: '{variable} 的取值 {value} 出现在多行，新变量会同名。',
    },
  },
  references: [],
  upgrades: {},
})
