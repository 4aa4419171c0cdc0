import { choice, number, variables } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { groupedBy, groupMessages, missingKeys } from '../../kit/steps/group-options.ts'
import { namePattern, patternMessages } from '../../kit/steps/name-pattern.ts'

const isPower = (method: unknown) => method === 'box-cox' || method === 'yeo-johnson'
const isLog = (method: unknown) => method === 'log' || method === 'log-plus'
const isOfShares = (method: unknown) => method === 'logit' || method === 'arcsine-root'
const usesGroups = ({ method, lambda }: Readonly<Record<string, unknown>>) =>
  method === 'rank-normal' || (isPower(method) && lambda === 'estimated')
const groups = groupedBy({
  en: 'Each group has ranks, or an exponent, of its own. None: all rows are one group.',
  zh: '每组分别求秩或估计指数；不选则所有行为一组。',
})
const keys = missingKeys({ en: 'Are missing in the result', zh: '结果为缺失' })

export const definition = defineStep({
  id: 'transform-values',
  version: 1,
  options: {
    variables: variables({
      label: { en: 'Variables', zh: '变量' },
      help: { en: 'Variables of numbers.', zh: '数值变量。' },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number'],
    }),
    method: choice({
      label: { en: 'Transformation', zh: '变换方法' },
      help: {
        en: 'A value for which it is not defined becomes missing and is counted.',
        zh: '无法变换的取值变为缺失，并给出个数。',
      },
      of: {
        log: { label: { en: 'Logarithm', zh: '对数' }, keywords: 'log ln lg' },
        'log-plus': {
          label: { en: 'Logarithm after adding a constant', zh: '加常数后取对数' },
          help: { en: 'For values with zeros.', zh: '用于含 0 的数据。' },
          keywords: 'log(x+1) log1p',
        },
        sqrt: { label: { en: 'Square root', zh: '平方根' }, keywords: 'sqrt' },
        reciprocal: { label: { en: 'Reciprocal', zh: '倒数' }, keywords: '1/x inverse' },
        square: { label: { en: 'Square', zh: '平方' } },
        logit: {
          label: { en: 'Logit', zh: 'Logit' },
          help: { en: 'log(p / (1 − p)) of shares between 0 and 1.', zh: '对 0 与 1 之间的比例取 log(p / (1 − p))。' },
        },
        'arcsine-root': {
          label: { en: 'Arcsine of the square root', zh: '平方根反正弦' },
          help: { en: 'Of shares from 0 to 1, in radians.', zh: '用于 0 至 1 的比例，单位为弧度。' },
          keywords: 'asin arcsin angular',
        },
        'box-cox': {
          label: { en: 'Box-Cox power', zh: 'Box-Cox 变换' },
          help: {
            en: '(x^λ − 1) / λ of positive values; λ = 0 is the logarithm.',
            zh: '正值的 (x^λ − 1) / λ；λ = 0 即对数。',
          },
        },
        'yeo-johnson': {
          label: { en: 'Yeo-Johnson power', zh: 'Yeo-Johnson 变换' },
          help: { en: 'As Box-Cox, also of zero and negative values.', zh: '类似 Box-Cox，可用于 0 和负值。' },
        },
        'rank-normal': {
          label: { en: 'Normal scores of ranks', zh: '秩的正态得分' },
          help: { en: 'Equal values get the mean of their ranks.', zh: '相同取值取平均秩。' },
          keywords: 'Blom van der Waerden Tukey inverse normal INT',
        },
      },
      initial: 'log',
    }),
    base: choice({
      label: { en: 'Base', zh: '底数' },
      help: { en: 'Of the logarithm.', zh: '对数的底数。' },
      of: {
        e: { label: { en: 'e (natural)', zh: 'e（自然对数）' }, keywords: 'ln' },
        '10': { label: { en: '10', zh: '10' }, keywords: 'lg log10' },
        '2': { label: { en: '2', zh: '2' }, keywords: 'log2' },
      },
      initial: 'e',
      when: ({ method }) => isLog(method),
    }),
    constant: number({
      label: { en: 'Constant', zh: '常数' },
      help: { en: 'Added to each value.', zh: '加到每个取值上。' },
      min: -1e300,
      max: 1e300,
      step: 1,
      initial: 1,
      when: ({ method }) => method === 'log-plus',
    }),
    shares: choice({
      label: { en: 'The values are', zh: '取值形式' },
      help: { en: 'Percentages are divided by 100 first.', zh: '百分数先除以 100。' },
      of: {
        fraction: { label: { en: 'Shares from 0 to 1', zh: '0 至 1 的比例' } },
        percent: { label: { en: 'Percentages from 0 to 100', zh: '0 至 100 的百分数' } },
      },
      initial: 'fraction',
      when: ({ method }) => isOfShares(method),
    }),
    lambda: choice({
      label: { en: 'Exponent λ', zh: '指数 λ' },
      help: {
        en: 'An estimate is that of the greatest likelihood around the mean, between −5 and 5.',
        zh: '估计值使围绕均数的似然最大，范围为 −5 至 5。',
      },
      of: {
        estimated: { label: { en: 'Estimated from the data', zh: '由数据估计' } },
        given: {
          label: { en: 'Given', zh: '指定' },
          help: { en: 'So that other data are transformed in the same way.', zh: '使其他数据采用相同变换。' },
        },
      },
      initial: 'estimated',
      when: ({ method }) => isPower(method),
    }),
    exponent: number({
      label: { en: 'λ', zh: 'λ' },
      help: { en: 'A number from −5 to 5, such as 0.5.', zh: '−5 至 5 的数，例如 0.5。' },
      min: -5,
      max: 5,
      step: 0.1,
      initial: 1,
      when: ({ method, lambda }) => isPower(method) && lambda === 'given',
    }),
    score: choice({
      label: { en: 'Normal scores', zh: '正态得分公式' },
      help: { en: 'The quantile at (rank − c) / (n + 1 − 2c).', zh: '取 (秩 − c) / (n + 1 − 2c) 处的分位数。' },
      of: {
        blom: { label: { en: 'Blom (c = 3/8)', zh: 'Blom（c = 3/8）' } },
        tukey: { label: { en: 'Tukey (c = 1/3)', zh: 'Tukey（c = 1/3）' } },
        waerden: { label: { en: 'Van der Waerden (c = 0)', zh: 'Van der Waerden（c = 0）' } },
      },
      initial: 'blom',
      when: ({ method }) => method === 'rank-normal',
    }),
    by: { ...groups, when: usesGroups },
    missingKeys: { ...keys, when: (answers) => usesGroups(answers) && keys.when?.(answers) === true },
    pattern: namePattern('{name}_t'),
  },
  sections: [
    {
      title: { en: 'Transformation', zh: '变换' },
      options: ['variables', 'method', 'base', 'constant', 'shares', 'lambda', 'exponent', 'score'],
    },
    { title: { en: 'Groups', zh: '分组' }, options: ['by', 'missingKeys'] },
    { title: { en: 'Result', zh: '结果' }, options: ['pattern'] },
  ],
  messages: {
    ...groupMessages,
    ...patternMessages,
    transformed: {
      en: '{count} new {count|variable|variables}.',
      zh: '生成了 {count} 个新变量。',
    },
    outside: {
      en: '{variable}: {count} {count|value|values} cannot be transformed and {count|is|are} missing.',
      zh: '{variable}：{count} 个取值无法变换，结果为缺失。',
    },
    'lambda-found': {
      en: '{variable}: λ = {lambda} (95 % interval {low} to {high}).',
      zh: '{variable}：λ = {lambda}（95% 区间 {low} 至 {high}）。',
    },
    'lambdas-found': {
      en: '{variable}: λ from {low} to {high} in {groups} {groups|group|groups}.',
      zh: '{variable}：{groups} 组的 λ 介于 {low} 至 {high}。',
    },
    'lambda-at-limit': {
      en: '{variable}: in {groups} {groups|group|groups} the likelihood still rises at λ = −5 or 5, which is taken. A power does not suit these values.',
      zh: '{variable}：有 {groups} 组的似然在 λ = −5 或 5 处仍在上升，取该界限值；幂变换不适合这些取值。',
    },
    'no-estimate': {
      en: '{variable}: in {groups} {groups|group|groups} the values are all equal, so there is no λ and the result is missing.',
      zh: '{variable}：有 {groups} 组的取值全部相同，无法估计 λ，结果为缺失。',
    },
  },
  references: ['box-cox-1964', 'yeo-johnson-2000'],
  upgrades: {},
})
