import type { ExampleData } from '../kit/example.ts'

/** See README.md. */
export const anorexia: ExampleData = {
  id: 'anorexia',
  title: { en: 'Weight of young women with anorexia before and after treatment', zh: '厌食症年轻女性治疗前后体重' },
  source: {
    en: 'Hand et al., A Handbook of Small Data Sets, 1993, data set 285, as in dataset anorexia of the R package MASS.',
    zh: 'Hand 等，A Handbook of Small Data Sets，1993，数据集 285，即 R 包 MASS 的 anorexia 数据集。',
  },
  columns: [
    {
      id: 'c1',
      name: 'Treat',
      label: 'Treatment',
      measure: 'nominal',
      values: [...Array<string>(26).fill('Cont'), ...Array<string>(29).fill('CBT'), ...Array<string>(17).fill('FT')],
      valueLabels: [
        { value: 'Cont', label: 'Control' },
        { value: 'CBT', label: 'Cognitive behavioural' },
        { value: 'FT', label: 'Family therapy' },
      ],
    },
    {
      id: 'c2',
      name: 'Prewt',
      label: 'Weight before, lb',
      measure: 'continuous',
      values: [
        [
          80.7, 89.4, 91.8, 74, 78.1, 88.3, 87.3, 75.1, 80.6, 78.4, 77.6, 88.7, 81.3, 78.1, 70.5, 77.3, 85.2, 86, 84.1,
          79.7, 85.5, 84.4, 79.6, 77.5, 72.3, 89,
        ],
        [
          80.5, 84.9, 81.5, 82.6, 79.9, 88.7, 94.9, 76.3, 81, 80.5, 85, 89.2, 81.3, 76.5, 70, 80.4, 83.3, 83, 87.7,
          84.2, 86.4, 76.5, 80.2, 87.8, 83.3, 79.7, 84.5, 80.8, 87.4,
        ],
        [83.8, 83.3, 86, 82.5, 86.7, 79.6, 76.9, 94.2, 73.4, 80.5, 81.6, 82.1, 77.6, 83.5, 89.9, 86, 87.3],
      ].flat(),
    },
    {
      id: 'c3',
      name: 'Postwt',
      label: 'Weight after, lb',
      measure: 'continuous',
      values: [
        [
          80.2, 80.1, 86.4, 86.3, 76.1, 78.1, 75.1, 86.7, 73.5, 84.6, 77.4, 79.5, 89.6, 81.4, 81.8, 77.3, 84.2, 75.4,
          79.5, 73, 88.3, 84.7, 81.4, 81.2, 88.2, 78.8,
        ],
        [
          82.2, 85.6, 81.4, 81.9, 76.4, 103.6, 98.4, 93.4, 73.4, 82.1, 96.7, 95.3, 82.4, 72.5, 90.9, 71.3, 85.4, 81.6,
          89.1, 83.9, 82.7, 75.7, 82.6, 100.4, 85.2, 83.6, 84.6, 96.2, 86.7,
        ],
        [95.2, 94.3, 91.5, 91.9, 100.3, 76.7, 76.8, 101.6, 94.9, 75.2, 77.8, 95.5, 90.7, 92.5, 93.8, 91.7, 98],
      ].flat(),
    },
  ],
}
