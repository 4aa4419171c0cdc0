import type { ExampleData } from '../kit/example.ts'

/** See README.md. */
export const sleep: ExampleData = {
  id: 'sleep',
  title: { en: "Student's sleep data", zh: 'Student 睡眠数据' },
  source: {
    en: 'Student, Biometrika 1908;6:1, table of p. 20, as in dataset sleep of R.',
    zh: 'Student，Biometrika 1908;6:1，第 20 页表，即 R 的 sleep 数据集。',
  },
  columns: [
    {
      id: 'c1',
      name: 'extra',
      label: 'Hours of sleep gained',
      measure: 'continuous',
      values: [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2, 1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4],
    },
    {
      id: 'c2',
      name: 'group',
      label: 'Drug',
      measure: 'nominal',
      values: [...Array<number>(10).fill(1), ...Array<number>(10).fill(2)],
    },
    {
      id: 'c3',
      name: 'ID',
      label: 'Patient',
      measure: 'id',
      values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    },
  ],
}
