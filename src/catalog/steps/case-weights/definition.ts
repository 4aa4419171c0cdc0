import { grid } from '../../kit/options/grid-option.ts'
import { choice, optionalNumber, optionalVariable, text, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'

const hasTargets = ({ kind }: Readonly<Record<string, unknown>>) => kind !== 'inverse' && kind !== 'trim'
const multiple = { min: 0, max: 1e6, step: 0.1 } as const

export const definition = defineStep({
  id: 'case-weights',
  version: 1,
  options: {
    kind: choice({
      label: { en: 'Weights by', zh: '加权方法' },
      help: {
        en: 'So that the rows represent a population of known composition.',
        zh: '使样本的构成与已知的总体一致。',
      },
      of: {
        'post-stratification': {
          label: { en: 'Known shares of one variable', zh: '事后分层' },
          help: {
            en: 'Post-stratification. For cells of several variables combine these into one first.',
            zh: '按一个变量的已知构成调整；多个变量交叉的分层请先合并为一个变量。',
          },
        },
        raking: {
          label: { en: 'Known shares of several variables', zh: '迭代比例调整' },
          help: {
            en: 'Raking (iterative proportional fitting): the shares of each variable are met, not those of their cells.',
            zh: 'Raking（迭代比例拟合）：使各变量的边际构成分别与总体一致。',
          },
          keywords: 'raking IPF rim weighting',
        },
        inverse: {
          label: { en: 'Inverse of the probability of selection', zh: '入样概率的倒数' },
          help: { en: 'Or of a propensity score.', zh: '也可用倾向得分。' },
          keywords: 'IPW inverse probability',
        },
        trim: {
          label: { en: 'Trimming of weights that exist', zh: '已有权重截尾' },
          help: {
            en: 'Weights beyond the limits are set to them; the others change in proportion, so that the sum stays.',
            zh: '超出界限的权重取界限值，其余按比例调整，总和不变。',
          },
        },
      },
      initial: 'post-stratification',
    }),
    base: optionalVariable({
      label: { en: 'Weights to begin with', zh: '初始权重' },
      help: {
        en: 'Such as those of the design. None: each row begins with 1. Trimming needs them.',
        zh: '如设计权重；不选则各行为 1。截尾时必选。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
    }),
    margins: variables({
      label: { en: 'Variables with known shares', zh: '构成已知的变量' },
      help: { en: 'Such as sex and age group.', zh: '如性别、年龄组。' },
      accepts: ['nominal', 'ordinal', 'continuous'],
      types: ['number', 'text'],
      min: 0,
      max: 10,
      when: hasTargets,
    }),
    targets: grid({
      label: { en: 'Shares in the population', zh: '总体构成' },
      help: {
        en: 'A line for each value: the number of the variable in the list above (empty: 1), its value or label, and its share, percentage or count.',
        zh: '每个取值一行：变量在上述列表中的序号（留空为 1）、取值或标签、构成比、百分数或人数。',
      },
      columns: [
        { label: { en: 'Variable', zh: '变量序号' }, type: 'number', min: 1, max: 10, integer: true, optional: true },
        { label: { en: 'Value', zh: '取值' }, type: 'text' },
        { label: { en: 'Share or count', zh: '比例或人数' }, type: 'number', min: 0 },
      ],
      minRows: 1,
      maxRows: 500,
      when: hasTargets,
    }),
    total: choice({
      label: { en: 'Sum of the weights', zh: '权重之和' },
      help: {
        en: 'Weights that sum to the population answer “how many people”; shares are the same.',
        zh: '权重之和为总体人数时可估计人数；构成比不受影响。',
      },
      of: {
        rows: { label: { en: 'As before', zh: '与原来相同' } },
        targets: { label: { en: 'The sum of the counts entered', zh: '等于所填人数之和' } },
      },
      initial: 'rows',
      when: hasTargets,
    }),
    probability: optionalVariable({
      label: { en: 'Probability of selection', zh: '入样概率' },
      help: { en: 'Above 0, at most 1.', zh: '大于 0 且不超过 1。' },
      accepts: ['continuous', 'ordinal'],
      types: ['number'],
      when: ({ kind }) => kind === 'inverse',
    }),
    lowest: optionalNumber({
      label: { en: 'Lowest weight', zh: '权重下限' },
      help: { en: 'As a multiple of the mean weight. Empty: none.', zh: '以平均权重的倍数计；留空则无。' },
      ...multiple,
      when: ({ kind }) => kind === 'trim',
    }),
    highest: optionalNumber({
      label: { en: 'Highest weight', zh: '权重上限' },
      help: {
        en: 'As a multiple of the mean weight, often 5. Empty: none.',
        zh: '以平均权重的倍数计，常用 5；留空则无。',
      },
      ...multiple,
      when: ({ kind }) => kind === 'trim',
    }),
    name: text({
      label: { en: 'Name of the weights', zh: '权重变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
      initial: 'weight',
    }),
  },
  sections: [
    { title: { en: 'Weights', zh: '权重' }, options: ['kind', 'base', 'probability', 'lowest', 'highest'] },
    { title: { en: 'Population', zh: '总体' }, options: ['margins', 'targets', 'total'] },
    { title: { en: 'Result', zh: '结果' }, options: ['name'] },
  ],
  messages: {
    weighted: {
      en: '{count} of {total} rows have a weight, from {low} to {high}. They carry as much information as {effective} rows of equal weight (Kish).',
      zh: '{total} 行中有 {count} 行得到权重，范围 {low} 至 {high}；有效样本量（Kish）为 {effective}。',
    },
    'without-weight': {
      en: '{count} {count|row has|rows have} no weight, because a value is missing.',
      zh: '{count} 行因含缺失值没有权重。',
    },
    'impossible-probability': {
      en: '{count} {count|probability is|probabilities are} not above 0 and at most 1; these rows have no weight.',
      zh: '{count} 个概率不在 0 至 1 之间，这些行没有权重。',
    },
    'negative-weight': {
      en: '{count} {count|weight|weights} to begin with {count|is|are} negative; these rows have no weight.',
      zh: '{count} 个初始权重为负，这些行没有权重。',
    },
    rounds: {
      en: 'All shares are met after {rounds} {rounds|round|rounds}.',
      zh: '经 {rounds} 轮迭代，各边际构成均已一致。',
    },
    'not-met': {
      en: 'After {rounds} rounds the shares are not met exactly. Combine rare values, or use fewer variables.',
      zh: '经 {rounds} 轮迭代仍未完全一致；请合并少见的取值或减少变量。',
    },
    'totals-differ': {
      en: 'The counts of {variable} have another sum than those of the first variable; they were taken as shares.',
      zh: '{variable} 的人数之和与第一个变量不同，已按构成比处理。',
    },
    trimmed: {
      en: '{count} {count|weight was|weights were} at a limit in the end.',
      zh: '{count} 个权重最终取界限值。',
    },
    'no-margins': { en: 'Choose the variables whose shares are known.', zh: '请选择构成已知的变量。' },
    'one-margin': {
      en: 'Post-stratification takes one variable. Combine several into one first, or use raking.',
      zh: '事后分层只用一个变量；请先合并变量，或改用迭代比例调整。',
    },
    'no-such-variable': {
      en: 'Line {row} is for variable {number}, but only {count} {count|is|are} chosen.',
      zh: '第 {row} 行对应第 {number} 个变量，但只选择了 {count} 个。',
    },
    'not-a-value': {
      en: '{level} is neither a number nor a label of {variable}.',
      zh: '{level} 既不是数值，也不是 {variable} 的标签。',
    },
    'value-twice': { en: '{variable} has the value {level} twice.', zh: '{variable} 的取值 {level} 填写了两次。' },
    'no-target': {
      en: '{variable} has the value {level}, whose share is not entered.',
      zh: '{variable} 含有取值 {level}，但未填写其构成。',
    },
    'no-rows': {
      en: 'No usable row has the value {level} of {variable}, so that its share cannot be met.',
      zh: '没有可用的行取 {variable} 的值 {level}，无法满足其构成。',
    },
    'targets-of-all': {
      en: 'Enter the shares of {variable}.',
      zh: '请填写 {variable} 的构成。',
    },
    'no-probability': { en: 'Choose the probability of selection.', zh: '请选择入样概率。' },
    'no-weights': { en: 'Choose the weights to trim.', zh: '请选择要截尾的权重。' },
    'no-limits': { en: 'Enter a lowest or a highest weight.', zh: '请输入权重下限或上限。' },
    'limits-around-mean': {
      en: 'The lowest weight must be below 1 and the highest above 1 times the mean: otherwise the sum cannot stay.',
      zh: '下限须小于平均权重的 1 倍，上限须大于 1 倍，否则总和无法保持不变。',
    },
  },
  references: [],
  upgrades: {},
})
