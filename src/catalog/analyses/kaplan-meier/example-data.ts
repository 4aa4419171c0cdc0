import { delayedEntries } from '../../examples-data/delayed-entries.ts'
import type { ExampleData } from '../../kit/example.ts'

export const corners: ExampleData = {
  id: 'corners',
  title: { en: 'Corners', zh: '边界情形' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '随访(月)',
      measure: 'continuous',
      values: [0, 3, 3, 5, 8, 8, 8, 12, 15, -1, null, 20, 2, 4, 4, 9, 11, 30],
    },
    {
      id: 'c2',
      name: '结局',
      measure: 'nominal',
      values: [
        '删失',
        '死亡',
        '死亡',
        '删失',
        '死亡',
        '删失',
        '死亡',
        '死亡',
        '死亡',
        '死亡',
        '死亡',
        null,
        '删失',
        '删失',
        '死亡',
        '死亡',
        '删失',
        '删失',
      ],
    },
    {
      id: 'c3',
      name: '分期',
      measure: 'ordinal',
      values: [
        'III期',
        'III期',
        'III期',
        'III期',
        'III期',
        'III期',
        'III期',
        'III期',
        'III期',
        'III期',
        'III期',
        'I期',
        'I期',
        'I期',
        'I期',
        'I期',
        'I期',
        'I期',
      ],
    },
  ],
}

export const stages: ExampleData = {
  id: 'stages',
  title: { en: 'Three stages', zh: '三个分期' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '随访',
      measure: 'continuous',
      values: [20, 24, 30, 31, 8, 12, 12, 19, 25, 26, 3, 3, 5, 7, 9, 14],
    },
    { id: 'c2', name: '结局', measure: 'nominal', values: [0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1] },
    {
      id: 'c3',
      name: '分期',
      measure: 'ordinal',
      values: ['I', 'I', 'I', 'I', 'II', 'II', 'II', 'II', 'II', 'II', 'III', 'III', 'III', 'III', 'III', 'III'],
    },
  ],
}
/** Relapse comes later with a higher dose; age has no effect. */
export const threeDoses: ExampleData = {
  id: 'three-doses',
  title: { en: 'Three doses, three ages', zh: '三个剂量与三个年龄组' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '随访',
      measure: 'continuous',
      values: [2, 3, 5, 6, 8, 10, 4, 7, 9, 12, 15, 18, 9, 13, 16, 20, 24, 24],
    },
    { id: 'c2', name: '复发', measure: 'nominal', values: [1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0] },
    {
      id: 'c3',
      name: '剂量',
      measure: 'ordinal',
      values: '低低低低低低中中中中中中高高高高高高'.split(''),
    },
    {
      id: 'c4',
      name: '年龄组',
      measure: 'ordinal',
      values: '青中老老中青青中老老中青青中老老中青'.split('').map((age) => `${age}年`),
    },
  ],
}

/** The same observations, split over two wards. */
export const inWards: ExampleData = {
  ...delayedEntries,
  id: 'delayed-in-wards',
  columns: [
    ...delayedEntries.columns,
    {
      id: 'c5',
      name: '病区',
      measure: 'nominal',
      values: (delayedEntries.columns[0]?.values ?? []).map((_, i) => (i % 7 === 6 ? null : i % 2 === 0 ? '东' : '西')),
    },
  ],
}
