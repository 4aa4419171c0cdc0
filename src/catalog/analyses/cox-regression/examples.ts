import { aml } from '../../examples-data/aml.ts'
import { channing } from '../../examples-data/channing.ts'
import { clinicDates } from '../../examples-data/clinic-dates.ts'
import { delayedEntries } from '../../examples-data/delayed-entries.ts'
import { heartTransplant } from '../../examples-data/heart-transplant.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'
import { withCaseWeights } from '../../kit/with-case-weights.ts'

const main = (variable: string) => ({ kind: 'main', variable })
const lungOutcome = { 'outcome.time': 'c2', 'outcome.status': 'c3', 'outcome.events': [2] }

/** No event in arm C; each event has the highest score in its risk set; each pair is a stratum. */
const monotone: ExampleData = {
  id: 'monotone',
  title: { en: 'A monotone likelihood', zh: '单调似然' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'months', measure: 'continuous', values: [2, 3, 3, 5, 6, 8, 8, 9, 11, 12, 14, 15] },
    { id: 'c2', name: 'status', measure: 'nominal', values: [1, 1, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0] },
    {
      id: 'c3',
      name: 'arm',
      measure: 'nominal',
      values: ['A', 'B', 'C', 'A', 'C', 'B', 'A', 'C', 'B', 'A', 'C', 'B'],
    },
    { id: 'c4', name: 'score', measure: 'continuous', values: [30, 28, 27, 25, 20, 18, 18, 14, 12, 10, 9, 7] },
    { id: 'c5', name: 'age', measure: 'continuous', values: [50, 61, 47, 55, 70, 66, 49, 58, 63, 52, 57, 60] },
    {
      id: 'c6',
      name: 'ward',
      measure: 'nominal',
      values: ['X', 'Y', 'Z', 'Y', 'X', 'X', 'Z', 'Y', 'Z', 'Z', 'Y', 'X'],
    },
    {
      id: 'c8',
      name: 'team',
      measure: 'nominal',
      values: ['P', 'Q', 'R', 'R', 'P', 'P', 'Q', 'Q', 'R', 'Q', 'R', 'P'],
    },
    { id: 'c9', name: 'log risk', measure: 'continuous', values: [0.2, 0, 0.1, 0.4, 0, 0.3, 0.1, 0, 0.2, 0.5, 0.1, 0] },
    { id: 'c7', name: 'constant', measure: 'continuous', values: Array<number>(12).fill(3) },
  ],
}

/** All subjects have the same time. */
const oneTime: ExampleData = {
  id: 'one-time',
  title: { en: 'All events at one time', zh: '所有事件发生在同一时刻' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'months', measure: 'continuous', values: Array<number>(10).fill(6) },
    { id: 'c2', name: 'status', measure: 'nominal', values: Array<number>(10).fill(1) },
    { id: 'c3', name: 'arm', measure: 'nominal', values: ['A', 'B', 'A', 'B', 'A', 'B', 'A', 'B', 'A', 'B'] },
    { id: 'c4', name: 'age', measure: 'continuous', values: [50, 61, 47, 55, 70, 66, 49, 58, 63, 52] },
  ],
}
const monotoneOutcome = { 'outcome.time': 'c1', 'outcome.status': 'c2', 'outcome.events': [1] }

