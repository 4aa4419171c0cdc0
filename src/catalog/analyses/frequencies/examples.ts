import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const times = <T>(value: T, n: number): T[] => Array<T>(n).fill(value)

const survey: ExampleData = {
  id: 'satisfaction-survey',
  title: { en: 'A survey of 40 patients', zh: '40 例患者问卷' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '满意度',
      measure: 'ordinal',
      valueLabels: [
        { value: 1, label: '很满意' },
        { value: 2, label: '满意' },
        { value: 3, label: '一般' },
        { value: 4, label: '不满意' },
        { value: 5, label: '很不满意' },
        { value: 8, label: '拒答' },
        { value: 9, label: '不适用' },
      ],
      missingCodes: [8, 9],
      values: [...times(2, 11), ...times(1, 8), ...times(3, 8), ...times(4, 3), ...times(8, 4), 9, ...times(null, 5)],
    },
    {
      id: 'c2',
      name: '来源',
      measure: 'nominal',
      missingCodes: ['不详'],
      values: [...times('门诊', 13), ...times('住院', 13), ...times('急诊', 6), ...times('不详', 7), null],
    },
    { id: 'c3', name: '中心', measure: 'nominal', values: times('甲', 40) },
    { id: 'c4', name: '空列', measure: 'nominal', values: times(null, 40) },
    {
      id: 'c5',
      name: '极端值',
      measure: 'continuous',
      values: [
        ...times(1e300, 3),
        ...times(1e-300, 5),
        ...times(0, 20),
        ...times(-2.5, 9),
        ...times(Infinity, 2),
        null,
      ],
    },
    {
      id: 'c6',
      name: '编号',
      measure: 'nominal',
      values: Array.from({ length: 40 }, (_, i) => i + 1),
    },
  ],
}

const grouped: ExampleData = {
  id: 'blood-groups',
  title: { en: 'Blood groups, counted beforehand', zh: '血型（已汇总的频数）' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'group', label: '血型', measure: 'nominal', values: ['A', 'B', 'O', 'AB', null] },
    { id: 'c2', name: 'count', label: '人数', measure: 'continuous', values: [308, 275, 341, 92, 14] },
  ],
}

const measured: ExampleData = {
  id: 'all-different',
  title: { en: '250 different measurements', zh: '250 个互不相同的测量值' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'x', measure: 'continuous', values: Array.from({ length: 250 }, (_, i) => i / 8) },
    { id: 'c2', name: 'blank', measure: 'nominal', values: times(null, 250) },
    {
      id: 'c3',
      name: 'pairs',
      measure: 'continuous',
      values: Array.from({ length: 250 }, (_, i) => Math.floor(i ** 2 / 640) / 8),
    },
  ],
}

const two: ExampleData = {
  id: 'two-rows',
  title: { en: 'Two rows', zh: '两行' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'smoker', measure: 'nominal', values: ['yes', null] },
    { id: 'c2', name: 'sex', measure: 'nominal', values: ['f', 'm'] },
  ],
}

const readings: ExampleData = {
  id: 'blood-pressure-readings',
  title: { en: 'Readings with impossible values', zh: '含不可能值的血压测量' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '收缩压',
      measure: 'ordinal',
      missingCodes: [-9],
      missingRanges: [
        [null, 0],
        [300, null],
      ],
      values: [120, 118.5, 120, 135, 140, 140, 140, 299.9, 0, -1, -9, -9, 300, 999, Infinity, null],
    },
    {
      id: 'c2',
      name: '体位',
      measure: 'nominal',
      valueLabels: [
        { value: 1, label: '坐位' },
        { value: 2, label: '卧位' },
        { value: 8, label: '拒答' },
      ],
      missingCodes: [8],
      missingRanges: [[7, 9]],
      values: [1, 1, 1, 2, 2, 1, 1, 2, 7, 8, 8, 9, 8.5, 6.5, Infinity, null],
    },
  ],
}

const vials: ExampleData = {
  id: 'vials',
  title: { en: 'Lots and boxes of sixty vials', zh: '六十支药品的批号与箱号' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'lot', measure: 'nominal', values: Array.from({ length: 60 }, (_, i) => `L${i % 20}`) },
    { id: 'c2', name: 'box', measure: 'nominal', values: Array.from({ length: 60 }, (_, i) => `B${i % 30}`) },
  ],
}

