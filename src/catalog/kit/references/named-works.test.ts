import { expect, test } from 'vitest'
import type { ReferenceKey } from '../references.ts'
import { namedWorks } from './named-works.ts'

const anova: readonly ReferenceKey[] = ['fisher-1925', 'welch-1951', 'kruskal-wallis-1952', 'kramer-1956', 'dunn-1964']
const proportion: readonly ReferenceKey[] = ['wilson-1927', 'clopper-pearson-1934', 'pearson-1900']
const cox: readonly ReferenceKey[] = ['cox-1972', 'efron-1977', 'grambsch-therneau-1994', 'therneau-grambsch-2000']

test('RE4 the works of the methods that a question used are cited, in the order of the bibliography', () => {
  expect(
    namedWorks('Groups were compared by one-way analysis of variance and the Kruskal–Wallis test.', anova),
  ).toEqual(['fisher-1925', 'kruskal-wallis-1952'])
  expect(namedWorks('Pairs of groups were compared by Dunn.', anova)).toEqual(['dunn-1964'])
  expect(namedWorks('Values were counted.', anova)).toEqual([])
})

test('RE4 names that stand together are those of one work', () => {
  expect(namedWorks("Intervals are by Clopper and Pearson's exact method.", proportion)).toEqual([
    'clopper-pearson-1934',
  ])
  expect(namedWorks("By Pearson's chi-squared test and Wilson’s method.", proportion)).toEqual([
    'wilson-1927',
    'pearson-1900',
  ])
  expect(namedWorks('The score tests of Grambsch and Therneau.', cox)).toEqual(['grambsch-therneau-1994'])
  expect(namedWorks('Coxeter and Dunnett met.', [...cox, ...anova])).toEqual([])
})
