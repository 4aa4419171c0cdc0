import { defineChart } from '../../kit/chart.ts'
import { modelMessages } from '../../kit/models/model-messages.ts'
import { choice, level, toggle, variable, variables } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'

const terms = { accepts: ['continuous', 'ordinal', 'nominal'], types: ['number', 'text'] } as const

export const definition = defineChart({
  id: 'coefficient-plot',
  version: 1,
  title: { en: 'Models side by side', zh: '多模型系数图' },
  options: {
    family: choice({
      label: { en: 'Outcome', zh: '结局类型' },
      help: { en: 'It decides the regression model.', zh: '决定所用的回归模型。' },
      of: {
        linear: { label: { en: 'A measurement (linear)', zh: '数值（线性回归）' } },
        logistic: { label: { en: 'An event (logistic)', zh: '事件（logistic 回归）' } },
      },
      initial: 'linear',
    }),
    outcome: variable({
      label: { en: 'Outcome variable', zh: '结局变量' },
      help: { en: 'What the models explain.', zh: '由模型解释的变量。' },
      ...terms,
    }),
    event: level({
      label: { en: 'Event', zh: '结局事件' },
      help: {
        en: 'The value whose odds are modelled; all other values count as none.',
        zh: '对其发生比值建模的取值，其余取值均视为无事件。',
      },
      of: 'outcome',
      initial: 'ask',
      when: ({ family }) => family === 'logistic',
    }),
    exposures: variables({
      label: { en: 'In every model', zh: '各模型共有的变量' },
      help: { en: 'Those of interest: model 1 has them alone.', zh: '所关注的变量，模型 1 仅含这些变量。' },
      ...terms,
      max: 10,
    }),
    second: variables({
      label: { en: 'Added in model 2', zh: '模型 2 增加的变量' },
      help: { en: 'Often age and sex.', zh: '常为年龄与性别。' },
      ...terms,
      min: 0,
      max: 20,
    }),
    third: variables({
      label: { en: 'Added in model 3', zh: '模型 3 增加的变量' },
      help: { en: 'Beside those of model 2.', zh: '在模型 2 的基础上增加。' },
      ...terms,
      min: 0,
      max: 20,
    }),
    shown: choice({
      label: { en: 'Rows', zh: '显示的项' },
      help: { en: 'What stands in a model only to adjust is often left out.', zh: '仅用于校正的变量常不显示。' },
      of: {
        exposures: { label: { en: 'Those in every model', zh: '各模型共有的变量' } },
        all: { label: { en: 'All terms', zh: '全部变量' } },
      },
      initial: 'exposures',
    }),
    standardise: toggle({
      label: { en: 'Per 2 SD', zh: '按 2 个标准差' },
      help: {
        en: 'Coefficients of measurements for two standard deviations, comparable with those of yes and no (Gelman).',
        zh: '数值变量的系数按 2 个标准差表示，便于与二分类变量比较（Gelman）。',
      },
      initial: false,
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['family', 'outcome', 'event'] },
    { title: { en: 'Models', zh: '模型' }, options: ['exposures', 'second', 'third'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['shown', 'standardise'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence'], folded: true },
  ],
  messages: {
    'no-usable-rows': modelMessages['no-usable-rows'],
    'factor-too-many-levels': modelMessages['factor-too-many-levels'],
    'factor-one-level': modelMessages['factor-one-level'],
    'outcome-in-terms': modelMessages['outcome-in-terms'],
    'term-twice': {
      en: '{variable} stands in two lists; a model takes it once. Leave it in one.',
      zh: '{variable} 同时出现在两个列表中，一个模型只能纳入一次，请仅保留一处。',
    },
    'outcome-not-numeric': {
      en: '{variable} has no numbers. Choose an event (logistic), or a numeric outcome.',
      zh: '{variable} 不是数值变量。请选择事件（logistic 回归），或改用数值型结局变量。',
    },
    'constant-outcome': {
      en: '{variable} has the same value in all {n} usable rows: there is nothing to explain.',
      zh: '{variable} 在 {n} 行可用数据中取值相同，无可解释的变异。',
    },
    'too-few-rows': {
      en: 'Only {n} complete {n|row|rows} for {terms} coefficients and the constant. Leave terms out, or add data.',
      zh: '仅 {n} 行完整，而模型有 {terms} 个系数及常数项。请减少变量或补充数据。',
    },
    'no-finite-estimates': {
      en: 'Model {model} has no finite estimates: its terms foretell the event without error in some rows. Merge sparse levels, or leave a term out.',
      zh: '模型 {model} 无有限估计值：部分行的事件可由模型项完全预测（分离）。请合并例数过少的水平，或去除某个变量。',
    },
    'too-many-coefficients': {
      en: '{n} coefficients do not fit into one figure; at most {max} do. Show only those in every model, or merge levels.',
      zh: '{n} 个系数无法绘于一幅图中，最多 {max} 个。请仅显示各模型共有的变量，或合并水平。',
    },
    aliased: {
      en: 'Not estimated in a model, because they are constant or a combination of others there: {n} {n|coefficient|coefficients}.',
      zh: '有 {n} 个系数因取值不变或为其他项的线性组合而无法估计。',
    },
    'few-events': {
      en: '{events} of the rarer outcome for {n} coefficients of the largest model: with fewer than 10 for each it may fit chance.',
      zh: '较少一类结局 {events} 例，而最大模型有 {n} 个系数；每个系数不足 10 例时可能过度拟合。',
    },
  },
  references: ['gelman-2008', 'peduzzi-1996'],
  upgrades: {},
})
