import { arrests } from '../../examples-data/arrests.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const source = { en: 'Made up for this project.', zh: '本项目模拟数据。' }

const wards: ExampleData = {
  id: 'wards',
  title: { en: 'Hand hygiene by ward', zh: '各病区手卫生依从率' },
  source,
  columns: [
    {
      id: 'c1',
      name: '病区',
      measure: 'nominal',
      values: [
        '呼吸与危重症医学科',
        '心血管内科',
        '普通外科',
        '骨科',
        '新生儿重症监护病房',
        '产科',
        '急诊科',
        '肿瘤内科',
        '神经外科',
        '血液内科',
        null,
        '康复科',
      ],
    },
    {
      id: 'c2',
      name: '依从率(%)',
      measure: 'continuous',
      values: [78.5, 82.1, 74, 69.3, 95.2, 88.6, 61.7, 82.1, 71.4, 90.3, 77.8, null],
    },
    {
      id: 'c3',
      name: '系统',
      measure: 'nominal',
      values: ['内科', '内科', '外科', '外科', '重症', null, '重症', '内科', '外科', '内科', '外科', '内科'],
    },
    { id: 'c4', name: '目标', measure: 'continuous', values: Array<number>(12).fill(80) },
    { id: 'c5', name: '未填报', measure: 'continuous', values: Array<null>(12).fill(null) },
    {
      id: 'c6',
      name: '编号',
      measure: 'nominal',
      values: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'],
    },
  ],
}

/** The k-th of 230 scores is (37 k mod 230) − 80: all different, on both sides of 0. */
const scores: ExampleData = {
  id: 'scores',
  title: { en: 'Scores of 230 genes', zh: '230 个基因的得分' },
  source,
  columns: [
    { id: 'c1', name: 'gene', measure: 'id', values: Array.from({ length: 230 }, (_, k) => `G${k + 1}`) },
    {
      id: 'c2',
      name: 'score',
      measure: 'continuous',
      values: Array.from({ length: 230 }, (_, k) => ((37 * k) % 230) - 80),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'arrests',
    title: { en: 'Murder arrests by state', zh: '美国各州谋杀逮捕率' },
    data: arrests,
    options: { value: 'c2', name: 'c1' },
    expect: 'done',
  },
  {
    id: 'arrests-z',
    title: { en: 'Urban population as z scores, by side of the mean', zh: '城市人口比例的 z 分数，按均数两侧着色' },
    data: arrests,
    options: { value: 'c4', name: 'c1', z: true, colours: 'sign', top: 30, order: 'up' },
    expect: 'done',
  },
  {
    id: 'wards',
    title: { en: 'Compliance by group and ward', zh: '各系统病区依从率' },
    data: wards,
    options: { value: 'c2', name: 'c1', group: 'c3', order: 'group' },
    expect: 'done',
  },
  {
    id: 'wards-target',
    title: { en: 'Distance from a target of 80%', zh: '与目标值 80% 的差距' },
    data: wards,
    options: { value: 'c2', name: 'c1', baseline: 'own', own: 80, colours: 'sign', mark: 'lollipop' },
    expect: 'done',
  },
  {
    id: 'wards-dots',
    title: { en: 'Dots with the mean, the first five of the data', zh: '点图与均数，数据中前五行' },
    data: wards,
    options: { value: 'c2', name: 'c1', group: 'c3', mark: 'dot', order: 'stored', baseline: 'mean', top: 5 },
    expect: 'done',
  },
  {
    id: 'arrests-dots',
    title: { en: 'Dots without 0 and without numbers', zh: '不含 0 的点图，不标数值' },
    data: arrests,
    options: { value: 'c4', name: 'c1', mark: 'dot', labels: false },
    expect: 'done',
  },
  {
    id: 'genes',
    title: { en: 'The first 200 of 230 genes', zh: '230 个基因中的前 200 个' },
    data: scores,
    options: { value: 'c2', name: 'c1', top: 200, colours: 'sign' },
    expect: 'done',
  },
  {
    id: 'constant',
    title: { en: 'One value throughout, from its mean', zh: '数值全部相同，以均数为起点' },
    data: wards,
    options: { value: 'c4', name: 'c6', baseline: 'mean' },
    expect: 'done',
  },
  {
    id: 'no-spread',
    title: { en: 'z scores of one value throughout', zh: '数值全部相同时的 z 分数' },
    data: wards,
    options: { value: 'c4', name: 'c1', z: true },
    expect: { rejected: 'no-spread' },
  },
  {
    id: 'no-values',
    title: { en: 'A column without values', zh: '没有取值的列' },
    data: wards,
    options: { value: 'c5', name: 'c1' },
    expect: { rejected: 'no-values' },
  },
])
