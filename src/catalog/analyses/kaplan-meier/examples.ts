import { aml } from '../../examples-data/aml.ts'
import { channing, channingFrom68 } from '../../examples-data/channing.ts'
import { clinicDates } from '../../examples-data/clinic-dates.ts'
import { delayedEntries } from '../../examples-data/delayed-entries.ts'
import { heartTransplant } from '../../examples-data/heart-transplant.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples } from '../../kit/example.ts'
import { withCaseWeights } from '../../kit/with-case-weights.ts'
import { corners, inWards, stages, threeDoses } from './example-data.ts'

const lungOutcome = { 'outcome.time': 'c2', 'outcome.status': 'c3', 'outcome.events': [2] }
const delayed = { 'outcome.form': 'start-stop', 'outcome.events': [1] }
const channingOutcome = { ...delayed, 'outcome.start': 'c2', 'outcome.time': 'c3', 'outcome.status': 'c4' }
const entriesOutcome = { ...delayed, 'outcome.start': 'c1', 'outcome.time': 'c2', 'outcome.status': 'c3' }
const dates = { 'outcome.form': 'dates', 'outcome.start': 'c1', 'outcome.time': 'c2', 'outcome.status': 'c3' }
const amlOutcome = { 'outcome.time': 'c1', 'outcome.status': 'c2', 'outcome.events': [1] }

const cornersOutcome = { 'outcome.time': 'c1', 'outcome.status': 'c2', 'outcome.events': ['死亡'] }

