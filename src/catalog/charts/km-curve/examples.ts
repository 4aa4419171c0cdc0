import { aml } from '../../examples-data/aml.ts'
import { channing, channingFrom68 } from '../../examples-data/channing.ts'
import { clinicDates } from '../../examples-data/clinic-dates.ts'
import { delayedEntries } from '../../examples-data/delayed-entries.ts'
import { heartTransplant } from '../../examples-data/heart-transplant.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const lungOutcome = { 'outcome.time': 'c2', 'outcome.status': 'c3', 'outcome.events': [2] }
const delayed = { 'outcome.form': 'start-stop', 'outcome.events': [1] }
const channingOutcome = { ...delayed, 'outcome.start': 'c2', 'outcome.time': 'c3', 'outcome.status': 'c4' }
const dates = { 'outcome.form': 'dates', 'outcome.start': 'c1', 'outcome.time': 'c2', 'outcome.status': 'c3' }
const amlOutcome = { 'outcome.time': 'c1', 'outcome.status': 'c2', 'outcome.events': [1] }

const rare: ExampleData = {
  id: 'rare',
  title: { en: 'A rare event', zh: '罕见事件' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '随访(年)',
      measure: 'continuous',
      values: Array.from({ length: 80 }, (_, i) => (i === 79 ? -1 : 0.5 + ((i * 37) % 79) / 8)),
    },
    {
      id: 'c2',
      name: '再发心肌梗死',
      measure: 'nominal',
      values: Array.from({ length: 80 }, (_, i) => ([5, 11, 20, 24, 33, 41, 52].includes((i * 37) % 79) ? '是' : '否')),
    },
    {
      id: 'c3',
      name: '分组',
      measure: 'nominal',
      values: Array.from({ length: 80 }, (_, i) => (i % 2 === 0 ? '阿司匹林' : '氯吡格雷')),
    },
  ],
}

const noEventInOne: ExampleData = {
  id: 'no-event-in-one-group',
  title: { en: 'No event in one group', zh: '一组未发生事件' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: '随访(月)', measure: 'continuous', values: [3, 5, 8, 11, 12, 12, 4, 7, 9, 12, 12, 12] },
    { id: 'c2', name: '脱落', measure: 'nominal', values: [1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0] },
    {
      id: 'c3',
      name: '修复材料',
      measure: 'nominal',
      values: Array.from({ length: 12 }, (_, i) => (i < 6 ? '甲' : '乙')),
    },
  ],
}

/** Names of performance scores in full. */
const longNames: ExampleData = {
  ...lung,
  id: 'lung-long-names',
  columns: lung.columns.map((column) =>
    column.id === 'c6'
      ? {
          ...column,
          valueLabels: [
            { value: 0, label: '活动能力完全正常' },
            { value: 1, label: '能自由走动及从事轻体力活动' },
            { value: 2, label: 'Ambulatory and capable of all self-care, but unable to work' },
          ],
        }
      : column,
  ),
}

