import type { ExampleData } from '../kit/example.ts'

/** Percentages of favourable answers to seven questions in 30 departments. See README.md. */
export const attitude: ExampleData = {
  id: 'attitude',
  title: { en: 'Attitudes of clerks in 30 departments', zh: '30 个部门职员的态度调查' },
  source: {
    en: 'Chatterjee S, Price B. Regression Analysis by Example. Wiley; 1977, as in dataset attitude of R.',
    zh: 'Chatterjee S, Price B. Regression Analysis by Example. Wiley; 1977，即 R 的 attitude 数据集。',
  },
  columns: [
    {
      id: 'c1',
      name: 'rating',
      label: '总体评价',
      measure: 'continuous',
      values: [
        43, 63, 71, 61, 81, 43, 58, 71, 72, 67, 64, 67, 69, 68, 77, 81, 74, 65, 65, 50, 50, 64, 53, 40, 63, 66, 78, 48,
        85, 82,
      ],
    },
    {
      id: 'c2',
      name: 'complaints',
      label: '处理投诉',
      measure: 'continuous',
      values: [
        51, 64, 70, 63, 78, 55, 67, 75, 82, 61, 53, 60, 62, 83, 77, 90, 85, 60, 70, 58, 40, 61, 66, 37, 54, 77, 75, 57,
        85, 82,
      ],
    },
    {
      id: 'c3',
      name: 'privileges',
      label: '不给特权',
      measure: 'continuous',
      values: [
        30, 51, 68, 45, 56, 49, 42, 50, 72, 45, 53, 47, 57, 83, 54, 50, 64, 65, 46, 68, 33, 52, 52, 42, 42, 66, 58, 44,
        71, 39,
      ],
    },
    {
      id: 'c4',
      name: 'learning',
      label: '学习机会',
      measure: 'continuous',
      values: [
        39, 54, 69, 47, 66, 44, 56, 55, 67, 47, 58, 39, 42, 45, 72, 72, 69, 75, 57, 54, 34, 62, 50, 58, 48, 63, 74, 45,
        71, 59,
      ],
    },
    {
      id: 'c5',
      name: 'raises',
      label: '按绩加薪',
      measure: 'continuous',
      values: [
        61, 63, 76, 54, 71, 54, 66, 70, 71, 62, 58, 59, 55, 59, 79, 60, 79, 55, 75, 64, 43, 66, 63, 50, 66, 88, 80, 51,
        77, 64,
      ],
    },
    {
      id: 'c6',
      name: 'critical',
      label: '过于苛责',
      measure: 'continuous',
      values: [
        92, 73, 86, 84, 83, 49, 68, 66, 83, 80, 67, 74, 63, 77, 77, 54, 79, 80, 85, 78, 64, 80, 80, 57, 75, 76, 78, 83,
        74, 78,
      ],
    },
    {
      id: 'c7',
      name: 'advance',
      label: '晋升',
      measure: 'continuous',
      values: [
        45, 47, 48, 35, 47, 34, 35, 41, 31, 41, 34, 41, 25, 35, 46, 36, 63, 60, 46, 52, 33, 41, 37, 49, 33, 72, 49, 38,
        55, 39,
      ],
    },
  ],
}
