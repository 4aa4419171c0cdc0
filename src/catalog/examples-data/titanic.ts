import type { ExampleData } from '../kit/example.ts'

/** People by class (four values, fastest), sex, age and survival, in the order of R's table. */
const counts = [
  0, 0, 35, 0, 0, 0, 17, 0, 118, 154, 387, 670, 4, 13, 89, 3, 5, 11, 13, 0, 1, 13, 14, 0, 57, 14, 75, 192, 140, 80, 76,
  20,
]

const people = counts.flatMap((n, cell) => Array<number>(n).fill(cell))

/** See README.md. */
export const titanic: ExampleData = {
  id: 'titanic',
  title: { en: 'Survival on the Titanic', zh: '泰坦尼克号乘员的生还情况' },
  source: {
    en: 'Dawson RJM. The “unusual episode” data revisited. J Stat Educ 1995;3(3), as in dataset Titanic of R.',
    zh: 'Dawson RJM. The “unusual episode” data revisited. J Stat Educ 1995;3(3)（同 R 的 Titanic 数据集）。',
  },
  columns: [
    {
      id: 'c1',
      name: 'class',
      label: 'Class',
      measure: 'ordinal',
      values: people.map((cell) => (cell % 4) + 1),
      valueLabels: [
        { value: 1, label: '1st' },
        { value: 2, label: '2nd' },
        { value: 3, label: '3rd' },
        { value: 4, label: 'Crew' },
      ],
    },
    {
      id: 'c2',
      name: 'sex',
      label: 'Sex',
      measure: 'nominal',
      values: people.map((cell) => (Math.floor(cell / 4) % 2 === 0 ? 'Male' : 'Female')),
    },
    {
      id: 'c3',
      name: 'age',
      label: 'Age',
      measure: 'nominal',
      values: people.map((cell) => (Math.floor(cell / 8) % 2 === 0 ? 'Child' : 'Adult')),
    },
    {
      id: 'c4',
      name: 'survived',
      label: 'Survived',
      measure: 'nominal',
      values: people.map((cell) => (cell < 16 ? 'No' : 'Yes')),
    },
  ],
}
