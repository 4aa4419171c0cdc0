import { anorexia } from '../../examples-data/anorexia.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const visits: ExampleData = {
  id: 'visits',
  title: { en: 'Haemoglobin at four visits', zh: '四次访视的血红蛋白' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    ...[
      { name: '基线', values: [92, 88, 101, 97, 85, 110, 95, 90, 104, 99, 87, 93, 100, 96, 91] },
      { name: '第 4 周', values: [95, 90, 101, 104, 91, 112, 96, 97, 107, 98, 95, 94, null, 103, 97] },
      { name: '第 12 周', values: [104, 97, 108, 109, 99, 118, 95, 108, 112, 103, 104, 99, 111, 110, 91] },
      { name: '第 24 周', values: [110, 99, 113, 112, 108, 121, 94, 113, 116, 109, 111, 103, 115, null, 91] },
    ].map(({ name, values }, k) => ({
      id: `c${k + 1}`,
      name: `血红蛋白_${k + 1}`,
      label: name,
      measure: 'continuous' as const,
      values,
    })),
    {
      id: 'c5',
      name: '分组',
      measure: 'nominal',
      values: Array.from({ length: 15 }, (_, i) => (i === 14 ? '退出' : i % 2 === 0 ? '静脉铁剂' : '口服铁剂')),
    },
  ],
}

const many: ExampleData = {
  id: 'many-pairs',
  title: { en: 'Pain of 400 patients before and after', zh: '400 例患者治疗前后疼痛' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'before',
      label: 'Before',
      measure: 'continuous',
      values: Array.from({ length: 400 }, (_, k) => Math.round(60 + 18 * Math.sin(k * 1.3) + 9 * Math.cos(k * 2.1))),
    },
    {
      id: 'c2',
      name: 'after',
      label: 'After',
      measure: 'continuous',
      values: Array.from({ length: 400 }, (_, k) => Math.round(45 + 15 * Math.sin(k * 1.3) + 14 * Math.cos(k * 0.9))),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'anorexia',
    title: { en: 'Weight before and after three treatments', zh: '三种治疗前后体重' },
    data: anorexia,
    options: { variables: ['c2', 'c3'], group: 'c1', test: 't', change: true },
    expect: 'done',
  },
  {
    id: 'visits',
    title: { en: 'Haemoglobin at four visits, signed ranks', zh: '四次访视的血红蛋白，符号秩检验' },
    data: visits,
    options: { variables: ['c1', 'c2', 'c3', 'c4'], lines: 'grey', test: 'wilcoxon', compare: 'first' },
    expect: 'done',
  },
  {
    id: 'visits-groups',
    title: { en: 'Groups by colour, a group of one case', zh: '按组着色，含单例组' },
    data: visits,
    options: { variables: ['c1', 'c4'], group: 'c5', lines: 'group', summary: 'box', test: 'sign', label: 'stars' },
    conventions: { quartiles: 'type6' },
    expect: 'done',
  },
  {
    id: 'visits-boxes',
    title: { en: 'Boxes of type 2 quartiles', zh: '第 2 型四分位数的箱体' },
    data: visits,
    options: {
      variables: ['c1', 'c2', 'c3', 'c4'],
      summary: 'box',
      points: false,
      quartileType: 'type2',
      test: 't',
      adjust: 'bonferroni',
    },
    expect: 'done',
  },
  {
    id: 'many-pairs',
    title: { en: 'Hundreds of translucent lines', zh: '数百条半透明连线' },
    data: many,
    options: { variables: ['c1', 'c2'], test: 'wilcoxon' },
    expect: 'done',
  },
  {
    id: 'means-by-colour',
    title: { en: 'Means of two groups over four visits', zh: '两组四次访视的均数' },
    data: visits,
    options: { variables: ['c1', 'c2', 'c3', 'c4'], group: 'c5', lines: 'group' },
    expect: 'done',
  },
  {
    id: 'no-complete-cases',
    title: { en: 'No complete case', zh: '没有完整对象' },
    data: {
      id: 'no-complete-cases',
      title: { en: 'Never both', zh: '从未同时测量' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'a', measure: 'continuous', values: [1, null, 3] },
        { id: 'c2', name: 'b', measure: 'continuous', values: [null, 2, null] },
      ],
    },
    options: { variables: ['c1', 'c2'] },
    expect: { rejected: 'no-complete-cases' },
  },
  {
    id: 'group-twice',
    title: { en: 'A measurement as groups', zh: '测量变量兼作分组' },
    data: {
      id: 'group-twice',
      title: { en: 'Scores', zh: '评分' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [
        { id: 'c1', name: 'a', measure: 'ordinal', values: [1, 2, 3] },
        { id: 'c2', name: 'b', measure: 'ordinal', values: [2, 2, 1] },
      ],
    },
    options: { variables: ['c1', 'c2'], group: 'c2' },
    expect: { rejected: 'group-among-variables' },
  },
])
