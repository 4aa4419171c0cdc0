import { choice, optionalVariable, text, toggle, variable } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { groupedBy, groupMessages, missingKeys } from '../../kit/steps/group-options.ts'
import { frozenLevels } from '../../kit/steps/step-options.ts'

const needsValues = ({ statistic }: Readonly<Record<string, unknown>>) => statistic !== 'n'

export const definition = defineStep({
  id: 'pivot',
  version: 1,
  options: {
    by: groupedBy({
      en: 'Each combination of their values becomes one row. None: all rows become one.',
      zh: '这些变量的每种取值组合成为一行；不选则汇总为一行。',
    }),
    missingKeys: missingKeys({ en: 'Leave them out', zh: '不纳入汇总' }),
    column: variable({
      label: { en: 'Columns', zh: '列变量' },
      help: { en: 'Each of its levels becomes a variable.', zh: '每个取值成为一个变量。' },
      accepts: ['nominal', 'ordinal', 'continuous'],
    }),
    levels: frozenLevels({
      label: { en: 'Levels that get a variable', zh: '生成变量的取值' },
      help: {
        en: 'They are kept with the step: a level that comes into the data later is reported and gets no variable by itself.',
        zh: '随步骤保存：数据中以后出现的新取值会提示，不会自动生成变量。',
      },
      of: 'column',
    }),
    statistic: choice({
      label: { en: 'Statistic', zh: '统计量' },
      help: {
        en: 'Missing and user-missing values are left out. Without values the sum is 0, any other statistic missing.',
        zh: '计算时不含缺失值；没有有效值时总和为 0，其他统计量为缺失。',
      },
      of: {
        n: { label: { en: 'Number of rows', zh: '行数' } },
        valid: { label: { en: 'Number of values', zh: '有效数' } },
        sum: { label: { en: 'Sum', zh: '总和' } },
        mean: { label: { en: 'Mean', zh: '均数' } },
        sd: { label: { en: 'Standard deviation', zh: '标准差' } },
        median: { label: { en: 'Median', zh: '中位数' } },
        min: { label: { en: 'Smallest value', zh: '最小值' } },
        max: { label: { en: 'Largest value', zh: '最大值' } },
      },
      initial: 'n',
    }),
    value: optionalVariable({
      label: { en: 'Of', zh: '统计变量' },
      help: { en: 'A variable of numbers.', zh: '数值变量。' },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number'],
      when: needsValues,
    }),
    pattern: text({
      label: { en: 'Names of the new variables', zh: '新变量名' },
      help: { en: '{level} stands for the level.', zh: '{level} 代表取值。' },
      initial: '{level}',
      maxLength: 100,
    }),
    totals: toggle({
      label: { en: 'Total of the row', zh: '行合计' },
      help: {
        en: 'The statistic of all rows of the group that have one of these levels.',
        zh: '组内属于上述取值的所有行的统计量。',
      },
      initial: false,
    }),
    totalName: text({
      label: { en: 'Name of the total', zh: '合计变量名' },
      help: { en: 'It must differ from the others.', zh: '不能与其他变量重名。' },
      initial: 'total',
      maxLength: 200,
      when: ({ totals }) => totals === true,
    }),
  },
  sections: [
    { title: { en: 'Rows and columns', zh: '行与列' }, options: ['by', 'missingKeys', 'column', 'levels'] },
    { title: { en: 'Cells', zh: '单元格' }, options: ['statistic', 'value', 'pattern', 'totals', 'totalName'] },
  ],
  messages: {
    ...groupMessages,
    pivoted: {
      en: '{rows} {rows|row|rows} became {groups} {groups|row|rows} with {columns} {columns|variable|variables}.',
      zh: '{rows} 行汇总为 {groups} 行，生成 {columns} 个变量。',
    },
    'level-missing': {
      en: '{count} {count|row has|rows have} no level and {count|is|are} in no cell.',
      zh: '有 {count} 行列变量缺失，未计入任何单元格。',
    },
    'new-levels': {
      en: 'The data have levels without a variable, in {count} {count|row|rows}: {levels}. Add them in the step if they belong there.',
      zh: '数据中有 {count} 行属于未生成变量的取值：{levels}。如需要，请在步骤中添加。',
    },
    'no-value': { en: 'Choose the variable of the statistic.', zh: '请选择统计变量。' },
    'column-is-row': {
      en: '{variable} cannot make the rows and the columns at once.',
      zh: '{variable} 不能同时作为行和列。',
    },
    'pattern-not-enough': {
      en: 'With this pattern several variables would have the same name. Use {level} in it.',
      zh: '按此格式多个变量会同名，请使用 {level}。',
    },
  },
  references: [],
  upgrades: {},
})
