import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const corners: ExampleData = {
  id: 'corners',
  title: { en: 'Corners', zh: '边界情形' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'arm',
      measure: 'nominal',
      values: ['b', 'a', 'a', 'b', 'c', 'c', 'a', 'b', null, 'c', 'a', 'b'],
    },
    { id: 'c2', name: 'constant', measure: 'continuous', values: [4, 4, 4, 4, 4, 4, 4, 4, 4, null, 4, 4] },
    { id: 'c3', name: 'empty in c', measure: 'continuous', values: [1.5, 2, 2.25, 3, null, null, 7, 1, 9, null, 3, 8] },
    {
      id: 'c4',
      name: 'one value',
      measure: 'nominal',
      values: ['y', 'y', 'y', 'y', 'y', 'y', 'y', 'y', 'n', 'y', 'y', null],
    },
    { id: 'c5', name: 'all blank', measure: 'continuous', values: Array<null>(12).fill(null) },
    {
      id: 'c6',
      name: 'separated',
      measure: 'nominal',
      values: ['p', 'q', 'q', 'p', 'q', 'q', 'q', 'p', 'p', 'q', 'q', 'p'],
    },
    { id: 'c7', name: 'stage', measure: 'ordinal', values: [1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 1, 3] },
  ],
}

const people = Array.from({ length: 24 }, (_, i) => i)
const inSecond = (i: number) => i % 2
const twoArms: ExampleData = {
  id: 'two-arms',
  title: { en: 'Two arms of twelve', zh: '每组十二例的两组' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'arm', measure: 'nominal', values: people.map((i) => (inSecond(i) ? 'B' : 'A')) },
    { id: 'c2', name: 'age', measure: 'continuous', values: people.map((i) => 50 + ((i >> 1) % 12)) },
    { id: 'c3', name: 'sex', measure: 'nominal', values: people.map((i) => ((i >> 1) % 3 === 0 ? 'female' : 'male')) },
    ...['ALT', 'AST', 'GGT', 'ALP', 'TBIL', 'CRP'].map((name, k) => ({
      id: `c${k + 4}`,
      name,
      measure: 'continuous' as const,
      values: people.map((i) => 20 + (((i >> 1) * (k + 5)) % 12) + 9 * inSecond(i)),
    })),
  ],
}

export const examples = defineExamples([
  {
    id: 'lung-by-sex',
    title: { en: 'Lung cancer: men and women', zh: '肺癌：男女基线比较' },
    data: lung,
    options: { variables: ['c4', 'c6', 'c7', 'c8', 'c9', 'c10', 'c3'], group: 'c5' },
    expect: 'done',
  },
  {
    id: 'lung-rank-statistics',
    title: { en: 'Lung cancer: U beside Z', zh: '肺癌：Z 旁列出 U' },
    data: lung,
    options: { variables: ['c4', 'c6', 'c10', 'c3'], group: 'c5', rankStatistics: true },
    expect: 'done',
  },
  {
    id: 'blood-pressure',
    title: { en: 'Trial: small counts, skewed values, one level shown', zh: '临床试验：小频数、偏态、仅显示一个取值' },
    data: bloodPressure,
    options: {
      variables: ['c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'],
      group: 'c1',
      'rules.c6.shown': '有',
      'rules.c5.decimals': 2,
      variances: 'student',
    },
    conventions: { quartiles: 'type6' },
    expect: 'done',
  },
  {
    id: 'four-regions',
    title: { en: 'Four groups, row percentages', zh: '四组比较，行百分比' },
    data: bloodPressure,
    options: {
      variables: ['c2', 'c4', 'c5', 'c1', 'c6', 'c7'],
      group: 'c8',
      percent: 'row',
      overall: true,
      'rules.c4.test': 'student',
    },
    conventions: { quartiles: 'type2' },
    expect: 'done',
  },
  {
    id: 'chosen-by-hand',
    title: { en: 'Every rule overridden', zh: '全部手动指定' },
    data: bloodPressure,
    options: {
      variables: ['c2', 'c4', 'c5', 'c3', 'c6', 'c7'],
      group: 'c1',
      overall: false,
      missingColumn: false,
      'rules.c2.summary': 'median',
      'rules.c2.test': 'welch',
      'rules.c4.summary': 'mean',
      'rules.c4.test': 'rank',
      'rules.c5.test': 'none',
      'rules.c3.test': 'yates',
      'rules.c6.test': 'pearson',
      'rules.c7.test': 'fisher',
    },
    expect: 'done',
  },
  {
    id: 'many-centres',
    title: { en: 'Eighteen centres: Fisher by simulation', zh: '18 个中心：Fisher 确切概率法的 Monte Carlo 模拟' },
    data: lung,
    options: { variables: ['c1', 'c3'], group: 'c6', replicates: 20_000, seed: 20261121 },
    expect: 'done',
  },
  {
    id: 'all-together',
    title: { en: 'No groups', zh: '不分组' },
    data: lung,
    options: { variables: ['c4', 'c5', 'c10'] },
    expect: 'done',
  },
  {
    id: 'some-left-out',
    title: { en: 'Days cannot be counted one by one and are left out', zh: '天数取值过多，无法计数，不纳入' },
    data: lung,
    options: { variables: ['c2', 'c4', 'c6'], group: 'c5', 'rules.c2.summary': 'counts' },
    expect: 'done',
  },
  {
    id: 'alike',
    title: { en: 'Complete data, groups alike', zh: '数据完整，组间均衡' },
    data: twoArms,
    options: { variables: ['c2', 'c3'], group: 'c1' },
    expect: 'done',
  },
  {
    id: 'apart-in-everything',
    title: { en: 'Groups apart in six variables', zh: '两组在六个变量上均有差异' },
    data: twoArms,
    options: { variables: ['c4', 'c5', 'c6', 'c7', 'c8', 'c9'], group: 'c1' },
    expect: 'done',
  },
  {
    id: 'corners',
    title: { en: 'Constant, blank, separated', zh: '常量、全缺失、完全分离' },
    data: corners,
    options: { variables: ['c2', 'c3', 'c4', 'c5', 'c6', 'c7'], group: 'c1' },
    expect: 'done',
  },
  {
    id: 'nothing-chosen',
    title: { en: 'No variable chosen', zh: '未选择变量' },
    data: lung,
    options: { group: 'c5' },
    expect: 'incomplete',
  },
  {
    id: 'group-among-variables',
    title: { en: 'The groups are also a row', zh: '分组变量同时作为行变量' },
    data: lung,
    options: { variables: ['c4', 'c5'], group: 'c5' },
    expect: { rejected: 'group-among-variables' },
  },
])
