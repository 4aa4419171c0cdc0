import { arrests } from '../../examples-data/arrests.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'
import { withCaseWeights } from '../../kit/with-case-weights.ts'

/** A number from 0 to 1 for each k. */
const noise = (k: number) => {
  const value = Math.sin(k * 12.9898 + 4.1414) * 43758.5453
  return value - Math.floor(value)
}
const names = [
  '东川市',
  '西陵县',
  '南河市',
  '北塔区',
  '长岭市',
  '清水县',
  '安平市',
  '永宁县',
  '石门市',
  '白沙县',
  '江口市',
  '云台县',
  '新丰市',
  '龙泉县',
  '青山区',
  '平湖市',
  '大通县',
  '临江市',
  '金沙县',
  '海兴市',
  '红旗区',
  '双桥县',
  '万年县',
  '凤凰市',
  '内蒙古自治区锡林郭勒盟东乌珠穆沁旗',
]

const counties: ExampleData = {
  id: 'counties',
  title: { en: 'Physicians and mortality in 25 counties', zh: '25 个市县的医师密度与死亡率' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: '市县', measure: 'id', values: names },
    {
      id: 'c2',
      name: '每千人口执业医师数',
      measure: 'continuous',
      values: names.map((_, k) => (k === 4 ? null : Math.round(10 * (1.2 + 3 * noise(k))) / 10)),
    },
    {
      id: 'c3',
      name: '标化死亡率(1/10 万)',
      measure: 'continuous',
      values: names.map((_, k) => Math.round(760 - 70 * (1.2 + 3 * noise(k)) + 120 * noise(k + 50))),
    },
    {
      id: 'c4',
      name: '人口（万人）',
      measure: 'continuous',
      values: names.map((_, k) => Math.round(10 * 8 * 60 ** noise(k + 90)) / 10),
    },
    {
      id: 'c5',
      name: '地区',
      measure: 'nominal',
      values: names.map((_, k) => (k === 9 ? null : (['东部', '中部', '西部'][Math.floor(3 * noise(k + 7))] ?? ''))),
    },
    {
      id: 'c6',
      name: '65 岁及以上人口比例(%)',
      measure: 'continuous',
      values: names.map((_, k) => Math.round(10 * (8 + 14 * noise(k + 200))) / 10),
    },
    {
      id: 'c7',
      name: '净迁入（万人）',
      measure: 'continuous',
      values: names.map((_, k) => Math.round(20 * noise(k + 33) - 8)),
    },
    { id: 'c8', name: '未填', measure: 'continuous', values: names.map(() => null) },
    { id: 'c9', name: '床位等级', measure: 'continuous', values: names.map(() => 2) },
  ],
}

export const examples = defineExamples([
  {
    id: 'counties',
    title: { en: 'Regions by colour, Chinese names', zh: '按地区着色，中文名称' },
    data: counties,
    options: { x: 'c2', y: 'c3', size: 'c4', colour: 'c5', label: 'c1' },
    expect: 'done',
  },
  {
    id: 'aged',
    title: { en: 'A measurement by colour, large bubbles', zh: '数值着色，大气泡' },
    data: counties,
    options: { x: 'c2', y: 'c3', size: 'c4', colour: 'c6', label: 'c1', named: 25, diameter: 12 },
    expect: 'done',
  },
  {
    id: 'arrests',
    title: { en: 'Sizes that hardly differ', zh: '大小相近的气泡' },
    data: arrests,
    options: { x: 'c3', y: 'c2', size: 'c4', label: 'c1', named: 6, diameter: 4 },
    expect: 'done',
  },
  {
    id: 'one-size',
    title: { en: 'All of one size, a variable twice', zh: '大小全部相同，同一变量用于两轴' },
    data: counties,
    options: { x: 'c6', y: 'c6', size: 'c9' },
    expect: 'done',
  },
  {
    id: 'counted-counties',
    title: { en: 'Rows that stand for several', zh: '一行代表多例' },
    data: withCaseWeights(counties, [1, 2, 0]),
    options: { x: 'c2', y: 'c3', size: 'c4', weight: 'w' },
    expect: 'done',
  },
  {
    id: 'migration',
    title: { en: 'Sizes of 0 and below', zh: '含 0 与负值的大小变量' },
    data: counties,
    options: { x: 'c2', y: 'c3', size: 'c7' },
    expect: { rejected: 'size-not-positive' },
  },
  {
    id: 'nothing-known',
    title: { en: 'A size without values', zh: '大小变量全部缺失' },
    data: counties,
    options: { x: 'c2', y: 'c3', size: 'c8' },
    expect: { rejected: 'no-bubbles' },
  },
])
