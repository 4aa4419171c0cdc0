import { defineExamples, type ExampleData } from '../../kit/example.ts'

const day = (text: string, after: number) =>
  new Date(Date.parse(`${text}T00:00Z`) + after * 86_400_000).toISOString().slice(0, 10)

/** Guests of a banquet: onsets 1 to 4 days after it, later ones infected at home; two do not know the day. */
const onsets = [
  1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 1, 2, 3, 3, 3, 3, 3, 2, 3, 3, 4, 4, 4, 2, 3, 1, 2, 3, 4, 6, 7, 7, 6, 8, 2, 3,
]

const banquet: ExampleData = {
  id: 'banquet',
  title: { en: 'Gastroenteritis after a banquet', zh: '聚餐后急性胃肠炎暴发' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '发病日期',
      type: 'date',
      measure: 'continuous',
      values: [...onsets.map((after) => day('2024-05-11', after)), null, null],
    },
    {
      id: 'c2',
      name: '病例分类',
      measure: 'nominal',
      values: [...onsets, 0, 0].map((_, k) => (k === 5 ? null : k % 4 === 3 ? '疑似病例' : '实验室确诊病例')),
    },
  ],
}

const undated: ExampleData = {
  ...banquet,
  id: 'undated',
  title: { en: 'Cases without a date', zh: '无发病日期的病例' },
  columns: [{ id: 'c1', name: '发病日期', type: 'date', measure: 'continuous', values: Array<null>(5).fill(null) }],
}

/** Notified cases of one winter, in numbers by day: two waves on a weekly cycle. */
const season = Array.from({ length: 200 }, (_, k) => {
  const wave = 34 * Math.exp(-(((k - 62) / 19) ** 2)) + 16 * Math.exp(-(((k - 140) / 14) ** 2))
  return Math.round(wave * ((k + 1) % 7 < 2 ? 0.5 : 1.15))
})

const notified: ExampleData = {
  id: 'notified',
  title: { en: 'Notified cases of influenza', zh: '流感报告病例' },
  source: {
    en: 'Made up for this project: two normal waves, fewer notifications at weekends.',
    zh: '本项目模拟数据：两个正态峰，周末报告较少。',
  },
  columns: [
    {
      id: 'c1',
      name: 'day',
      label: 'Day of onset',
      type: 'date',
      measure: 'continuous',
      values: season.flatMap((_, k) => [0, 1].map(() => day('2023-10-02', k))),
    },
    { id: 'c2', name: 'type', label: 'Type', measure: 'nominal', values: season.flatMap(() => ['A', 'B']) },
    {
      id: 'c3',
      name: 'cases',
      measure: 'continuous',
      values: season.flatMap((n, k) => {
        const b = Math.round(n * (k < 100 ? 0.12 : 0.7))
        return [n - b, b]
      }),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'banquet-squares',
    title: {
      en: 'A square for each case, with an event and a period',
      zh: '每例一格，标事件与时段',
    },
    data: banquet,
    options: { date: 'c1', stack: 'c2', squares: true, windows: '2024-05-11 聚餐；2024-05-15 至 2024-05-18 食堂停业' },
    expect: 'done',
  },
  {
    id: 'exposure',
    title: { en: 'The time of a common exposure', zh: '推算共同暴露时段' },
    data: banquet,
    options: { date: 'c1', shortest: 0, longest: 9, cumulative: true },
    expect: 'done',
  },
  {
    id: 'no-common-exposure',
    title: { en: 'Cases too far apart for one exposure', zh: '病例间隔过长，无共同暴露' },
    data: banquet,
    options: { date: 'c1', bin: 'month', shortest: 1, longest: 3 },
    expect: 'done',
  },
  {
    id: 'influenza-days',
    title: { en: 'Days with a moving average of seven', zh: '按日，7 日移动平均' },
    data: notified,
    options: { date: 'c1', weight: 'c3', average: 'around' },
    expect: 'done',
  },
  {
    id: 'influenza-weeks',
    title: { en: 'Weeks from Monday by type, with the cumulative number', zh: '按周（周一起）分型，附累计数' },
    data: notified,
    options: { date: 'c1', stack: 'c2', weight: 'c3', bin: 'week', cumulative: true, average: 'last', span: 3 },
    expect: 'done',
  },
  {
    id: 'influenza-sundays',
    title: { en: 'Weeks from Sunday; too many cases for squares', zh: '按周（周日起），例数过多不宜每例一格' },
    data: notified,
    options: { date: 'c1', weight: 'c3', bin: 'sunday', squares: true },
    expect: 'done',
  },
  {
    id: 'influenza-months',
    title: { en: 'Months by type', zh: '按月分型' },
    data: notified,
    options: { date: 'c1', stack: 'c2', weight: 'c3', bin: 'month' },
    expect: 'done',
  },
  {
    id: 'no-dates',
    title: { en: 'No date is known', zh: '日期全部缺失' },
    data: undated,
    options: { date: 'c1' },
    expect: { rejected: 'no-values' },
  },
  {
    id: 'unreadable-window',
    title: { en: 'A period that cannot be read', zh: '无法识别的时段' },
    data: banquet,
    options: { date: 'c1', windows: '5月11日 聚餐' },
    expect: { rejected: 'window-unreadable' },
  },
  {
    id: 'incubation-reversed',
    title: { en: 'The longest incubation is shorter', zh: '最长潜伏期短于最短潜伏期' },
    data: banquet,
    options: { date: 'c1', shortest: 5, longest: 2 },
    expect: { rejected: 'incubation-order' },
  },
])
