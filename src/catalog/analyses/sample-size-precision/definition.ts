import { defineAnalysis } from '../../kit/analysis.ts'
import { type AnswersSoFar, choice, number, optionalNumber } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { allowances, planSections, ratio } from '../../kit/planning/planning-options.ts'
import { messages } from './messages.ts'
import { tables } from './result-tables.ts'

const is =
  (...wanted: readonly string[]) =>
  ({ estimand }: AnswersSoFar) =>
    wanted.includes(typeof estimand === 'string' ? estimand : 'mean')

const isMean = is('mean', 'mean-difference')
const fraction = { min: 0.0001, max: 0.9999, step: 0.05, shownAs: 'percent' } as const

export const definition = defineAnalysis({
  id: 'sample-size-precision',
  version: 1,
  reports: ['sample-size'],
  options: {
    estimand: choice({
      label: { en: 'Estimated', zh: '估计目标' },
      help: {
        en: 'What the confidence interval is of. Nothing is tested, so there is no power.',
        zh: '置信区间所针对的参数；不作假设检验，故无检验效能。',
      },
      of: {
        mean: { label: { en: 'A mean, or that of paired differences', zh: '单组均数（或配对差值均数）' } },
        'mean-difference': { label: { en: 'A difference of two means', zh: '两组均数之差' } },
        proportion: { label: { en: 'A proportion', zh: '单组率（患病率、构成比）' } },
        'proportion-difference': { label: { en: 'A difference of two proportions', zh: '两组率之差' } },
        kappa: { label: { en: 'Kappa of two raters', zh: '两评价者的 Kappa 系数' } },
        icc: { label: { en: 'An intraclass correlation (ICC)', zh: '组内相关系数（ICC）' } },
      },
      initial: 'mean',
    }),
    solveFor: choice({
      label: { en: 'Solve for', zh: '求解' },
      help: { en: 'One of the two is given.', zh: '二者已知其一。' },
      of: {
        size: { label: { en: 'Sample size', zh: '样本量' } },
        width: { label: { en: 'Half-width', zh: '区间半宽' } },
      },
      initial: 'size',
    }),
    width: optionalNumber({
      label: { en: 'Half-width', zh: '区间半宽（容许误差）' },
      help: {
        en: 'Half of the interval, the margin of error: in units of the outcome; of proportions 0.05 for ±5 percentage points.',
        zh: '置信区间宽度的一半（容许误差），单位同结局变量；率以小数填写，如 ±5 个百分点填 0.05。',
      },
      min: 1e-12,
      max: 1e12,
      step: 0.05,
      when: ({ solveFor }) => solveFor !== 'width',
    }),
    n: optionalNumber({
      label: { en: 'Persons', zh: '例数' },
      help: {
        en: 'Analysed; of two groups those of the first.',
        zh: '分析例数；两组设计为第 1 组。',
      },
      min: 1,
      max: 10_000_000,
      step: 1,
      integer: true,
      when: ({ solveFor }) => solveFor === 'width',
    }),
    confidence: confidenceLevel(),
    sd: optionalNumber({
      label: { en: 'Standard deviation', zh: '标准差' },
      help: {
        en: 'Within a group; of paired data that of the differences.',
        zh: '组内标准差；配对设计为差值的标准差。',
      },
      min: 1e-12,
      max: 1e12,
      step: 1,
      when: isMean,
    }),
    spread: choice({
      label: { en: 'The half-width is', zh: '区间半宽' },
      help: {
        en: 'The standard deviation that will be found may be larger than the assumed one.',
        zh: '实际样本的标准差可能大于设定值。',
      },
      of: {
        expected: {
          label: { en: 'expected', zh: '按设定标准差' },
          help: {
            en: 'With the assumed standard deviation; about half of such studies come out wider.',
            zh: '以设定标准差计算；约半数研究的区间会更宽。',
          },
        },
        assured: {
          label: { en: 'assured with a probability', zh: '以一定概率保证' },
          help: {
            en: 'The interval is no wider with this probability (Kupper and Hafner).',
            zh: '以给定概率保证区间不超过该宽度（Kupper–Hafner 法）。',
          },
        },
      },
      initial: 'expected',
      when: isMean,
    }),
    assurance: number({
      label: { en: 'Assurance', zh: '保证概率' },
      help: { en: 'The probability that the interval is no wider.', zh: '区间不超过该宽度的概率。' },
      min: 0.5,
      max: 0.999,
      step: 0.05,
      initial: 0.8,
      shownAs: 'percent',
      when: (answers) => isMean(answers) && answers.spread === 'assured',
    }),
    p1: optionalNumber({
      label: { en: 'Proportion', zh: '率' },
      help: {
        en: 'Expected; of two groups in the first, of kappa the share of “yes”. 50% needs most persons.',
        zh: '预期率；两组设计为第 1 组，Kappa 为阳性评定的比例。取 50% 时例数最多。',
      },
      ...fraction,
      when: is('proportion', 'proportion-difference', 'kappa'),
    }),
    p2: optionalNumber({
      label: { en: 'Proportion in group 2', zh: '第 2 组的率' },
      help: { en: 'As it is expected.', zh: '预期率。' },
      ...fraction,
      when: is('proportion-difference'),
    }),
    method: choice({
      label: { en: 'Interval', zh: '区间方法' },
      help: {
        en: 'By which the study will be analysed.',
        zh: '研究拟采用的区间估计方法。',
      },
      of: {
        wilson: {
          label: { en: 'Wilson (score)', zh: 'Wilson 得分法' },
          help: { en: 'Right also where the proportion is near 0 or 1.', zh: '率接近 0 或 1 时仍适用。' },
        },
        wald: {
          label: { en: 'Wald', zh: 'Wald 法（正态近似）' },
          help: { en: 'The formula z²p(1 − p)/d² of textbooks.', zh: '教科书公式 n = z²p(1−p)/d²。' },
        },
      },
      initial: 'wilson',
      when: is('proportion'),
    }),
    kappa: number({
      label: { en: 'Kappa', zh: 'Kappa' },
      help: { en: 'As it is expected, of a yes/no rating.', zh: '预期值（二分类评定）。' },
      min: -0.5,
      max: 0.99,
      step: 0.05,
      initial: 0.7,
      when: is('kappa'),
    }),
    rho: number({
      label: { en: 'Intraclass correlation', zh: 'ICC' },
      help: { en: 'Of single ratings, as it is expected.', zh: '单次测量 ICC 的预期值。' },
      min: 0,
      max: 0.99,
      step: 0.05,
      initial: 0.8,
      when: is('icc'),
    }),
    raters: number({
      label: { en: 'Ratings of each person', zh: '每人测量次数（评价者数）' },
      help: { en: 'Raters, or repeated measurements.', zh: '评价者人数或重复测量次数。' },
      min: 2,
      max: 100,
      step: 1,
      integer: true,
      initial: 2,
      when: is('icc'),
    }),
    ratio: ratio(is('mean-difference', 'proportion-difference')),
    ...allowances,
  },
  sections: planSections(
    ['estimand', 'solveFor', 'width', 'n', 'confidence', 'ratio'],
    ['sd', 'spread', 'assurance', 'p1', 'p2', 'method', 'kappa', 'rho', 'raters'],
  ),
  results: {
    tables,
    figures: { width: { title: { en: 'Half-width and sample size', zh: '区间半宽与样本量' } } },
  },
  messages,
  references: [
    'chow-shao-wang-2008',
    'kupper-hafner-1989',
    'wilson-1927',
    'bloch-kraemer-1989',
    'bonett-2002',
    'donner-klar-2000',
  ],
  upgrades: {},
})
