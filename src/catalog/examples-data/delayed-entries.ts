import type { ExampleData } from '../kit/example.ts'

/** Ties of entries with events and with ends, an interval of length 0, intervals without an end, one that begins before 0, and a gap. */
export const delayedEntries: ExampleData = {
  id: 'delayed-entries',
  title: { en: 'Delayed entries', zh: '延迟进入' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '进入(年)',
      measure: 'continuous',
      values: [-0.5, 0, 0, 0, 1, 1, 2, 3, 3, 4, 6, 6.5, 7, 5, 4, null, 2, 1, 0, 2, 2, 3, 3, 4, 4, 5, 9, 9],
    },
    {
      id: 'c2',
      name: '离开(年)',
      measure: 'continuous',
      values: [2, 1, 3, 4, 3, 4, 4, 5, 5, 5, 8, 9, 9, 5, 3, 6, null, 4, -2, 3, 4, 4, 6, 6, 7, 7, 11, 10],
    },
    {
      id: 'c3',
      name: '结局',
      measure: 'nominal',
      values: [1, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 1, 0, 1, null, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0],
      valueLabels: [
        { value: 0, label: '删失' },
        { value: 1, label: '死亡' },
      ],
    },
    {
      id: 'c4',
      name: '组别',
      measure: 'nominal',
      values: Array.from({ length: 28 }, (_, i) => (i < 19 ? '甲' : '乙')),
    },
  ],
}
