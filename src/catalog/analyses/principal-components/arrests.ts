import type { ExampleData } from '../../kit/example.ts'

/** Arrests per 100 000 people, and the percentage of urban population, in the states of the USA, in R's order: facts of public statistics. */
export const arrests: ExampleData = {
  id: 'arrests',
  title: { en: 'Violent crime in the United States, 1973', zh: '1973 年美国各州暴力犯罪' },
  source: {
    en: 'World Almanac and Book of Facts 1975; Statistical Abstracts of the United States 1975, as in dataset USArrests of R.',
    zh: 'World Almanac and Book of Facts 1975; Statistical Abstracts of the United States 1975，即 R 的 USArrests 数据集。',
  },
  columns: [
    {
      id: 'c1',
      name: 'Murder',
      label: '谋杀',
      measure: 'continuous',
      values: [
        13.2, 10, 8.1, 8.8, 9, 7.9, 3.3, 5.9, 15.4, 17.4, 5.3, 2.6, 10.4, 7.2, 2.2, 6, 9.7, 15.4, 2.1, 11.3, 4.4, 12.1,
        2.7, 16.1, 9, 6, 4.3, 12.2, 2.1, 7.4, 11.4, 11.1, 13, 0.8, 7.3, 6.6, 4.9, 6.3, 3.4, 14.4, 3.8, 13.2, 12.7, 3.2,
        2.2, 8.5, 4, 5.7, 2.6, 6.8,
      ],
    },
    {
      id: 'c2',
      name: 'Assault',
      label: '袭击',
      measure: 'continuous',
      values: [
        236, 263, 294, 190, 276, 204, 110, 238, 335, 211, 46, 120, 249, 113, 56, 115, 109, 249, 83, 300, 149, 255, 72,
        259, 178, 109, 102, 252, 57, 159, 285, 254, 337, 45, 120, 151, 159, 106, 174, 279, 86, 188, 201, 120, 48, 156,
        145, 81, 53, 161,
      ],
    },
    {
      id: 'c3',
      name: 'UrbanPop',
      label: '城镇人口',
      measure: 'continuous',
      values: [
        58, 48, 80, 50, 91, 78, 77, 72, 80, 60, 83, 54, 83, 65, 57, 66, 52, 66, 51, 67, 85, 74, 66, 44, 70, 53, 62, 81,
        56, 89, 70, 86, 45, 44, 75, 68, 67, 72, 87, 48, 45, 59, 80, 80, 32, 63, 73, 39, 66, 60,
      ],
    },
    {
      id: 'c4',
      name: 'Rape',
      label: '强奸',
      measure: 'continuous',
      values: [
        21.2, 44.5, 31, 19.5, 40.6, 38.7, 11.1, 15.8, 31.9, 25.8, 20.2, 14.2, 24, 21, 11.3, 18, 16.3, 22.2, 7.8, 27.8,
        16.3, 35.1, 14.9, 17.1, 28.2, 16.4, 16.5, 46, 9.5, 18.8, 32.1, 26.1, 16.1, 7.3, 21.4, 20, 29.3, 14.9, 8.3, 22.5,
        12.8, 26.9, 25.5, 22.9, 11.2, 20.7, 26.2, 9.3, 10.8, 15.6,
      ],
    },
  ],
}