export const examples = defineExamples([
  {
    id: 'lung',
    title: { en: 'Survival in advanced lung cancer', zh: '晚期肺癌的预后因素' },
    data: lung,
    options: {
      ...lungOutcome,
      'terms.list': [main('c4'), main('c5'), main('c7'), main('c10')],
      univariable: true,
      unit: 'days',
    },
    expect: 'done',
  },
  {
    id: 'per-ten-years',
    title: {
      en: 'Hazard ratios per 10 years of age and 10 points of performance',
      zh: '年龄每增加 10 岁、体能评分每增加 10 分的风险比',
    },
    data: lung,
    options: {
      ...lungOutcome,
      'terms.list': [
        main('c4'),
        main('c5'),
        main('c7'),
        main('c10'),
        { kind: 'interaction', variables: ['c5', 'c10'] },
        { kind: 'strata', variable: 'c6' },
      ],
      'units.c4.per': 10,
      'units.c7.per': 10,
      'units.c10.per': 5,
      univariable: true,
    },
    expect: 'done',
  },
  {
    id: 'strata-spline-interaction',
    title: { en: 'Strata, a spline, a product, sum contrasts', zh: '分层、样条、交互项与和对比' },
    data: lung,
    options: {
      ...lungOutcome,
      'terms.list': [
        { kind: 'spline', variable: 'c4', knots: 3 },
        main('c5'),
        main('c8'),
        { kind: 'interaction', variables: ['c5', 'c8'] },
        { kind: 'strata', variable: 'c6' },
      ],
      'terms.contrast.c5': 'sum',
      ties: 'breslow',
      confidence: 0.9,
      univariable: true,
    },
    expect: 'done',
  },
  {
    id: 'ratios-along-predictors',
    title: {
      en: 'Hazard ratios along predictors: a spline and a factor',
      zh: '风险比随预测变量的变化：样条与分类变量',
    },
    data: lung,
    options: {
      ...lungOutcome,
      'terms.list': [{ kind: 'spline', variable: 'c4', knots: 4 }, main('c6'), main('c10')],
      'terms.reference.c6': 1,
      proportional: false,
      effects: ['c4', 'c6', 'c10', 'c5'],
      'effectReference.c10.reference': 0,
    },
    expect: 'done',
  },
  {
    id: 'ratios-along-predictors-strata',
    title: {
      en: 'Hazard ratios along predictors: strata, a product, repeated rows',
      zh: '风险比随预测变量的变化：分层、交互项与频数加权',
    },
    data: withCaseWeights(lung, [3, 1, 0, 9, null, 2]),
    options: {
      ...lungOutcome,
      'terms.list': [
        { kind: 'polynomial', variable: 'c4', degree: 2 },
        main('c5'),
        main('c8'),
        { kind: 'interaction', variables: ['c5', 'c8'] },
        { kind: 'strata', variable: 'c6' },
      ],
      'terms.contrast.c5': 'sum',
      proportional: false,
      weight: 'w',
      effects: ['c4', 'c5', 'c8'],
    },
    expect: 'done',
  },
  {
    id: 'nomogram',
    title: { en: 'A nomogram of survival to half a year and to a year', zh: '半年与一年生存概率的列线图' },
    data: lung,
    options: {
      ...lungOutcome,
      'terms.list': [{ kind: 'spline', variable: 'c4', knots: 3 }, main('c5'), main('c6'), main('c10')],
      unit: 'days',
      proportional: false,
      nomogram: true,
      nomogramTimes: [180, 365, 2000],
    },
    expect: 'done',
  },
  {
    id: 'nomogram-strata',
    title: { en: 'A nomogram with a scale of survival for each stratum', zh: '各层分别给出生存概率标尺的列线图' },
    data: lung,
    options: {
      ...lungOutcome,
      'terms.list': [main('c4'), main('c8'), { kind: 'strata', variable: 'c5' }],
      ties: 'breslow',
      proportional: false,
      nomogram: true,
    },
    expect: 'done',
  },
  {
    id: 'counted-patients',
    title: { en: 'Rows that stand for several patients', zh: '一行代表多名患者' },
    data: withCaseWeights(lung, [3, 1, 0, 9, null, 2]),
    options: {
      ...lungOutcome,
      'terms.list': [{ kind: 'spline', variable: 'c4', knots: 4 }, main('c5'), main('c6')],
      univariable: true,
      collinearity: true,
      weight: 'w',
    },
    expect: 'done',
  },
  {
    id: 'one-ratio-changes',
    title: {
      en: 'A polynomial; one hazard ratio that seems to change with time',
      zh: '多项式；一个风险比似随时间变化',
    },
    data: lung,
    options: {
      ...lungOutcome,
      'terms.list': [{ kind: 'polynomial', variable: 'c4', degree: 2 }, main('c5'), main('c9')],
      'units.c9.per': 500,
      unit: 'days',
    },
    expect: 'done',
  },
  {
    id: 'aml-breslow',
    title: { en: 'Many ties, by Breslow', zh: '结较多，Breslow 法' },
    data: aml,
    options: {
      'outcome.time': 'c1',
      'outcome.status': 'c2',
      'outcome.events': [1],
      'terms.list': [main('c3')],
      'terms.reference.c3': 'Nonmaintained',
      ties: 'breslow',
      unit: 'weeks',
    },
    expect: 'done',
  },
  {
    id: 'aml-exact',
    title: { en: 'Many ties, exactly', zh: '结较多，精确法' },
    data: aml,
    options: {
      'outcome.time': 'c1',
      'outcome.status': 'c2',
      'outcome.events': [1],
      'terms.list': [main('c3')],
      'terms.reference.c3': 'Nonmaintained',
      ties: 'exact',
      unit: 'weeks',
    },
    expect: 'done',
  },
  {
    id: 'exact-of-too-many',
    title: { en: 'Exact ties of more cases than can be taken one by one', zh: '精确法：例数过多' },
    data: withCaseWeights(aml, [1e6]),
    options: {
      'outcome.time': 'c1',
      'outcome.status': 'c2',
      'outcome.events': [1],
      'terms.list': [main('c3')],
      ties: 'exact',
      weight: 'w',
    },
    expect: { rejected: 'weights-too-large' },
  },
  {
    id: 'exact-strata-product',
    title: { en: 'Exact ties: strata, a product, each term alone', zh: '精确法：分层、交互项与单因素分析' },
    data: lung,
    options: {
      ...lungOutcome,
      'terms.list': [
        main('c4'),
        main('c5'),
        main('c8'),
        { kind: 'interaction', variables: ['c4', 'c5'] },
        { kind: 'strata', variable: 'c6' },
      ],
      ties: 'exact',
      univariable: true,
    },
    expect: 'done',
  },
  {
    id: 'exact-dependent-columns',
    title: { en: 'Exact ties: dependent columns; an offset', zh: '精确法：列线性相关与偏移项' },
    data: monotone,
    options: {
      ...monotoneOutcome,
      'terms.list': [main('c5'), main('c6'), main('c8'), { kind: 'offset', variable: 'c9' }],
      ties: 'exact',
      squares: 'II',
    },
    expect: 'done',
  },
  {
    id: 'exact-delayed',
    title: { en: 'Exact ties with delayed entry', zh: '精确法与延迟进入' },
    data: channing,
    options: {
      'outcome.form': 'start-stop',
      'outcome.start': 'c2',
      'outcome.time': 'c3',
      'outcome.status': 'c4',
      'outcome.events': [1],
      'terms.list': [main('c1')],
      ties: 'exact',
    },
    expect: { rejected: 'exact-with-entry' },
  },
  {
    id: 'channing-delayed',
    title: { en: 'Delayed entry: age as the time scale', zh: '延迟进入：以年龄为时间轴' },
    data: channing,
    options: {
      'outcome.form': 'start-stop',
      'outcome.start': 'c2',
      'outcome.time': 'c3',
      'outcome.status': 'c4',
      'outcome.events': [1],
      'terms.list': [main('c1')],
      unit: 'months',
    },
    expect: 'done',
  },
  {
    id: 'delayed-entries',
    title: { en: 'Delayed entry with ties, gaps and invalid rows', zh: '延迟进入：结、间断与无效行' },
    data: delayedEntries,
    options: {
      'outcome.form': 'start-stop',
      'outcome.start': 'c1',
      'outcome.time': 'c2',
      'outcome.status': 'c3',
      'outcome.events': [1],
      'terms.list': [main('c4')],
      squares: 'I',
    },
    expect: 'done',
  },
  {
    id: 'between-dates',
    title: { en: 'Between two dates, in years; type II tests', zh: '由两个日期计算（年）；II 型检验' },
    data: heartTransplant,
    options: {
      'outcome.form': 'dates',
      'outcome.start': 'c1',
      'outcome.time': 'c2',
      'outcome.unit': 'years',
      'outcome.status': 'c3',
      'outcome.events': [1],
      'terms.list': [main('c4')],
      squares: 'II',
      proportional: false,
      collinearity: false,
    },
    expect: 'done',
  },
  {
    id: 'dependent-columns',
    title: {
      en: 'Team P is all of ward X: dependent columns; an offset',
      zh: '病区与小组部分重合：列线性相关；偏移项',
    },
    data: monotone,
    options: {
      ...monotoneOutcome,
      'terms.list': [main('c5'), main('c6'), main('c8'), { kind: 'offset', variable: 'c9' }],
    },
    expect: 'done',
  },
  {
    id: 'one-time',
    title: { en: 'All events at one time', zh: '所有事件发生在同一时刻' },
    data: oneTime,
    options: { ...monotoneOutcome, 'terms.list': [main('c3'), main('c4')], ties: 'breslow', proportional: false },
    expect: 'done',
  },
  {
    id: 'small-clinic',
    title: { en: 'Dates that are reversed or missing, few rows', zh: '日期颠倒或缺失，例数很少' },
    data: clinicDates,
    options: {
      'outcome.form': 'dates',
      'outcome.start': 'c1',
      'outcome.time': 'c2',
      'outcome.unit': 'months',
      'outcome.status': 'c3',
      'outcome.events': ['死亡'],
      'terms.list': [main('c4')],
    },
    expect: 'done',
  },
  {
    id: 'arm-without-events',
    title: { en: 'A group without events', zh: '某组未发生事件' },
    data: monotone,
    options: { ...monotoneOutcome, 'terms.list': [main('c3'), main('c5')] },
    expect: { rejected: 'infinite-estimates' },
  },
  {
    id: 'perfect-order',
    title: { en: 'A score that decides the order of the events', zh: '评分完全决定事件先后' },
    data: monotone,
    options: { ...monotoneOutcome, 'terms.list': [main('c4')] },
    expect: { rejected: 'infinite-estimates' },
  },
  {
    id: 'only-a-constant',
    title: { en: 'Nothing but a constant', zh: '仅有常数列' },
    data: monotone,
    options: { ...monotoneOutcome, 'terms.list': [main('c7'), { kind: 'strata', variable: 'c3' }] },
    expect: { rejected: 'nothing-to-estimate' },
  },
  {
    id: 'event-absent',
    title: { en: 'The only event lacks a covariate', zh: '唯一的事件缺失协变量' },
    data: {
      ...monotone,
      id: 'no-events',
      columns: [
        ...monotone.columns.filter(({ id }) => id !== 'c2' && id !== 'c8'),
        { id: 'c2', name: 'status', measure: 'nominal', values: [...Array<number>(11).fill(0), 1] },
        { id: 'c8', name: 'dose', measure: 'continuous', values: [3, 4, 2, 5, 6, 3, 4, 2, 1, 5, 4, null] },
      ],
    },
    options: { ...monotoneOutcome, 'terms.list': [main('c8')] },
    expect: { rejected: 'no-events' },
  },
  {
    id: 'status-explains-itself',
    title: { en: 'The status among the terms', zh: '状态变量出现在模型项中' },
    data: lung,
    options: { ...lungOutcome, 'terms.list': [main('c3'), main('c4')] },
    expect: { rejected: 'status-in-terms' },
  },
  {
    id: 'event-not-chosen',
    title: { en: 'Which value is the event is not said', zh: '未指定事件取值' },
    data: lung,
    options: { 'outcome.time': 'c2', 'outcome.status': 'c3', 'terms.list': [main('c4')] },
    expect: 'incomplete',
  },
])