export const examples = defineExamples([
  {
    id: 'lung-by-sex',
    title: { en: 'Lung cancer: survival of men and women', zh: '肺癌：男女生存比较' },
    data: lung,
    options: { ...lungOutcome, group: 'c5', times: [182, 365, 730], unit: 'days' },
    expect: 'done',
  },
  {
    id: 'lung-by-performance',
    title: { en: 'Four groups, one of a single patient; log-log intervals', zh: '四组（其一仅 1 例），log-log 区间' },
    data: lung,
    options: {
      ...lungOutcome,
      group: 'c6',
      times: [100, 118, 500, 2000],
      unit: 'days',
      transformation: 'log-log',
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'lung-all',
    title: { en: 'One curve for all, plain intervals', zh: '总体单条曲线，不作变换' },
    data: lung,
    options: { ...lungOutcome, times: [0, 5, 365.25, 1022, 2000], unit: 'days', transformation: 'plain' },
    expect: 'done',
  },
  {
    id: 'aml-all',
    title: { en: 'Leukaemia: an upper limit that rises again', zh: '急性髓系白血病：置信上限回升' },
    data: aml,
    options: { ...amlOutcome },
    expect: 'done',
  },
  {
    id: 'aml-maintenance',
    title: { en: 'Leukaemia: survival falls to zero', zh: '白血病：生存率降至 0' },
    data: aml,
    options: { ...amlOutcome, group: 'c3', unit: 'weeks' },
    expect: 'done',
  },
  {
    id: 'corners',
    title: {
      en: 'Ties, a time of 0, a negative time, a median on a plateau',
      zh: '结、0 时刻、负值与平台上的中位数',
    },
    data: corners,
    options: { ...cornersOutcome, group: 'c3', times: [0, 3, 8, 15, 30], unit: 'months', transformation: 'log-log' },
    expect: 'done',
  },
  {
    id: 'channing-by-sex',
    title: { en: 'Delayed entry: survival by age, from 68 years on', zh: '延迟进入：以年龄为时间轴，自 68 岁起' },
    data: channingFrom68,
    options: { ...channingOutcome, group: 'c1', times: [816, 900, 960, 1080, 1160], unit: 'months' },
    expect: 'done',
  },
  {
    id: 'channing-all-ages',
    title: {
      en: 'Delayed entry: two men at risk at first, and survival falls to zero',
      zh: '延迟进入：早期仅 2 名男性在风险集中，生存率降至 0',
    },
    data: channing,
    options: {
      ...channingOutcome,
      group: 'c1',
      times: [700, 751, 779, 900],
      unit: 'months',
      transformation: 'log-log',
    },
    expect: 'done',
  },
  {
    id: 'delayed-entries',
    title: {
      en: 'Delayed entry: ties, intervals that hold no time, a gap in observation',
      zh: '延迟进入：结、无效区间与观察中断',
    },
    data: delayedEntries,
    options: { ...entriesOutcome, group: 'c4', times: [0, 0.5, 3, 4, 8.5, 10, 12], unit: 'years', confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'heart-transplant',
    title: { en: 'Between two dates, in months', zh: '由两个日期计算生存时间，以月计' },
    data: heartTransplant,
    options: { ...dates, 'outcome.unit': 'months', 'outcome.events': [1], group: 'c4', times: [0, 6, 12, 24, 60] },
    expect: 'done',
  },
  {
    id: 'clinic-dates',
    title: { en: 'Between two dates: equal, reversed and missing ones', zh: '由两个日期计算：同日、颠倒与缺失' },
    data: clinicDates,
    options: {
      ...dates,
      'outcome.unit': 'years',
      'outcome.events': ['死亡'],
      group: 'c4',
      times: [1, 3],
      transformation: 'plain',
    },
    expect: 'done',
  },
  {
    id: 'lung-weighted',
    title: { en: 'Early differences, pairs and restricted means', zh: '侧重早期差异、两两比较与限制性均数' },
    data: lung,
    options: {
      ...lungOutcome,
      group: 'c6',
      unit: 'days',
      weights: 'gehan',
      trend: true,
      pairwise: 'holm',
      rmst: true,
    },
    expect: 'done',
  },
  {
    id: 'dose-trend',
    title: { en: 'Trend over three doses: the risk falls', zh: '三个剂量的趋势检验：风险下降' },
    data: threeDoses,
    options: { ...amlOutcome, group: 'c3', unit: 'months', trend: true },
    expect: 'done',
  },
  {
    id: 'age-trend',
    title: { en: 'Trend over three ages: not shown', zh: '三个年龄组的趋势检验：未见趋势' },
    data: threeDoses,
    options: { ...amlOutcome, group: 'c4', unit: 'months', trend: true },
    expect: 'done',
  },
  {
    id: 'lung-late',
    title: {
      en: 'Late differences: Fleming–Harrington, means up to a year',
      zh: '侧重晚期差异：Fleming–Harrington，一年内均数',
    },
    data: lung,
    options: {
      ...lungOutcome,
      group: 'c5',
      unit: 'days',
      weights: 'fleming-harrington',
      rho: 0.5,
      gamma: 1,
      rmst: true,
      tau: 365.25,
      reference: 2,
      confidence: 0.9,
    },
    expect: 'done',
  },
  {
    id: 'aml-peto',
    title: { en: 'Peto–Peto, and means up to 45 weeks', zh: 'Peto–Peto 检验与 45 周内均数' },
    data: aml,
    options: { ...amlOutcome, group: 'c3', unit: 'weeks', weights: 'peto-peto', rmst: true, tau: 45 },
    expect: 'done',
  },
  {
    id: 'corners-means',
    title: { en: 'No event before the horizon in a group', zh: '某组在截断时间之前未发生事件' },
    data: corners,
    options: {
      ...cornersOutcome,
      group: 'c3',
      unit: 'months',
      weights: 'tarone-ware',
      trend: true,
      pairwise: 'unadjusted',
      rmst: true,
      tau: 3.5,
    },
    expect: 'done',
  },
  {
    id: 'one-mean',
    title: { en: 'One mean for all', zh: '总体的限制性均数' },
    data: lung,
    options: { ...lungOutcome, unit: 'days', rmst: true, tau: 365 },
    expect: 'done',
  },
  {
    id: 'stages',
    title: {
      en: 'Ordered groups: trend, Bonferroni, a group without events',
      zh: '有序分组：趋势、Bonferroni、某组无事件',
    },
    data: stages,
    options: {
      ...amlOutcome,
      group: 'c3',
      trend: true,
      pairwise: 'bonferroni',
      weights: 'fleming-harrington',
      rho: 1,
      gamma: 0,
      rmst: true,
      reference: 'III',
    },
    expect: 'done',
  },
  {
    id: 'delayed-weighted',
    title: {
      en: 'Delayed entry: weights, trend and pairs on the risk sets',
      zh: '延迟进入：基于风险集的加权检验、趋势与两两比较',
    },
    data: channing,
    options: { ...channingOutcome, group: 'c1', unit: 'months', weights: 'tarone-ware', trend: true, pairwise: 'holm' },
    expect: 'done',
  },
  {
    id: 'lung-stratified',
    title: { en: 'Sexes compared within performance scores', zh: '按体能状态分层比较男女' },
    data: lung,
    options: { ...lungOutcome, group: 'c5', stratum: 'c6', unit: 'days' },
    expect: 'done',
  },
  {
    id: 'lung-stratified-early',
    title: { en: 'Strata with weights, a trend and pairs', zh: '分层的加权检验、趋势与两两比较' },
    data: lung,
    options: {
      ...lungOutcome,
      group: 'c6',
      stratum: 'c5',
      unit: 'days',
      weights: 'peto-peto',
      trend: true,
      pairwise: 'bonferroni',
    },
    expect: 'done',
  },
  {
    id: 'delayed-stratified',
    title: { en: 'Delayed entry: the risk sets of each stratum', zh: '延迟进入：各层内的风险集' },
    data: inWards,
    options: { ...entriesOutcome, group: 'c4', stratum: 'c5', unit: 'years', trend: true },
    expect: 'done',
  },
  {
    id: 'counted-patients',
    title: { en: 'Rows that stand for many patients', zh: '一行代表多名患者' },
    data: withCaseWeights(threeDoses, [3, 12, 1, null, 7, 20, 0]),
    options: {
      ...amlOutcome,
      group: 'c3',
      stratum: 'c4',
      times: [5, 12],
      unit: 'months',
      weights: 'peto-peto',
      trend: true,
      pairwise: 'holm',
      rmst: true,
      weight: 'w',
    },
    expect: 'done',
  },
  {
    id: 'delayed-counted',
    title: { en: 'Delayed entry: rows that stand for several patients', zh: '延迟进入：一行代表多名患者' },
    data: withCaseWeights(delayedEntries, [2, 1, 5, 3]),
    options: { ...entriesOutcome, group: 'c4', times: [0.5, 4, 10], unit: 'years', weight: 'w' },
    expect: 'done',
  },
  {
    id: 'fractional-patients',
    title: { en: 'Weights that are no whole numbers', zh: '非整数权重' },
    data: withCaseWeights(aml, [0.25, 1.1, 3.7, 0.6]),
    options: { ...amlOutcome, group: 'c3', times: [13, 30], unit: 'weeks', logRank: false, rmst: true, weight: 'w' },
    expect: 'done',
  },
  {
    id: 'strata-apart',
    title: { en: 'Strata that hold one group each', zh: '每层仅有一组' },
    data: aml,
    options: { ...amlOutcome, group: 'c3', stratum: 'c3', unit: 'weeks' },
    expect: 'done',
  },
  {
    id: 'too-many-strata',
    title: { en: 'More strata than are compared', zh: '层数过多' },
    data: {
      id: 'too-many-strata',
      title: { en: '201 rows', zh: '201 行数据' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 't', measure: 'continuous', values: Array.from({ length: 201 }, (_, i) => i + 1) },
        { id: 'c2', name: 's', measure: 'nominal', values: Array.from({ length: 201 }, (_, i) => i % 2) },
        { id: 'c3', name: 'g', measure: 'nominal', values: Array.from({ length: 201 }, (_, i) => i % 3) },
        { id: 'c4', name: 'z', measure: 'nominal', values: Array.from({ length: 201 }, (_, i) => i) },
      ],
    },
    options: { ...amlOutcome, group: 'c3', stratum: 'c4' },
    expect: { rejected: 'too-many-strata' },
  },
  {
    id: 'all-at-zero',
    title: { en: 'A group that is not followed at all', zh: '某组随访时间均为 0' },
    data: {
      id: 'all-at-zero',
      title: { en: 'Five rows', zh: '五行数据' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 't', measure: 'continuous', values: [0, 0, 4, 40, 2] },
        { id: 'c2', name: 's', measure: 'nominal', values: [1, 0, 1, 0, 1] },
        { id: 'c3', name: 'g', measure: 'nominal', values: ['a', 'a', 'b', 'b', 'b'] },
      ],
    },
    options: { ...amlOutcome, group: 'c3', rmst: true },
    expect: 'done',
  },
  {
    id: 'horizon-beyond',
    title: { en: 'A horizon beyond the follow-up', zh: '截断时间超出随访时间' },
    data: lung,
    options: { ...lungOutcome, group: 'c5', rmst: true, tau: 1000 },
    expect: { rejected: 'horizon-beyond' },
  },
  {
    id: 'horizon-zero',
    title: { en: 'A horizon of 0', zh: '截断时间为 0' },
    data: lung,
    options: { ...lungOutcome, rmst: true, tau: 0 },
    expect: { rejected: 'horizon-zero' },
  },
  {
    id: 'no-interval',
    title: { en: 'No interval holds any time', zh: '没有有效区间' },
    data: {
      id: 'no-interval',
      title: { en: 'Two rows', zh: '两行数据' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'from', measure: 'continuous', values: [2, 3] },
        { id: 'c2', name: 'to', measure: 'continuous', values: [2, 1] },
        { id: 'c3', name: 's', measure: 'nominal', values: [1, 0] },
      ],
    },
    options: entriesOutcome,
    expect: { rejected: 'no-usable-rows' },
  },
  {
    id: 'event-not-chosen',
    title: { en: 'Which value is the event is not said', zh: '未指定事件取值' },
    data: lung,
    options: { 'outcome.time': 'c2', 'outcome.status': 'c3' },
    expect: 'incomplete',
  },
  {
    id: 'no-events',
    title: { en: 'The event does not occur', zh: '未发生事件' },
    data: {
      id: 'no-events',
      title: { en: 'Three rows', zh: '三行数据' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 't', measure: 'continuous', values: [1, 2, null] },
        { id: 'c2', name: 's', measure: 'nominal', values: [0, 0, 1] },
      ],
    },
    options: { 'outcome.time': 'c1', 'outcome.status': 'c2', 'outcome.events': [1] },
    expect: { rejected: 'no-events' },
  },
])
