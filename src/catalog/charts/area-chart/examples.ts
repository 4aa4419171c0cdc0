import { lungDeaths } from '../../examples-data/lung-deaths.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const causes = ['恶性肿瘤', '心脑血管疾病', '慢性呼吸系统疾病', '伤害与中毒']
const years = Array.from({ length: 16 }, (_, k) => 2005 + k)

/** Deaths by year and cause in rows of their own; one cause is not recorded in two years, and nothing in one. */
const deaths: ExampleData = {
  id: 'causes-of-death',
  title: { en: 'Deaths of a city by cause', zh: '某市分死因死亡数' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: '年份', measure: 'continuous', values: causes.flatMap(() => years) },
    {
      id: 'c2',
      name: '死亡数',
      label: '死亡数（人）',
      measure: 'continuous',
      values: causes.flatMap((_, c) =>
        years.map((year, k) => {
          if (year === 2012 || (c === 3 && k < 2)) return null
          return [820 + 31 * k, 1150 + 22 * k, 640 - 13 * k, 310 + ((k * 37) % 11) * 6][c] ?? null
        }),
      ),
    },
    { id: 'c3', name: '死因', measure: 'nominal', values: causes.flatMap((cause) => years.map(() => cause)) },
  ],
}

const balance: ExampleData = {
  id: 'balance',
  title: { en: 'Fluid balance by hour', zh: '逐时液体平衡' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'hour', label: 'Hour', measure: 'continuous', values: [0, 1, 2, 3, 4, 5, 6, 7, 9] },
    {
      id: 'c2',
      name: 'balance',
      label: 'Balance, mL',
      measure: 'continuous',
      values: [120, 80, -40, -90, 10, 60, 45, null, 20],
    },
    {
      id: 'c3',
      name: 'infused',
      label: 'Infused, mL',
      measure: 'continuous',
      values: [150, 150, 100, 60, 80, 120, 100, 90, null],
    },
    { id: 'c4', name: 'lost', label: 'Lost, mL', measure: 'continuous', values: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
  ],
}

export const examples = defineExamples([
  {
    id: 'causes',
    title: { en: 'Deaths by cause, stacked, with a year without data', zh: '分死因死亡数，堆积，含无数据年份' },
    data: deaths,
    options: { x: 'c1', y: ['c2'], colour: 'c3' },
    expect: 'done',
  },
  {
    id: 'causes-full',
    title: { en: 'Shares of causes, the largest first', zh: '死因构成，由大到小' },
    data: deaths,
    options: { x: 'c1', y: ['c2'], colour: 'c3', layout: 'full', order: 'size', labels: 'legend' },
    expect: 'done',
  },
  {
    id: 'lung-deaths',
    title: { en: 'Deaths of men and women by year, in steps', zh: '男女逐年死亡数，阶梯' },
    data: lungDeaths,
    options: { x: 'c1', y: ['c2', 'c3'], period: 'year', shape: 'step' },
    expect: 'done',
  },
  {
    id: 'lung-deaths-overlaid',
    title: { en: 'Deaths of men and women by month, over each other', zh: '男女逐月死亡数，叠加' },
    data: lungDeaths,
    options: { x: 'c1', y: ['c2', 'c3'], layout: 'overlaid' },
    expect: 'done',
  },
  {
    id: 'balance',
    title: { en: 'Negative values over each other, with gaps', zh: '含负值与缺失，叠加' },
    data: balance,
    options: { x: 'c1', y: ['c2', 'c3'], layout: 'overlaid', aggregate: 'mean' },
    expect: 'done',
  },
  {
    id: 'one-area',
    title: { en: 'A single area, interrupted', zh: '单个区域，有中断' },
    data: lungDeaths,
    options: { x: 'c1', y: ['c2'], aggregate: 'mean' },
    expect: 'done',
  },
  {
    id: 'counts',
    title: { en: 'Numbers of values by year', zh: '各年数值个数' },
    data: deaths,
    options: { x: 'c1', y: ['c2'], colour: 'c3', aggregate: 'count' },
    expect: 'done',
  },
  {
    id: 'negative',
    title: { en: 'Negative values have no place in a stack', zh: '堆积图不能包含负值' },
    data: balance,
    options: { x: 'c1', y: ['c2', 'c3'] },
    expect: { rejected: 'negative-parts' },
  },
  {
    id: 'only-zeros',
    title: { en: 'Shares of nothing', zh: '全为 0，无构成' },
    data: balance,
    options: { x: 'c1', y: ['c4'], layout: 'full' },
    expect: { rejected: 'nothing-to-divide' },
  },
  {
    id: 'period-of-numbers',
    title: { en: 'Months of a number', zh: '对数值按月合并' },
    data: balance,
    options: { x: 'c1', y: ['c3'], period: 'month' },
    expect: { rejected: 'period-needs-date' },
  },
])
