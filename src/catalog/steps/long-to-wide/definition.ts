import { choice, text, variable, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { frozenLevels } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'long-to-wide',
  version: 1,
  options: {
    id: variables({
      label: { en: 'Rows belong together by', zh: '标识变量' },
      help: {
        en: 'Rows that are equal in these become one row. Rows in which one is missing are left out.',
        zh: '这些变量取值相同的行合为一行；标识缺失的行不保留。',
      },
      accepts: ['id', 'nominal', 'ordinal', 'continuous'],
      types: ['number', 'text', 'date', 'datetime'],
      max: 6,
    }),
    time: variable({
      label: { en: 'Time', zh: '时间变量' },
      help: { en: 'Says which of the new variables a row fills.', zh: '决定每一行填入哪个新变量。' },
      accepts: ['nominal', 'ordinal', 'continuous'],
    }),
    levels: frozenLevels({
      label: { en: 'Times that get variables', zh: '生成变量的时间点' },
      help: {
        en: 'They are kept with the step: a time that comes into the data later is reported and gets no variable by itself.',
        zh: '随步骤保存：数据中以后出现的新时间点会提示，不会自动生成变量。',
      },
      of: 'time',
    }),
    values: variables({
      label: { en: 'Values', zh: '取值变量' },
      help: { en: 'Each gets a variable for each time.', zh: '每个变量在每个时间点各生成一个新变量。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number', 'text', 'date', 'datetime'],
      max: 200,
    }),
    pattern: text({
      label: { en: 'Names of the new variables', zh: '新变量名' },
      help: {
        en: '{value} stands for the name of the variable and {time} for the time.',
        zh: '{value} 代表变量名，{time} 代表时间点。',
      },
      initial: '{value}_{time}',
      maxLength: 100,
    }),
    duplicates: choice({
      label: { en: 'Several rows for the same time', zh: '同一时间点有多行时' },
      help: {
        en: 'The mean leaves out missing values. The count is that of values that are not missing.',
        zh: '均数不计缺失值；个数为非缺失值的个数。',
      },
      of: {
        refuse: { label: { en: 'Stop and list them', zh: '停止并列出' } },
        first: { label: { en: 'Take the first', zh: '取第一个' } },
        last: { label: { en: 'Take the last', zh: '取最后一个' } },
        mean: { label: { en: 'Mean', zh: '均数' } },
        n: { label: { en: 'Count', zh: '个数' } },
      },
      initial: 'refuse',
    }),
  },
  sections: [
    { title: { en: 'Rows', zh: '行' }, options: ['id', 'time', 'levels'] },
    { title: { en: 'New variables', zh: '新变量' }, options: ['values', 'pattern', 'duplicates'] },
  ],
  messages: {
    widened: {
      en: '{before} {before|row|rows} became {after}, with {columns} new {columns|variable|variables}.',
      zh: '{before} 行合为 {after} 行，生成 {columns} 个新变量。',
    },
    'not-constant': {
      en: 'Left out, because they differ between rows of the same id: {variables}. Add them to the values to keep them.',
      zh: '以下变量在同一标识的各行间取值不同，未保留：{variables}。如需保留，请加入取值变量。',
    },
    'id-missing': {
      en: '{count} {count|row|rows} without an id {count|was|were} left out.',
      zh: '{count} 行缺少标识，未保留。',
    },
    'time-missing': {
      en: '{count} {count|row|rows} without a time {count|gives|give} no value.',
      zh: '{count} 行缺少时间，其取值未转入。',
    },
    'new-levels': {
      en: 'The data have times without a variable, in {count} {count|row|rows}: {levels}. Add them in the step if they belong there.',
      zh: '数据中有 {count} 行属于未生成变量的时间点：{levels}。如需要，请在步骤中添加。',
    },
    'several-rows': {
      en: '{count} {count|row|rows} came after another of the same id and time.',
      zh: '有 {count} 行与前面的行标识和时间相同。',
    },
    'rows-repeat': {
      en: '{count} {count|row|rows} {count|has|have} the id and time of another row: {rows}. Remove duplicates first, or choose what becomes of them.',
      zh: '有 {count} 行与其他行的标识和时间相同：{rows}。请先删除重复，或选择处理方式。',
    },
    'needs-numbers': {
      en: '{variable} holds no numbers, so it has no mean.',
      zh: '{variable} 不是数值变量，无法求均数。',
    },
    'pattern-not-enough': {
      en: 'With this pattern several variables would have the same name. Use {value} and {time} in it.',
      zh: '按此格式多个变量会同名，请同时使用 {value} 和 {time}。',
    },
    'too-many-columns': {
      en: 'That would be {count} new variables; at most {most} are possible.',
      zh: '将生成 {count} 个新变量，最多允许 {most} 个。',
    },
    'variable-in-two-places': {
      en: '{variable} cannot be the id, the time and a value at once.',
      zh: '{variable} 不能同时用作标识、时间或取值变量。',
    },
  },
  references: [],
  upgrades: {},
})
