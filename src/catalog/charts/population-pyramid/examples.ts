import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const years = Array.from({ length: 101 }, (_, age) => age)

/** A smooth age structure: births rise until one of the cohorts and fall after it, deaths follow Gompertz's law, women live longer. */
function people(age: number, isFemale: boolean, year: number): number {
  const born = year - age
  const births =
    5200 +
    2600 * Math.exp(-(((born - 1968) / 9) ** 2)) +
    1500 * Math.exp(-(((born - 1990) / 6) ** 2)) -
    60 * Math.max(0, born - 1990)
  const dying = isFemale ? 0.000018 : 0.000034
  const alive = Math.exp((-dying / 0.1) * (Math.exp(0.1 * age) - 1))
  return Math.round((Math.max(births, 1800) * (isFemale ? 0.485 : 0.515) * alive) / 10)
}

/** People of one age, sex and year in each row. */
const counted = [2010, 2020].flatMap((year) =>
  years.flatMap((age) => [false, true].map((isFemale) => ({ year, age, isFemale, n: people(age, isFemale, year) }))),
)

const county: ExampleData = {
  id: 'county',
  title: { en: 'People of a county by age and sex', zh: '某县分年龄、性别人口' },
  source: {
    en: 'Made up for this project: births with two peaks, deaths by Gompertz’s law.',
    zh: '本项目模拟数据：出生人数有两个高峰，死亡按 Gompertz 定律。',
  },
  columns: [
    { id: 'c1', name: '年龄', label: '年龄（岁）', measure: 'continuous', values: counted.map(({ age }) => age) },
    { id: 'c2', name: '性别', measure: 'nominal', values: counted.map(({ isFemale }) => (isFemale ? '女' : '男')) },
    { id: 'c3', name: '年份', measure: 'ordinal', values: counted.map(({ year }) => year) },
    { id: 'c4', name: '人数', measure: 'continuous', values: counted.map(({ n }) => n) },
  ],
}

/** Age groups as text out of order, an empty cell, blanks. */
const survey: ExampleData = {
  id: 'survey',
  title: { en: 'Respondents of a survey', zh: '调查应答者' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '年龄组',
      measure: 'ordinal',
      values: 'BBBBBACCCCCCCDDDDEEBBBAACCCCCCDDDDD'
        .split('')
        .map((k) => ({ A: '<18岁', B: '18–44岁', C: '45–64岁', D: '65–79岁', E: '80岁及以上' })[k] ?? null),
    },
    {
      id: 'c2',
      name: '户籍类型',
      measure: 'nominal',
      values: Array.from({ length: 35 }, (_, k) =>
        k === 9 ? null : k < 19 ? '本县户籍人口' : '外来流动人口（居住满半年）',
      ),
    },
    { id: 'c3', name: '满意度', measure: 'ordinal', values: Array.from({ length: 35 }, (_, k) => (k * 7) % 3) },
    { id: 'c4', name: '备注', measure: 'continuous', values: Array<null>(35).fill(null) },
    {
      id: 'c5',
      name: '入学年龄',
      measure: 'continuous',
      values: Array.from({ length: 35 }, (_, k) => (k === 3 ? -1 : 6.5)),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'county',
    title: { en: 'A county in one year from a table of counts', zh: '某县人口金字塔（频数表数据）' },
    data: county,
    options: { age: 'c1', side: 'c2', left: '男', weight: 'c4' },
    expect: 'done',
  },
  {
    id: 'two-years',
    title: { en: 'Two years, the second as an outline', zh: '两个年份，后者为轮廓线' },
    data: county,
    options: { age: 'c1', side: 'c2', left: '男', layer: 'c3', weight: 'c4', scale: 'all' },
    expect: 'done',
  },
  {
    id: 'single-years',
    title: { en: 'A class for each year of age', zh: '单岁组' },
    data: county,
    options: { age: 'c1', side: 'c2', left: '男', weight: 'c4', width: 1, open: 100 },
    expect: 'done',
  },
  {
    id: 'lung',
    title: { en: 'Patients with lung cancer, with percentages of each sex', zh: '肺癌患者年龄构成，占各性别的百分比' },
    data: lung,
    options: { age: 'c4', side: 'c5', left: 2, open: 75, scale: 'side', labels: true },
    expect: 'done',
  },
  {
    id: 'age-groups',
    title: { en: 'Age groups in the order of their numbers', zh: '有序年龄组按名称开头的数排列' },
    data: survey,
    options: { age: 'c1', side: 'c2', order: 'number', labels: true },
    expect: 'done',
  },
  {
    id: 'one-class',
    title: { en: 'All of one age, and one below 0', zh: '年龄相同，另有一个负值' },
    data: survey,
    options: { age: 'c5', side: 'c2', width: 1, labels: true },
    expect: 'done',
  },
  {
    id: 'three-sides',
    title: { en: 'A variable with three values for the sides', zh: '两侧变量有三个取值' },
    data: survey,
    options: { age: 'c1', side: 'c3' },
    expect: { rejected: 'not-two-values' },
  },
  {
    id: 'no-age',
    title: { en: 'No age is known', zh: '年龄全部缺失' },
    data: survey,
    options: { age: 'c4', side: 'c2' },
    expect: { rejected: 'no-values' },
  },
  {
    id: 'age-twice',
    title: { en: 'The same variable twice', zh: '同一变量用了两次' },
    data: survey,
    options: { age: 'c1', side: 'c2', layer: 'c2' },
    expect: { rejected: 'same-variable-twice' },
  },
])
