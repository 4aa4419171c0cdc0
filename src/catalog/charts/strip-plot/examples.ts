import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { lung } from '../../examples-data/lung.ts'
import { plantGrowth } from '../../examples-data/plant-growth.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const corners: ExampleData = {
  id: 'corners',
  title: { en: 'Corners', zh: '边界情形' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '血清铁蛋白(μg/L)',
      measure: 'continuous',
      values: [
        [12, 15, 18, 19, 60, 22, null, 31],
        [7, 7, 7, 7, 7],
        [31, 24],
        [40, 41, 38, 44, 52, 47, 39, 40, 40, 40, 41],
        [9, 11, 10, 14],
      ].flat(),
    },
    {
      id: 'c2',
      name: '诊断',
      measure: 'nominal',
      values: [
        ...Array<string>(8).fill('缺铁性贫血'),
        ...Array<string>(5).fill('常量组'),
        ...Array<string>(2).fill('两例组'),
        ...Array<string>(11).fill('慢性病贫血合并感染'),
        ...Array<string>(4).fill('对照'),
      ],
    },
    {
      id: 'c3',
      name: '性别',
      measure: 'nominal',
      values: Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? '男' : '女')),
    },
  ],
}

const manyScores: ExampleData = {
  id: 'many-scores',
  title: { en: 'Scores of 900 patients', zh: '900 例患者的评分' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'score',
      label: 'Score',
      measure: 'continuous',
      values: Array.from({ length: 900 }, (_, k) => Math.round(10 + 4 * Math.sin(k * 0.7) + 3 * Math.cos(k * 1.9))),
    },
    {
      id: 'c2',
      name: 'ward',
      label: 'Ward',
      measure: 'nominal',
      values: Array.from({ length: 900 }, (_, k) => 1 + (k % 2)),
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'plant-growth',
    title: { en: 'Weight of plants after three treatments', zh: '三种处理后的植物干重' },
    data: plantGrowth,
    options: { variable: 'c1', group: 'c2', meanError: 'ci', test: 'welch' },
    expect: 'done',
  },
  {
    id: 'lung-age',
    title: { en: 'Age by performance status and sex', zh: '年龄（按体力状态与性别）' },
    data: lung,
    options: { variable: 'c4', group: 'c6', colour: 'c5', centre: 'median', test: 'mann-whitney', label: 'stars' },
    conventions: { quartiles: 'type6' },
    expect: 'done',
  },
  {
    id: 'blood-pressure-strokes',
    title: { en: 'Two groups of a trial, as strokes', zh: '试验两组，条码图' },
    data: bloodPressure,
    options: { variable: 'c4', group: 'c1', layout: 'barcode', centre: 'median', medianError: 'ci' },
    expect: 'done',
  },
  {
    id: 'corners',
    title: { en: 'A constant group, two values, long names', zh: '常量组、两例组与长组名' },
    data: corners,
    options: { variable: 'c1', group: 'c2', meanError: 'se', test: 'welch', compare: 'first', adjust: 'bonferroni' },
    expect: 'done',
  },
  {
    id: 'neighbours',
    title: { en: 'Neighbouring groups compared', zh: '比较相邻两组' },
    data: corners,
    options: { variable: 'c1', group: 'c2', test: 'mann-whitney', compare: 'neighbours', adjust: 'benjamini-hochberg' },
    expect: 'done',
  },
  {
    id: 'last-group',
    title: { en: 'Every group against the last', zh: '各组与最后一组比较' },
    data: corners,
    options: { variable: 'c1', group: 'c2', test: 'welch', compare: 'last', marked: 'significant' },
    expect: 'done',
  },
  {
    id: 'corners-colours',
    title: { en: 'Cells without a value, evenly spread', zh: '空格子，均匀散开' },
    data: corners,
    options: { variable: 'c1', group: 'c2', colour: 'c3', layout: 'jitter', size: 5, sizes: false },
    expect: 'done',
  },
  {
    id: 'corners-quartiles',
    title: { en: 'Type 2 quartiles, strokes by colours', zh: '第 2 型四分位数，按颜色的条码' },
    data: corners,
    options: {
      variable: 'c1',
      group: 'c2',
      colour: 'c3',
      layout: 'barcode',
      centre: 'median',
      quartileType: 'type2',
      test: 'mann-whitney',
    },
    expect: 'done',
  },
  {
    id: 'many-equal',
    title: { en: 'A swarm wider than its column', zh: '超出列宽的蜂群' },
    data: manyScores,
    options: { variable: 'c1', group: 'c2', meanError: 'sd' },
    expect: 'done',
  },
  {
    id: 'all-together',
    title: { en: 'Without groups and without a centre', zh: '不分组，无中心线' },
    data: bloodPressure,
    options: { variable: 'c4', centre: 'none', layout: 'quasi-random' },
    expect: 'done',
  },
  {
    id: 'no-values',
    title: { en: 'No usable value', zh: '没有可用的值' },
    data: {
      id: 'no-values',
      title: { en: 'Blank rows', zh: '空白行' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [{ id: 'c1', name: 'y', measure: 'continuous', values: [null, null] }],
    },
    options: { variable: 'c1' },
    expect: { rejected: 'no-values' },
  },
  {
    id: 'same-twice',
    title: { en: 'One variable as groups and as colours', zh: '同一变量既分组又配色' },
    data: corners,
    options: { variable: 'c1', group: 'c2', colour: 'c2' },
    expect: { rejected: 'same-variable-twice' },
  },
])
