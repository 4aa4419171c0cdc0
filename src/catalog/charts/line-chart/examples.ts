import { airQuality } from '../../examples-data/air-quality.ts'
import { lungDeaths } from '../../examples-data/lung-deaths.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const admissions: ExampleData = {
  id: 'admissions',
  title: { en: 'Stays of patients admitted to three wards', zh: '三个病区入院患者的住院日' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '入院时间',
      type: 'datetime',
      measure: 'continuous',
      values: Array.from({ length: 160 }, (_, k) => {
        if (k === 11) return null
        const day = Math.floor(k * 1.13 + ((k * 7) % 5))
        // nobody is admitted in the weeks of renovation
        const moved = day > 70 && day < 92 ? day + 25 : day
        return new Date(Date.UTC(2023, 9, 2 + moved, (k * 5) % 24, (k * 13) % 60))
          .toISOString()
          .slice(0, 19)
          .replace('T', ' ')
      }),
    },
    {
      id: 'c2',
      name: '住院日',
      label: '住院日（天）',
      measure: 'continuous',
      values: Array.from({ length: 160 }, (_, k) => (k % 31 === 30 ? null : 4 + ((k * 11) % 9) + (k % 3) * 2)),
    },
    {
      id: 'c3',
      name: '病区',
      measure: 'nominal',
      values: Array.from(
        { length: 160 },
        (_, k) => ['心内科一病区', '呼吸与危重症医学科', '肾内科'][(k * k) % 7 === 2 ? 2 : k % 2] ?? '',
      ),
    },
  ],
}

const doses: ExampleData = {
  id: 'doses',
  title: { en: 'Response to doses, some without a response', zh: '不同剂量的反应，部分缺失' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'dose', label: 'Dose, mg', measure: 'continuous', values: [0, 1, 2, 4, 8, 16, 32, 64, null] },
    { id: 'c2', name: 'a', label: 'Drug A', measure: 'continuous', values: [10, 12, null, 15, 22, 30, 38, 41, 50] },
    { id: 'c3', name: 'b', label: 'Drug B', measure: 'continuous', values: [11, 11.5, 12, 13, null, 16, null, 18, 20] },
    { id: 'c4', name: 'c', label: 'Placebo', measure: 'continuous', values: [0, 2, 1, 3, 2, 1, 2, 3, 1] },
  ],
}

export const examples = defineExamples([
  {
    id: 'lung-deaths',
    title: { en: 'Deaths of men and women by month', zh: '男性与女性逐月死亡数' },
    data: lungDeaths,
    options: { x: 'c1', y: ['c2', 'c3'] },
    expect: 'done',
  },
  {
    id: 'moving-average',
    title: { en: 'Moving average of twelve months', zh: '12 个月移动平均' },
    data: lungDeaths,
    options: { x: 'c1', y: ['c2', 'c3'], smooth: 'around', span: 12, labels: 'values' },
    expect: 'done',
  },
  {
    id: 'yearly-index',
    title: { en: 'Yearly sums, the first year as 100', zh: '年合计，以首年为 100' },
    data: lungDeaths,
    options: { x: 'c1', y: ['c2', 'c3'], period: 'year', aggregate: 'sum', index: true, markers: true },
    expect: 'done',
  },
  {
    id: 'air-quality',
    title: { en: 'Mean temperature by day of the month, with interval', zh: '各日平均气温及置信区间' },
    data: airQuality,
    options: { x: 'c6', y: ['c4'], band: 'ci', markers: true },
    expect: 'done',
  },
  {
    id: 'stays-by-week',
    title: { en: 'Stays by week and ward, a gap in the weeks', zh: '各病区每周平均住院日，含中断' },
    data: admissions,
    options: { x: 'c1', y: ['c2'], colour: 'c3', period: 'week', band: 'sd', labels: 'values' },
    expect: 'done',
  },
  {
    id: 'admissions-by-month',
    title: { en: 'Admissions by month', zh: '每月入院人数' },
    data: admissions,
    options: { x: 'c1', y: ['c2'], colour: 'c3', period: 'month', aggregate: 'count', shape: 'step' },
    expect: 'done',
  },
  {
    id: 'median-by-day',
    title: { en: 'Median stays by day with a moving average of 7 days', zh: '每日住院日中位数与 7 日移动平均' },
    data: admissions,
    options: { x: 'c1', y: ['c2'], period: 'day', aggregate: 'median', smooth: 'last', span: 7, gaps: 'join' },
    expect: 'done',
  },
  {
    id: 'doses',
    title: { en: 'Gaps joined by dotted lines', zh: '缺失处以点线连接' },
    data: doses,
    options: { x: 'c1', y: ['c2', 'c3'], gaps: 'join', markers: true },
    expect: 'done',
  },
  {
    id: 'index-of-zero',
    title: { en: 'A line that begins at 0 has no index', zh: '首值为 0 的线无法换算' },
    data: doses,
    options: { x: 'c1', y: ['c2', 'c4'], index: true },
    expect: 'done',
  },
  {
    id: 'period-of-numbers',
    title: { en: 'Months of a number', zh: '对数值按月合并' },
    data: doses,
    options: { x: 'c1', y: ['c2'], period: 'month' },
    expect: { rejected: 'period-needs-date' },
  },
  {
    id: 'no-index-at-all',
    title: { en: 'Nothing to index', zh: '无法换算' },
    data: doses,
    options: { x: 'c1', y: ['c4'], index: true },
    expect: { rejected: 'not-indexable' },
  },
])
