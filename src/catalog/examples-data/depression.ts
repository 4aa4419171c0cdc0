import type { ExampleData } from '../kit/example.ts'

/** See README.md. */
export const depression: ExampleData = {
  id: 'depression',
  title: { en: 'Depression before and after a tranquilliser', zh: '服用镇静药前后的抑郁评分' },
  source: {
    en: 'Hollander and Wolfe, Nonparametric Statistical Methods, Wiley 1973, p. 29, as in the help of R: wilcox.test.',
    zh: 'Hollander 与 Wolfe，Nonparametric Statistical Methods，Wiley 1973，第 29 页（见 R 的 wilcox.test 帮助）。',
  },
  columns: [
    {
      id: 'c1',
      name: 'before',
      label: 'Hamilton factor IV, first visit',
      measure: 'continuous',
      values: [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3],
    },
    {
      id: 'c2',
      name: 'after',
      label: 'Hamilton factor IV, second visit',
      measure: 'continuous',
      values: [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29],
    },
  ],
}
