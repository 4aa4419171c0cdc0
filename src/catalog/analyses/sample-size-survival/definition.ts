import { defineAnalysis } from '../../kit/analysis.ts'
import { type AnswersSoFar, choice, number, optionalNumber } from '../../kit/options.ts'
import { givesEffect, planningOptions, ratio, sides, sizeSection } from '../../kit/planning-options.ts'
import { planTables } from '../../kit/planning-tables.ts'
import { messages } from './messages.ts'

const isLogRank = ({ design }: AnswersSoFar) => design !== 'cox'
const isCox = (answers: AnswersSoFar) => !isLogRank(answers)
const byTime = ({ events }: AnswersSoFar) => events !== 'share'
const byShare = (answers: AnswersSoFar) => !byTime(answers)

export const definition = defineAnalysis({
  id: 'sample-size-survival',
  version: 1,
  options: {
    design: choice({
      label: { en: 'Design', zh: '设计类型' },
      help: { en: 'The test that the study will be analysed by.', zh: '研究拟采用的检验方法。' },
      of: {
        'log-rank': { label: { en: 'Log-rank test of two groups', zh: '两组 log-rank 检验' } },
        cox: { label: { en: 'One covariate of Cox’s model', zh: 'Cox 回归的单个协变量' } },
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
      when: givesEffect,
    }),
    direction: choice({
      label: { en: 'Looked for are', zh: '寻找的效应' },
      help: { en: 'On which side of 1 the smallest effect is looked for.', zh: '在 1 的哪一侧寻找最小可检出效应。' },
      of: {
        less: { label: { en: 'hazard ratios below 1', zh: 'HR 小于 1' } },
        more: { label: { en: 'hazard ratios above 1', zh: 'HR 大于 1' } },
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
    ratio: ratio(isLogRank),
    sides: sides(),
  },
  sections: [
    {
      title: { en: 'Design', zh: '设计' },
      options: ['design', 'method', 'solveFor', 'n', 'power', 'alpha', 'sides', 'ratio'],
    },
    {
      title: { en: 'Assumptions', zh: '参数设定' },
      options: ['hazardRatio', 'direction', 'sd', 'r2', 'events', 'median', 'accrual', 'followUp', 'share'],
    },
    sizeSection,
  ],
  results: {
    tables: planTables,
    figures: { power: { title: { en: 'Power curve', zh: '检验效能曲线' } } },
  },
  messages,
  references: ['schoenfeld-1981', 'freedman-1982', 'hsieh-lavori-2000', 'chow-shao-wang-2008', 'donner-klar-2000'],
  upgrades: {},
})
