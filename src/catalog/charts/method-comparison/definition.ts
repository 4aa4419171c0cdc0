import { defineChart } from '../../kit/chart.ts'
import { type AnswersSoFar, choice, number, numbers, toggle } from '../../kit/options/options.ts'
import { confidenceLevel, seed } from '../../kit/options/standard-options.ts'
import { numericVariable } from '../../kit/options/variable-options.ts'

const isRanked = ({ method }: AnswersSoFar) => method === 'passing-bablok'

export const definition = defineChart({
  id: 'method-comparison',
  version: 1,
  title: { en: 'Method comparison', zh: '方法学比较图' },
  options: {
    x: numericVariable({
      label: { en: 'Comparative method', zh: '比较方法' },
      help: { en: 'On the horizontal axis.', zh: '置于横轴。' },
    }),
    y: numericVariable({
      label: { en: 'Test method', zh: '待评方法' },
      help: { en: 'The same quantity of the same samples.', zh: '同一批样品的同一指标。' },
    }),
    method: choice({
      label: { en: 'Regression', zh: '回归方法' },
      help: {
        en: 'Both methods have errors: least squares would make the slope too small.',
        zh: '两种方法均有误差，普通最小二乘法会低估斜率。',
      },
      of: {
        'passing-bablok': {
          label: { en: 'Passing–Bablok', zh: 'Passing–Bablok' },
          help: {
            en: 'The median of the slopes of all pairs: outliers do little.',
            zh: '取所有两点连线斜率的中位数，受离群值影响小。',
          },
        },
        deming: {
          label: { en: 'Deming', zh: 'Deming' },
          help: {
            en: 'For normal errors of the same size over the whole range.',
            zh: '适用于误差呈正态分布且在全部范围内大小相同的资料。',
          },
        },
      },
      initial: 'passing-bablok',
    }),
    ratio: number({
      label: { en: 'Error variance of X over that of Y', zh: '误差方差之比（横轴/纵轴）' },
      help: {
        en: 'From replicates of both methods; 1 if they are equally precise.',
        zh: '由两种方法的重复测定求得；精密度相同时为 1。',
      },
      min: 0.001,
      max: 1000,
      step: 0.1,
      initial: 1,
      when: ({ method }) => method === 'deming',
    }),
    levels: numbers({
      label: { en: 'Decision levels', zh: '医学决定水平' },
      help: {
        en: 'Up to three values of X; the bias of Y at each has an interval.',
        zh: '横轴的取值，最多 3 个；分别给出该处的偏倚及其置信区间。',
      },
      min: -1e12,
      max: 1e12,
      step: 1,
      maxItems: 3,
    }),
    identity: toggle({
      label: { en: 'Line of identity', zh: '恒等线' },
      help: {
        en: 'Where both measure the same; both axes are then alike.',
        zh: '两法结果相同之处；此时两轴刻度相同。',
      },
      initial: true,
    }),
    confidence: confidenceLevel(),
    seed: { ...seed(), when: isRanked },
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['x', 'y'] },
    { title: { en: 'Regression', zh: '回归' }, options: ['method', 'ratio', 'levels', 'identity'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence', 'seed'], folded: true },
  ],
  messages: {
    'same-variable': { en: 'Choose two different variables.', zh: '请选择两个不同的变量。' },
    'too-few-pairs': {
      en: 'Only {n} {n|row|rows} {n|has|have} both measurements; at least {min} are needed.',
      zh: '仅 {n} 行两种测量均完整，至少需要 {min} 行。',
    },
    'too-many-pairs': {
      en: 'Passing–Bablok regression is computed for up to {max} pairs, and there are {n}. Choose Deming regression, or a random part of the rows.',
      zh: 'Passing–Bablok 回归最多计算 {max} 对，现有 {n} 对。请改用 Deming 回归，或随机抽取部分行。',
    },
    'not-related': {
      en: 'The two measurements do not rise together clearly enough for a slope with an interval. Check whether both measure the same quantity of the same samples.',
      zh: '两种测量值未呈现足够明确的同向变化，无法估计斜率及其置信区间。请核对两者是否为同一批样品的同一指标。',
    },
    'few-pairs': {
      en: 'Only {n} pairs: guidelines ask for at least 40, and 100 for a new method.',
      zh: '仅 {n} 对；指南要求至少 40 对，新方法评价宜为 100 对。',
    },
    'small-range': {
      en: 'The largest X is only {ratio} times the smallest. Below 2 the slope and the intercept are imprecise unless there are hundreds of samples (Linnet 1999).',
      zh: '横轴最大值仅为最小值的 {ratio} 倍；低于 2 倍时，除非有数百份样品，斜率与截距的估计均不精确（Linnet 1999）。',
    },
    'not-linear': {
      en: 'The CUSUM test speaks against a straight line ({p}): slope, intercept and bias describe it only roughly.',
      zh: 'CUSUM 检验提示不呈线性（{p}），斜率、截距与偏倚仅能粗略描述两法的关系。',
    },
    'level-outside': {
      en: 'The decision level {level} lies outside the measured range; its bias is an extrapolation.',
      zh: '医学决定水平 {level} 超出测量范围，该处偏倚为外推值。',
    },
    'no-band': {
      en: 'With more than {max} pairs no samples are drawn for the band and for intervals of the bias; those of slope and intercept are by ranks as ever.',
      zh: '超过 {max} 对时不作自助抽样，故无置信带与偏倚的置信区间；斜率与截距的区间仍由秩次求得。',
    },
  },
  references: ['passing-bablok-1983', 'cornbleet-gochman-1979', 'linnet-1990', 'linnet-1999'],
  upgrades: {},
})
