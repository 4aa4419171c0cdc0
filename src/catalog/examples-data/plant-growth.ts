import type { ExampleData } from '../kit/example.ts'

/** See README.md. */
export const plantGrowth: ExampleData = {
  id: 'plant-growth',
  title: { en: 'Dried weight of plants', zh: '植物干重' },
  source: {
    en: 'Dobson, An Introduction to Statistical Modelling, 1983, as in dataset PlantGrowth of R.',
    zh: 'Dobson，An Introduction to Statistical Modelling，1983，即 R 的 PlantGrowth 数据集。',
  },
  columns: [
    {
      id: 'c1',
      name: 'weight',
      label: 'Dried weight',
      measure: 'continuous',
      values: [
        [4.17, 5.58, 5.18, 6.11, 4.5, 4.61, 5.17, 4.53, 5.33, 5.14],
        [4.81, 4.17, 4.41, 3.59, 5.87, 3.83, 6.03, 4.89, 4.32, 4.69],
        [6.31, 5.12, 5.54, 5.5, 5.37, 5.29, 4.92, 6.15, 5.8, 5.26],
      ].flat(),
    },
    {
      id: 'c2',
      name: 'group',
      label: 'Treatment',
      measure: 'nominal',
      values: ['ctrl', 'trt1', 'trt2'].flatMap((group) => Array<string>(10).fill(group)),
      valueLabels: [
        { value: 'ctrl', label: 'Control' },
        { value: 'trt1', label: 'Treatment 1' },
        { value: 'trt2', label: 'Treatment 2' },
      ],
    },
  ],
}
