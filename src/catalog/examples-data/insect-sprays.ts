import type { ExampleData } from '../kit/example.ts'

const sprays = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** See README.md. */
export const insectSprays: ExampleData = {
  id: 'insect-sprays',
  title: { en: 'Insects counted after six sprays', zh: '六种喷雾剂处理后的昆虫数' },
  source: {
    en: 'Beall, Biometrika 1942;32:243, as in dataset InsectSprays of R.',
    zh: 'Beall，Biometrika 1942;32:243，即 R 的 InsectSprays 数据集。',
  },
  columns: [
    {
      id: 'c1',
      name: 'count',
      label: 'Insects',
      measure: 'continuous',
      values: [
        [10, 7, 20, 14, 14, 12, 10, 23, 17, 20, 14, 13],
        [11, 17, 21, 11, 16, 14, 17, 17, 19, 21, 7, 13],
        [0, 1, 7, 2, 3, 1, 2, 1, 3, 0, 1, 4],
        [3, 5, 12, 6, 4, 3, 5, 5, 5, 5, 2, 4],
        [3, 5, 3, 5, 3, 6, 1, 1, 3, 2, 6, 4],
        [11, 9, 15, 22, 15, 16, 13, 10, 26, 26, 24, 13],
      ].flat(),
    },
    {
      id: 'c2',
      name: 'spray',
      label: 'Spray',
      measure: 'nominal',
      values: sprays.flatMap((spray) => Array<string>(12).fill(spray)),
    },
  ],
}
