import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { insectSprays } from '../../examples-data/insect-sprays.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const diagnoses = [
  { name: '缺铁性贫血', n: 40, centre: 3.2, spread: 0.45 },
  { name: '慢性病贫血', n: 46, centre: 4.8, spread: 0.5 },
  { name: '对照', n: 54, centre: 4.1, spread: 0.5 },
] as const

/** Positive and skewed: evenly spread quantiles of a nearly log-normal distribution (Tukey's lambda with 0.14). */
const ferritin: ExampleData = {
  id: 'ferritin',
  title: { en: 'Ferritin in three groups', zh: '三组血清铁蛋白' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '血清铁蛋白(μg/L)',
      measure: 'continuous',
      values: diagnoses.flatMap(({ n, centre, spread }) =>
        Array.from({ length: n }, (_, i) => {
          const p = (i + 0.5) / n
          return Number(Math.exp(centre + spread * 4.91 * (p ** 0.14 - (1 - p) ** 0.14)).toFixed(1))
        }),
      ),
    },
    {
      id: 'c2',
      name: '诊断',
      measure: 'nominal',
      values: diagnoses.flatMap(({ name, n }) => Array<string>(n).fill(name)),
    },
  ],
}

const corners: ExampleData = {
  id: 'corners',
  title: { en: 'Corners', zh: '边界情形' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'change',
      label: 'Change, mm',
      measure: 'continuous',
      values: [-3.2, -1.5, 0.4, 1.1, 2.6, -0.8, 7, 7, 7, null, 4.4, -2.1, 0.9, null],
    },
    {
      id: 'c2',
      name: 'centre',
      label: 'Centre',
      measure: 'nominal',
      values: ['A', 'A', 'A', 'A', 'A', 'A', 'B', 'B', 'B', 'C', 'D', 'E', 'E', 'A'],
    },
  ],
}

function madeUp(id: string, en: string, zh: string, values: readonly number[]): ExampleData {
  return {
    id,
    title: { en, zh },
    source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
    columns: [{ id: 'c1', name: 'y', measure: 'continuous', values }],
  }
}

export const examples = defineExamples([
  {
    id: 'lung-age',
    title: { en: 'Age of patients with lung cancer', zh: '肺癌患者的年龄分布' },
    data: lung,
    options: { variable: 'c4', normal: true },
    expect: 'done',
  },
  {
    id: 'lung-weight-by-sex',
    title: { en: 'Calories at meals, by sex', zh: '进餐热量（按性别）' },
    data: lung,
    options: { variable: 'c9', group: 'c5', scale: 'density' },
    expect: 'done',
  },
  {
    id: 'blood-pressure-sturges',
    title: { en: 'Chinese names, no curve', zh: '中文变量名，无曲线' },
    data: bloodPressure,
    options: { variable: 'c4', binning: 'sturges', curve: false },
    expect: 'done',
  },
  {
    id: 'three-skewed-groups',
    title: { en: 'Three skewed groups, a panel each', zh: '三组偏态数据，分面' },
    data: ferritin,
    options: { variable: 'c1', group: 'c2' },
    expect: 'done',
  },
  {
    id: 'log-axis',
    title: { en: 'Skewed groups side by side on a log axis', zh: '对数轴上的并列直方图' },
    data: ferritin,
    options: {
      variable: 'c1',
      group: 'c2',
      arrangement: 'side',
      axis: 'log',
      binning: 'width',
      width: 0.25,
      closed: 'left',
      scale: 'percent',
    },
    expect: 'done',
  },
  {
    id: 'whole-numbers',
    title: { en: 'Counts: one bin for each', zh: '计数资料：每个取值一个区间' },
    data: insectSprays,
    options: { variable: 'c1', curve: false, centre: 'mean', scale: 'percent' },
    expect: 'done',
  },
  {
    id: 'stacked',
    title: { en: 'Six groups stacked', zh: '六组堆积' },
    data: insectSprays,
    options: { variable: 'c1', group: 'c2', arrangement: 'stack', binning: 'width', width: 2.5, closed: 'left' },
    expect: 'done',
  },
  {
    id: 'mirrored',
    title: { en: 'Age of men and women, mirrored', zh: '男女年龄镜像直方图' },
    data: lung,
    options: { variable: 'c4', group: 'c5', arrangement: 'mirror', binning: 'scott', centre: 'median' },
    expect: 'done',
  },
  {
    id: 'negative-values',
    title: { en: 'Negative values, with each value marked', zh: '含负值，标出各值' },
    data: lung,
    options: { variable: 'c10', binning: 'own', count: 12, centre: 'median', rug: true },
    expect: 'done',
  },
  {
    id: 'overlaid',
    title: { en: 'Three groups over one another', zh: '三组重叠' },
    data: ferritin,
    options: {
      variable: 'c1',
      group: 'c2',
      arrangement: 'overlay',
      axis: 'log',
      binning: 'freedman-diaconis',
      scale: 'density',
      normal: true,
    },
    expect: 'done',
  },
  {
    id: 'corners',
    title: { en: 'Groups of one and two, and a constant one', zh: '单例、两例与常量组' },
    data: corners,
    options: { variable: 'c1', group: 'c2', arrangement: 'mirror' },
    expect: 'done',
  },
  {
    id: 'constant',
    title: { en: 'Values that do not vary', zh: '取值全部相同' },
    data: madeUp('constant', 'Three equal values', '三个相同取值', [4, 4, 4]),
    options: { variable: 'c1' },
    expect: 'done',
  },
  {
    id: 'institutions',
    title: { en: 'More groups than colours', zh: '组数过多，颜色无法区分' },
    data: lung,
    options: { variable: 'c4', group: 'c1' },
    expect: { rejected: 'too-many-groups' },
  },
  {
    id: 'one-value',
    title: { en: 'A single value', zh: '仅有一个值' },
    data: madeUp('one-value', 'One value', '一个取值', [4]),
    options: { variable: 'c1' },
    expect: { rejected: 'too-few-values' },
  },
  {
    id: 'log-of-negative',
    title: { en: 'Negative values on a log axis', zh: '负值无法取对数' },
    data: lung,
    options: { variable: 'c10', axis: 'log' },
    expect: { rejected: 'not-positive' },
  },
  {
    id: 'narrow-bins',
    title: { en: 'Bins that are too narrow', zh: '区间过窄' },
    data: lung,
    options: { variable: 'c9', binning: 'width', width: 1 },
    expect: { rejected: 'too-many-bins' },
  },
  {
    id: 'wide-log-bins',
    title: { en: 'Bins beyond all numbers on a log axis', zh: '对数轴上区间过宽' },
    data: ferritin,
    options: { variable: 'c1', axis: 'log', binning: 'width', width: 500 },
    expect: { rejected: 'too-wide-bins' },
  },
])