export const examples = defineExamples([
  {
    id: 'lung',
    title: { en: 'Lung cancer: sex, ECOG score, centre', zh: '肺癌：性别、ECOG 评分、中心' },
    data: lung,
    options: { variables: ['c5', 'c6', 'c1'], intervals: true },
    expect: 'done',
  },
  {
    id: 'survey',
    title: { en: 'User-missing codes apart, ties by frequency', zh: '用户缺失码单列，按频数排序' },
    data: survey,
    options: { variables: ['c1', 'c2'], order: 'descending', intervals: true, confidence: 0.9, figure: 'count' },
    expect: 'done',
  },
  {
    id: 'unused-and-edges',
    title: { en: 'Labels that do not occur, constant, blank, extreme', zh: '未出现的取值、常量、全缺失与极端值' },
    data: survey,
    options: { variables: ['c1', 'c3', 'c4', 'c5', 'c6'], order: 'ascending', unused: true, intervals: true },
    expect: 'done',
  },
  {
    id: 'weighted',
    title: { en: 'Counts as frequency weights', zh: '以频数加权' },
    data: grouped,
    options: { variables: ['c1'], weight: 'c2', intervals: true },
    expect: 'done',
  },
  {
    id: 'fractional-weights',
    title: { en: 'Weights that are no whole numbers, and a large one', zh: '非整数权重与很大的权重' },
    data: {
      id: 'standardised',
      title: { en: 'Cases after standardisation', zh: '标准化后的例数' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'grade', measure: 'ordinal', missingCodes: [9], values: [1, 2, 3, 1, 9, null, 2, 3, 1] },
        {
          id: 'c2',
          name: 'cases',
          measure: 'continuous',
          values: [12.5, 0.75, 3000000000.5, 2.25, 4.5, 1.5, 20.125, 0, null],
        },
      ],
    },
    options: { variables: ['c1'], weight: 'c2', intervals: true },
    expect: 'done',
  },
  {
    id: 'blood-pressure',
    title: { en: 'Trial: treatment arm and grades', zh: '降压试验：组别与等级' },
    data: bloodPressure,
    options: { variables: ['c1', 'c3', 'c6', 'c7'], figure: 'none' },
    expect: 'done',
  },
  {
    id: 'many-values',
    title: { en: 'Ninety-seven values: the forty most frequent are drawn', zh: '97 个取值：图中仅绘频数最高的 40 个' },
    data: measured,
    options: { variables: ['c3'], order: 'descending' },
    expect: 'done',
  },
  {
    id: 'two-rows',
    title: { en: 'Two rows', zh: '仅两行' },
    data: two,
    options: { variables: ['c1', 'c2'], intervals: true },
    expect: 'done',
  },
  {
    id: 'ranges',
    title: { en: 'Ranges of missing values, and a code in one', zh: '缺失值区间，区间内含缺失码' },
    data: readings,
    options: { variables: ['c1', 'c2'], intervals: true },
    expect: 'done',
  },
  {
    id: 'too-many-values',
    title: { en: 'More than 200 values', zh: '取值超过 200 个' },
    data: measured,
    options: { variables: ['c1'] },
    expect: { rejected: 'too-many-values' },
  },
  {
    id: 'some-left-out',
    title: { en: 'A variable with too many values is left out', zh: '取值过多的变量不纳入' },
    data: measured,
    options: { variables: ['c1', 'c3'], order: 'descending', figure: 'none' },
    expect: 'done',
  },
  {
    id: 'none-stands-out',
    title: { en: 'Every value equally often', zh: '各取值频数相同' },
    data: vials,
    options: { variables: ['c1', 'c2'] },
    expect: 'done',
  },
  {
    id: 'all-missing',
    title: { en: 'Only blanks', zh: '全部缺失' },
    data: measured,
    options: { variables: ['c2'] },
    expect: { rejected: 'no-values' },
  },
  {
    id: 'no-rows',
    title: { en: 'No rows', zh: '没有数据行' },
    data: { ...two, columns: [{ id: 'c1', name: 'smoker', measure: 'nominal', values: [] }] },
    options: { variables: ['c1'] },
    expect: { rejected: 'no-values' },
  },
  {
    id: 'nothing-chosen',
    title: { en: 'No variable chosen', zh: '尚未选择变量' },
    data: survey,
    options: {},
    expect: 'incomplete',
  },
])