export const examples = defineExamples([
  {
    id: 'lung-by-sex',
    title: { en: 'Men and women in months, with medians', zh: '男女生存比较，以月为单位，标注中位时间' },
    data: lung,
    options: { ...lungOutcome, group: 'c5', unit: 'days', axisUnit: 'months', medians: 'values' },
    expect: 'done',
  },
  {
    id: 'lung-two-years',
    title: { en: 'The first two years, events beside the numbers at risk', zh: '前两年，风险人数附累积事件数' },
    data: lung,
    options: {
      ...lungOutcome,
      group: 'c6',
      unit: 'days',
      until: 730,
      step: 90,
      riskTable: 'at-risk-events',
      band: false,
      confidence: 0.9,
      transformation: 'log-log',
    },
    expect: 'done',
  },
  {
    id: 'lung-incidence',
    title: { en: 'Cumulative incidence of all, without marks', zh: '总体累积发生率，无删失标记' },
    data: lung,
    options: { ...lungOutcome, quantity: 'incidence', censorMarks: false, transformation: 'plain', medians: 'lines' },
    expect: 'done',
  },
  {
    id: 'aml-maintenance',
    title: { en: 'Survival falls to zero; no table', zh: '生存率降至 0，无风险人数表' },
    data: aml,
    options: { ...amlOutcome, group: 'c3', unit: 'weeks', riskTable: 'none', medians: 'none' },
    expect: 'done',
  },
  {
    id: 'rare-event',
    title: { en: 'A rare event on a part of the scale', zh: '罕见事件，显示部分刻度' },
    data: rare,
    options: {
      'outcome.time': 'c1',
      'outcome.status': 'c2',
      'outcome.events': ['是'],
      group: 'c3',
      unit: 'years',
      quantity: 'incidence',
      range: 'data',
      band: false,
      medians: 'values',
    },
    expect: 'done',
  },
  {
    id: 'rare-survival',
    title: { en: 'A rare event, survival', zh: '罕见事件，生存率' },
    data: rare,
    options: {
      'outcome.time': 'c1',
      'outcome.status': 'c2',
      'outcome.events': ['是'],
      group: 'c3',
      range: 'data',
      logRank: false,
    },
    expect: 'done',
  },
  {
    id: 'channing-by-age',
    title: { en: 'Delayed entry: survival by age in years', zh: '延迟进入：以年龄（岁）为时间轴' },
    data: channingFrom68,
    options: { ...channingOutcome, group: 'c1', unit: 'months', axisUnit: 'years', medians: 'values' },
    expect: 'done',
  },
  {
    id: 'channing-all-ages',
    title: { en: 'Delayed entry: a curve that falls to zero early', zh: '延迟进入：过早降至 0 的曲线' },
    data: channing,
    options: { ...channingOutcome, group: 'c1', until: 1000, step: 50, riskTable: 'at-risk-events' },
    expect: 'done',
  },
  {
    id: 'delayed-entries',
    title: { en: 'Delayed entry: incidence, with a gap in observation', zh: '延迟进入：累积发生率，观察有中断' },
    data: delayedEntries,
    options: {
      ...delayed,
      'outcome.start': 'c1',
      'outcome.time': 'c2',
      'outcome.status': 'c3',
      group: 'c4',
      unit: 'years',
      quantity: 'incidence',
      transformation: 'log-log',
    },
    expect: 'done',
  },
  {
    id: 'heart-transplant',
    title: { en: 'Between two dates, in years', zh: '由两个日期计算生存时间，以年计' },
    data: heartTransplant,
    options: { ...dates, 'outcome.unit': 'years', 'outcome.events': [1], group: 'c4', medians: 'values' },
    expect: 'done',
  },
  {
    id: 'clinic-dates',
    title: { en: 'Between two dates: counted in days, drawn in months', zh: '由两个日期计算：以天计，以月绘图' },
    data: clinicDates,
    options: { ...dates, 'outcome.events': ['死亡'], axisUnit: 'months', transformation: 'plain' },
    expect: 'done',
  },
  {
    id: 'lung-hazard-ratio',
    title: { en: 'The hazard ratio beside the log-rank test', zh: 'log-rank 检验与风险比' },
    data: lung,
    options: { ...lungOutcome, group: 'c5', unit: 'days', axisUnit: 'months', hazardRatio: true },
    expect: 'done',
  },
  {
    id: 'channing-hazard-ratio',
    title: { en: 'Delayed entry: a hazard ratio with 90% limits', zh: '延迟进入：风险比及 90% 置信区间' },
    data: channingFrom68,
    options: { ...channingOutcome, group: 'c1', unit: 'months', hazardRatio: true, logRank: false, confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'ten-at-risk',
    title: { en: 'Curves as far as ten are at risk', zh: '风险人数不少于 10 时的曲线' },
    data: lung,
    options: { ...lungOutcome, group: 'c6', unit: 'days', leastAtRisk: 10 },
    expect: 'done',
  },
  {
    id: 'no-hazard-ratio',
    title: { en: 'No finite hazard ratio: no event in one group', zh: '一组无事件，无有限的风险比' },
    data: noEventInOne,
    options: {
      'outcome.time': 'c1',
      'outcome.status': 'c2',
      'outcome.events': [1],
      group: 'c3',
      unit: 'months',
      hazardRatio: true,
    },
    expect: 'done',
  },
  {
    id: 'more-than-two-groups',
    title: { en: 'Hazard ratios of several groups', zh: '多组的风险比' },
    data: lung,
    options: { ...lungOutcome, group: 'c6', hazardRatio: true, band: false },
    expect: 'done',
  },
  {
    id: 'years-and-names',
    title: {
      en: 'Survival after one and two years, names at the ends of the curves, hazard ratio of men against women',
      zh: '1 年与 2 年生存率，名称置于曲线末端，男性相对于女性的风险比',
    },
    data: lung,
    options: {
      ...lungOutcome,
      group: 'c5',
      unit: 'days',
      axisUnit: 'months',
      times: [12, 24],
      names: 'ends',
      weights: 'gehan',
      hazardRatio: true,
      reference: 2,
    },
    expect: 'done',
  },
  {
    id: 'trend-and-pairs',
    title: { en: 'Trend across ordered groups, and pairs by Holm', zh: '有序分组的趋势检验与 Holm 校正的两两比较' },
    data: lung,
    options: {
      ...lungOutcome,
      group: 'c6',
      unit: 'days',
      axisUnit: 'months',
      until: 24,
      weights: 'tarone-ware',
      trend: true,
      pairwise: 'holm',
      times: [6, 12],
      names: 'ends',
      band: false,
      medians: 'none',
    },
    expect: 'done',
  },
  {
    id: 'long-names',
    title: { en: 'Long names wrapped beside the numbers at risk', zh: '风险人数表中的长名称换行' },
    data: longNames,
    options: {
      ...lungOutcome,
      group: 'c6',
      unit: 'days',
      axisUnit: 'months',
      band: false,
      riskTable: 'at-risk-events',
    },
    expect: 'done',
  },
  {
    id: 'late-differences',
    title: { en: 'Incidence at times, with late differences weighted', zh: '指定时点的累积发生率，侧重晚期差异的检验' },
    data: aml,
    options: {
      ...amlOutcome,
      group: 'c3',
      unit: 'weeks',
      quantity: 'incidence',
      weights: 'fleming-harrington',
      times: [26, 52, 150],
    },
    expect: 'done',
  },
  {
    id: 'channing-at-ages',
    title: { en: 'Delayed entry: survival at ages, weights of Peto', zh: '延迟进入：指定年龄的生存率，Peto 权重' },
    data: channingFrom68,
    options: {
      ...channingOutcome,
      group: 'c1',
      unit: 'months',
      axisUnit: 'years',
      weights: 'peto-peto',
      times: [60, 80],
    },
    expect: 'done',
  },
  {
    id: 'too-many-ticks',
    title: { en: 'A tick for each day', zh: '刻度过密' },
    data: lung,
    options: { ...lungOutcome, step: 1 },
    expect: { rejected: 'too-many-ticks' },
  },
])
