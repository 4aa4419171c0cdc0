import { defineChart } from '../../kit/chart.ts'
import { countedMessages, countedValue } from '../../kit/options/counted-value.ts'
import { choice, number, toggle } from '../../kit/options/options.ts'
import { categoricalVariables, optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'upset-plot',
  version: 1,
  weights: ['frequency'],
  title: { en: 'UpSet plot', zh: 'UpSet 图' },
  options: {
    variables: categoricalVariables({
      label: { en: 'Variables', zh: '变量' },
      help: {
        en: 'Each with two values, such as yes and no; each is a set of the cases that have it.',
        zh: '二分类变量，如是/否；每个变量为一个集合，由具有该项的病例构成。',
      },
      min: 3,
      max: 30,
    }),
    counted: countedValue(),
    colour: optionalCategoricalVariable({
      label: { en: 'Parts of the bars', zh: '条形分段变量' },
      help: {
        en: 'Divides the bars of the combinations by the values of a further variable.',
        zh: '按另一分类变量将各组合的条形分段。',
      },
    }),
    count: choice({
      label: { en: 'Each bar counts', zh: '条形表示' },
      help: {
        en: 'Exclusive bars count each case once; inclusive ones count it in every combination that it contains.',
        zh: '互斥计数时每例仅计入一个条形；包含计数时每例计入其所含的每个组合。',
      },
      of: {
        exclusive: { label: { en: 'Exactly these variables', zh: '恰为该组合（互斥）' } },
        inclusive: { label: { en: 'At least these variables', zh: '至少含该组合（包含）' } },
      },
      initial: 'exclusive',
    }),
    order: choice({
      label: { en: 'Order of the combinations', zh: '组合的排列顺序' },
      help: {
        en: 'The number of variables orders single ones before pairs, these before triples.',
        zh: '按变量数排列时，单个在前，其次为两两组合、三者组合。',
      },
      of: {
        frequency: { label: { en: 'Most frequent first', zh: '按例数降序' } },
        degree: { label: { en: 'By the number of variables', zh: '按变量数' } },
        sets: { label: { en: 'By the variables', zh: '按变量归类' } },
      },
      initial: 'frequency',
    }),
    rows: choice({
      label: { en: 'Order of the variables', zh: '变量的排列顺序' },
      help: { en: 'From the top.', zh: '自上而下。' },
      of: {
        size: { label: { en: 'Most frequent first', zh: '按例数降序' } },
        chosen: { label: { en: 'As chosen', zh: '按所选顺序' } },
      },
      initial: 'size',
    }),
    most: number({
      label: { en: 'Combinations at most', zh: '最多显示组合数' },
      help: {
        en: 'The most frequent ones; the others are counted in the caption.',
        zh: '显示例数最多者，其余在图注中计数。',
      },
      min: 1,
      max: 100,
      step: 1,
      integer: true,
      initial: 40,
    }),
    least: number({
      label: { en: 'Cases at least', zh: '最少例数' },
      help: { en: 'Combinations with fewer cases are not drawn.', zh: '例数不足的组合不绘出。' },
      min: 1,
      max: 1_000_000,
      step: 1,
      integer: true,
      initial: 1,
    }),
    none: toggle({
      label: { en: 'Cases with none of them', zh: '显示均无者' },
      help: { en: 'A bar for the cases that are in no set.', zh: '为不属于任何集合的病例绘一条形。' },
      initial: true,
      when: ({ count }) => count === 'exclusive',
    }),
    labels: choice({
      label: { en: 'Numbers over the bars', zh: '条形上的数值' },
      help: { en: 'Left out if they are wider than the bars are apart.', zh: '间距不足时省略。' },
      of: {
        n: { label: { en: 'n', zh: '例数' } },
        percent: { label: { en: '%', zh: '%' } },
        none: { label: { en: 'None', zh: '不显示' } },
      },
      initial: 'n',
    }),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['variables', 'counted', 'colour'] },
    { title: { en: 'Combinations', zh: '组合' }, options: ['count', 'order', 'most', 'least', 'none'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['rows', 'labels'] },
  ],
  messages: {
    ...countedMessages,
    'no-complete-rows': {
      en: 'No row has values of all of {variables}. Leave out the variables with many missing values.',
      zh: '没有 {variables} 均有取值的行，请去掉缺失较多的变量。',
    },
    'nothing-drawn': {
      en: 'No combination has so many cases. Lower the least number of cases.',
      zh: '没有达到最少例数的组合，请降低最少例数。',
    },
    'too-many-inclusive': {
      en: 'At least these variables can be counted for up to {max} variables. Choose fewer, or count exactly these.',
      zh: '包含计数最多支持 {max} 个变量，请减少变量，或改用互斥计数。',
    },
  },
  references: ['lex-2014'],
  upgrades: {},
})
