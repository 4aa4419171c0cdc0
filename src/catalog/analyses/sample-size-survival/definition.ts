import { defineAnalysis } from '../../kit/analysis.ts'
import { type AnswersSoFar, choice, number, optionalNumber } from '../../kit/options/options.ts'
import { givesEffect, planningOptions, planSections, ratio, sides } from '../../kit/planning/planning-options.ts'
import { planResults } from '../../kit/planning/planning-tables.ts'
import { messages } from './messages.ts'

const isCox = ({ design }: AnswersSoFar) => design === 'cox'
const isRates = ({ design }: AnswersSoFar) => design === 'rates'
const isSurvival = (answers: AnswersSoFar) => !isRates(answers)
const isLogRank = (answers: AnswersSoFar) => !isCox(answers) && !isRates(answers)
const byTime = (answers: AnswersSoFar) => isSurvival(answers) && answers.events !== 'share'
const byShare = (answers: AnswersSoFar) => isSurvival(answers) && !byTime(answers)

export const definition = defineAnalysis({
  id: 'sample-size-survival',
  version: 1,
  reports: ['sample-size'],
  options: {
    design: choice({
      label: { en: 'Design', zh: '设计类型' },
      help: { en: 'The test that the study will be analysed by.', zh: '研究拟采用的检验方法。' },
      of: {
        'log-rank': { label: { en: 'Log-rank test of two groups', zh: '两组 log-rank 检验' } },
        cox: { label: { en: 'One covariate of Cox’s model', zh: 'Cox 回归的单个协变量' } },
        rates: { label: { en: 'Two event rates (Poisson)', zh: '两组事件率（Poisson 率）' } },
      },
      initial: 'log-rank',
    }),
    method: choice({
      label: { en: 'Formula', zh: '计算公式' },
      help: {
        en: 'Schoenfeld’s is the usual one; Freedman’s asks for a few more events at strong effects.',
        zh: 'Schoenfeld 公式最常用；效应较强时 Freedman 公式所需事件数略多。',
      },
      of: {
        schoenfeld: { label: { en: 'Schoenfeld', zh: 'Schoenfeld' } },
        freedman: { label: { en: 'Freedman', zh: 'Freedman' } },
      },
      initial: 'schoenfeld',
      when: isLogRank,
    }),
    ...planningOptions({
      label: { en: 'Persons', zh: '例数' },
      help: {
        en: 'Analysed: of the first of two groups, of Cox’s model all.',
        zh: '分析例数：两组设计为第 1 组，Cox 回归为总数。',
      },
    }),
    hazardRatio: optionalNumber({
      label: { en: 'Hazard ratio', zh: '风险比（HR）' },
      help: {
        en: 'Of the second group to the first, or for one unit of the covariate.',
        zh: '第 2 组与第 1 组之比；Cox 回归为协变量每增加一个单位的风险比。',
      },
      min: 0.01,
      max: 100,
      step: 0.05,
      when: (answers) => isSurvival(answers) && givesEffect(answers),
    }),
    rateRatio: optionalNumber({
      label: { en: 'Rate ratio', zh: '率比（RR）' },
      help: { en: 'Of the second group to the first.', zh: '第 2 组与第 1 组事件率之比。' },
      min: 0.05,
      max: 20,
      step: 0.05,
      when: (answers) => isRates(answers) && givesEffect(answers),
    }),
    direction: choice({
      label: { en: 'Looked for are', zh: '寻找的效应' },
      help: { en: 'On which side of 1 the smallest effect is looked for.', zh: '在 1 的哪一侧寻找最小可检出效应。' },
      of: {
        less: { label: { en: 'ratios below 1', zh: '比值小于 1' } },
        more: { label: { en: 'ratios above 1', zh: '比值大于 1' } },
      },
      initial: 'less',
      when: (answers) => !givesEffect(answers),
    }),
    sd: number({
      label: { en: 'Standard deviation of the covariate', zh: '协变量的标准差' },
      help: {
        en: 'In the unit of the hazard ratio; of a yes-or-no covariate √(p(1 − p)), 0.5 at the most.',
        zh: '与风险比同一单位；二分类协变量为 √(p(1−p))，最大 0.5。',
      },
      min: 0.000001,
      max: 1e9,
      step: 0.1,
      initial: 1,
      when: isCox,
    }),
    r2: number({
      label: { en: 'R² with the other covariates', zh: '与其他协变量的 R²' },
      help: {
        en: 'The share of its variance that the other covariates explain; 0 where there are none.',
        zh: '该协变量的方差中可由其他协变量解释的比例；无其他协变量填 0。',
      },
      min: 0,
      max: 0.99,
      step: 0.1,
      initial: 0,
      when: isCox,
    }),
    events: choice({
      label: { en: 'Events from', zh: '事件的来源' },
      help: {
        en: 'The median survival with the times of the study, under exponential survival, or a known share.',
        zh: '由中位生存时间与研究时间推算（指数分布），或直接给出发生事件的比例。',
      },
      of: {
        times: { label: { en: 'Median and times', zh: '中位生存时间与研究时间' } },
        share: { label: { en: 'Share with an event', zh: '发生事件的比例' } },
      },
      initial: 'times',
      when: isSurvival,
    }),
    median: optionalNumber({
      label: { en: 'Median survival', zh: '中位生存时间' },
      help: {
        en: 'Of the first group, in the unit of the other times.',
        zh: '第 1 组的中位生存时间，与其他时间同一单位。',
      },
      min: 1e-6,
      max: 1e9,
      step: 1,
      when: byTime,
    }),
    accrual: number({
      label: { en: 'Accrual', zh: '入组期' },
      help: {
        en: 'How long persons are taken in, at an even rate; 0 where all begin together.',
        zh: '均匀入组的持续时间；同时入组填 0。',
      },
      min: 0,
      max: 1e9,
      step: 1,
      initial: 0,
      when: byTime,
    }),
    followUp: optionalNumber({
      label: { en: 'Follow-up', zh: '随访期' },
      help: { en: 'How long the last person is observed.', zh: '最后一例入组后的随访时间。' },
      min: 0,
      max: 1e9,
      step: 1,
      when: byTime,
    }),
    share: optionalNumber({
      label: { en: 'Share with an event', zh: '发生事件的比例' },
      help: {
        en: 'Of all persons at the end of the study; 100% plans the events alone.',
        zh: '研究结束时发生事件者占全部研究对象的比例；100% 即只计算事件数。',
      },
      min: 0.001,
      max: 1,
      step: 0.05,
      shownAs: 'percent',
      when: byShare,
    }),
    rate: optionalNumber({
      label: { en: 'Rate in group 1', zh: '第 1 组的事件率' },
      help: {
        en: 'Events of one person in a unit of time, such as 0.8 attacks a year.',
        zh: '每人每单位时间的事件数，如每年 0.8 次发作。',
      },
      min: 1e-7,
      max: 1e6,
      step: 0.1,
      when: isRates,
    }),
    exposure: number({
      label: { en: 'Time at risk', zh: '人均观察时间' },
      help: {
        en: 'For how long a person is observed on average, in that unit of time.',
        zh: '每人平均观察的时间，与事件率同一时间单位。',
      },
      min: 1e-6,
      max: 1e6,
      step: 0.5,
      initial: 1,
      when: isRates,
    }),
    dispersion: number({
      label: { en: 'Dispersion κ', zh: '离散参数 κ' },
      help: {
        en: 'Of negative binomial counts, whose variance is μ + κμ²; 0 of Poisson counts, where all persons of a group have one rate.',
        zh: '负二项计数的方差为 μ + κμ²；κ = 0 即 Poisson 计数，同组个体的率相同。',
      },
      min: 0,
      max: 100,
      step: 0.1,
      initial: 0,
      when: isRates,
    }),
    nullVariance: choice({
      label: { en: 'Variance without a difference', zh: '无效假设下的方差' },
      help: {
        en: 'The pooled one fits score and likelihood ratio tests, that of the true rates Wald tests; they are mostly close.',
        zh: '合并率适于得分检验与似然比检验，两组真实率适于 Wald 检验；二者通常相近。',
      },
      of: {
        pooled: { label: { en: 'Pooled rate', zh: '合并率' } },
        own: { label: { en: 'True rates', zh: '两组真实率' } },
      },
      initial: 'pooled',
      when: isRates,
    }),
    ratio: ratio((answers) => !isCox(answers)),
    sides: sides(),
  },
  sections: planSections(
    ['design', 'method', 'nullVariance', 'solveFor', 'n', 'power', 'alpha', 'sides', 'ratio'],
    [
      'hazardRatio',
      'rateRatio',
      'direction',
      'sd',
      'r2',
      'events',
      'median',
      'accrual',
      'followUp',
      'share',
      'rate',
      'exposure',
      'dispersion',
    ],
  ),
  results: planResults,
  messages,
  references: [
    'schoenfeld-1981',
    'freedman-1982',
    'hsieh-lavori-2000',
    'zhu-lakkis-2014',
    'chow-shao-wang-2008',
    'donner-klar-2000',
  ],
  upgrades: {},
})
