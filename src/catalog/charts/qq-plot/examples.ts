import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { insectSprays } from '../../examples-data/insect-sprays.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const corners: ExampleData = {
  id: 'corners',
  title: { en: 'Corners', zh: '边界情形' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'C反应蛋白(mg/L)',
      measure: 'continuous',
      values: [
        [3, 5, 8, 2, 60, 12, 4, 7, null, 9, 15, 31],
        [5, 5, 5, 5, 5, 5, 5, 40],
        [6, 9],
        [44, 51, 39, 62, 47, 55, 58, 49, 41, 53],
      ].flat(),
    },
    {
      id: 'c2',
      name: '诊断',
      measure: 'nominal',
      values: [
        ...Array<string>(12).fill('社区获得性肺炎'),
        ...Array<string>(8).fill('多数相同'),
        ...Array<string>(2).fill('两例组'),
        ...Array<string>(10).fill('脓毒症'),
      ],
    },
  ],
}

const many: ExampleData = {
  id: 'many-values',
  title: { en: 'Latencies of 1500 responses', zh: '1500 次反应的潜伏期' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'latency',
      label: 'Latency, ms',
      measure: 'continuous',
      values: Array.from({ length: 1500 }, (_, k) => Math.round(200 - 90 * Math.log(1 - ((k * 0.6180339887) % 1)))),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'lung-age',
    title: { en: 'Age of men and women', zh: '男性与女性的年龄' },
    data: lung,
    options: { variable: 'c4', group: 'c5' },
    expect: 'done',
  },
  {
    id: 'blood-pressure-pp',
    title: { en: 'Probabilities, mean and SD as reference', zh: 'P–P 图，以均数与标准差为参考' },
    data: bloodPressure,
    options: { variable: 'c4', kind: 'pp', line: 'moments', positions: 'hazen', confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'sprays-overlaid',
    title: { en: 'Six groups overlaid, without bands', zh: '六组叠加，无参考带' },
    data: insectSprays,
    options: { variable: 'c1', group: 'c2', arrangement: 'overlaid', band: false },
    conventions: { quartiles: 'type6' },
    expect: 'done',
  },
  {
    id: 'corners',
    title: { en: 'Groups that cannot be drawn; detrended', zh: '无法绘制的组；去趋势图' },
    data: corners,
    options: { variable: 'c1', group: 'c2', kind: 'detrended', quartileType: 'type2' },
    expect: 'done',
  },
  {
    id: 'corners-moments',
    title: { en: 'Two groups overlaid with bands', zh: '叠加并显示参考带' },
    data: corners,
    options: { variable: 'c1', group: 'c2', line: 'moments', arrangement: 'overlaid' },
    expect: 'done',
  },
  {
    id: 'many-values',
    title: { en: 'A long tail of 1500 values', zh: '1500 个值的长尾分布' },
    data: many,
    options: { variable: 'c1' },
    expect: 'done',
  },
  {
    id: 'constant',
    title: { en: 'Values that do not vary', zh: '无变异' },
    data: {
      id: 'constant',
      title: { en: 'Constant', zh: '常量' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [{ id: 'c1', name: 'y', measure: 'continuous', values: [4, 4, 4, 4] }],
    },
    options: { variable: 'c1' },
    expect: { rejected: 'nothing-to-draw' },
  },
])
