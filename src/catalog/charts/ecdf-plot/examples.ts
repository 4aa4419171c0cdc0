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
      name: '病毒载量(拷贝/mL)',
      measure: 'continuous',
      values: [
        [120, 5400, 88000, 430, null, 2100, 1_500_000, 9600, 310, 27000, 64, 720],
        [50, 50, 50, 50],
        [3300],
        [180000, 42000, 9100, 650000, 77000, 2_300_000, 15000],
      ].flat(),
    },
    {
      id: 'c2',
      name: '治疗阶段',
      measure: 'nominal',
      values: [
        ...Array<string>(12).fill('治疗前'),
        ...Array<string>(4).fill('低于检测限'),
        '单例组',
        ...Array<string>(7).fill('治疗失败'),
      ],
    },
  ],
}

const many: ExampleData = {
  id: 'many-values',
  title: { en: 'Waiting times of 1600 calls', zh: '1600 次呼叫的等待时间' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'wait',
      label: 'Waiting time, s',
      measure: 'continuous',
      values: Array.from(
        { length: 1600 },
        (_, k) => Math.round(-6000 * Math.log(1 - (((k + 1) * 0.6180339887) % 1))) / 100,
      ),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'lung-age',
    title: { en: 'Age of men and women', zh: '男性与女性的年龄' },
    data: lung,
    options: { variable: 'c4', group: 'c5', band: 'dkw' },
    expect: 'done',
  },
  {
    id: 'blood-pressure-above',
    title: { en: 'Share above each pressure, pointwise band', zh: '超过各血压值的比例，逐点置信区间' },
    data: bloodPressure,
    options: { variable: 'c4', group: 'c1', complement: true, band: 'pointwise', confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'sprays',
    title: { en: 'Six groups without medians', zh: '六组，不显示中位数' },
    data: insectSprays,
    options: { variable: 'c1', group: 'c2', medians: false },
    expect: 'done',
  },
  {
    id: 'viral-load',
    title: { en: 'A logarithmic axis, a constant group, a single value', zh: '对数轴、常量组与单例组' },
    data: corners,
    options: { variable: 'c1', group: 'c2', axis: 'log' },
    expect: 'done',
  },
  {
    id: 'many-values',
    title: { en: 'More steps than can be drawn', zh: '台阶数超过可绘制的数目' },
    data: many,
    options: { variable: 'c1', band: 'pointwise' },
    expect: 'done',
  },
  {
    id: 'log-of-zero',
    title: { en: 'Counts of 0 on a logarithmic axis', zh: '含 0 的计数使用对数轴' },
    data: insectSprays,
    options: { variable: 'c1', axis: 'log' },
    expect: { rejected: 'not-positive' },
  },
])
