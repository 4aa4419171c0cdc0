import { expect, test } from 'vitest'
import { type ReferenceKey, references } from '../references.ts'
import { citedWork } from './cited-work.ts'
import { formatReference, shortenPages } from './format-reference.ts'
import type { Work } from './work.ts'

const names = (count: number) =>
  Array.from({ length: count }, (_, k) => ({ family: `Name${'abcdefgh'[k]}`, initials: 'XY' }))
const article: Work = {
  kind: 'article',
  authors: names(1),
  hasMore: false,
  title: 'A title',
  journal: 'Lancet',
  year: '2020',
  volume: '1',
  issue: '2',
  pages: '3–9',
}

test('RE4 an article', () => {
  const work = { ...citedWork('kaplan-meier-1958'), issue: '282' }
  expect(formatReference(work, 'vancouver')).toBe(
    'Kaplan EL, Meier P. Nonparametric estimation from incomplete observations. J Am Stat Assoc. 1958;53(282):457-81. doi: 10.1080/01621459.1958.10501452',
  )
  expect(formatReference(work, 'gbt7714')).toBe(
    'KAPLAN E L, MEIER P. Nonparametric estimation from incomplete observations[J]. J Am Stat Assoc, 1958, 53(282): 457-481. DOI: 10.1080/01621459.1958.10501452.',
  )
})

test('RE4 books, editions, editors and chapters', () => {
  expect(formatReference(citedWork('anderson-2003'), 'vancouver')).toBe(
    'Anderson TW. An introduction to multivariate statistical analysis. 3rd ed. Hoboken: Wiley; 2003.',
  )
  expect(formatReference(citedWork('anderson-2003'), 'gbt7714')).toBe(
    'ANDERSON T W. An introduction to multivariate statistical analysis[M]. 3rd ed. Hoboken: Wiley, 2003.',
  )
  expect(formatReference(citedWork('dagostino-stephens-1986'), 'vancouver')).toBe(
    "D'Agostino RB, Stephens MA, editors. Goodness-of-fit techniques. New York: Marcel Dekker; 1986.",
  )
  expect(formatReference(citedWork('levene-1960'), 'vancouver')).toBe(
    'Levene H. Robust tests for equality of variances. In: Olkin I, editor. Contributions to Probability and Statistics. Stanford University Press; 1960. p. 278-92.',
  )
  expect(formatReference(citedWork('levene-1960'), 'gbt7714')).toBe(
    'LEVENE H. Robust tests for equality of variances[M]//OLKIN I. Contributions to Probability and Statistics. [S.l.]: Stanford University Press, 1960: 278-292.',
  )
  expect(formatReference(citedWork('wang-2006'), 'gbt7714')).toBe(
    'WANG W, WANG H, DAI G, et al. Visualization of large hierarchical data by circle packing[C]//Proceedings of the SIGCHI Conference on Human Factors in Computing Systems. [S.l.]: ACM, 2006: 517-520.',
  )
  expect(formatReference(citedWork('nemenyi-1963'), 'vancouver')).toBe(
    'Nemenyi P. Distribution-free multiple comparisons [dissertation]. Princeton University; 1963.',
  )
})

test('RE4 Chinese works', () => {
  expect(formatReference(citedWork('china-af-2023'), 'gbt7714')).toBe(
    '中华医学会心血管病学分会, 中国生物医学工程学会心律分会. 心房颤动诊断和治疗中国指南[J]. 中华心血管病杂志, 2023, 51(6).',
  )
  expect(formatReference(citedWork('ws-t-428-2013'), 'gbt7714')).toBe(
    '国家卫生和计划生育委员会. 成人体重判定: WS/T 428—2013[S]. 2013.',
  )
  const four: Work = {
    kind: 'book',
    authors: ['张三', '李四', '王五', '赵六'].map((name) => ({ name })),
    hasMore: false,
    title: '医学统计学',
    edition: '5',
    place: '北京',
    publisher: '人民卫生出版社',
    year: '2020',
  }
  expect(formatReference(four, 'gbt7714')).toBe('张三, 李四, 王五, 等. 医学统计学[M]. 5版. 北京: 人民卫生出版社, 2020.')
})

test.each([
  [3, 'NAMEA X Y, NAMEB X Y, NAMEC X Y. A title', 'Namea XY, Nameb XY, Namec XY. A title'],
  [4, 'NAMEA X Y, NAMEB X Y, NAMEC X Y, et al. A', 'Namea XY, Nameb XY, Namec XY, Named XY. A title'],
  [
    7,
    'NAMEA X Y, NAMEB X Y, NAMEC X Y, et al. A',
    'Namea XY, Nameb XY, Namec XY, Named XY, Namee XY, Namef XY, et al. A',
  ],
])('RE4 %d authors', (count, gbt, vancouver) => {
  const work = { ...article, authors: names(count) }
  expect(formatReference(work, 'gbt7714').startsWith(gbt)).toBe(true)
  expect(formatReference(work, 'vancouver').startsWith(vancouver)).toBe(true)
})

test('RE4 a page on the web', () => {
  const web: Work = {
    kind: 'web',
    authors: [{ name: 'World Health Organization' }],
    hasMore: false,
    title: 'Obesity and overweight',
    year: '2024',
    url: 'https://www.who.int/obesity',
    accessed: '2026-01-08',
  }
  expect(formatReference(web, 'gbt7714')).toBe(
    'World Health Organization. Obesity and overweight[EB/OL]. (2024)[2026-01-08]. https://www.who.int/obesity.',
  )
  expect(formatReference(web, 'vancouver')).toBe(
    'World Health Organization. Obesity and overweight [Internet]. 2024 [cited 2026 Jan 8]. Available from: https://www.who.int/obesity',
  )
})

test('RE4 the address of an article with pages is left out', () => {
  for (const style of ['gbt7714', 'vancouver'] as const) {
    const { pages: _, ...without } = article
    const url = 'https://example.org/a'
    expect(formatReference({ ...article, url }, style)).toBe(formatReference(article, style))
    expect(formatReference({ ...without, url }, style)).toContain(url)
  }
})

test.each([
  ['457–481', '457-81'],
  ['39–82', '39-82'],
  ['1144–1165', '1144-65'],
  ['99–101', '99-101'],
  ['S117–S314', 'S117-314'],
  ['417–441, 498–520', '417-41, 498-520'],
  ['e92209', 'e92209'],
  ['126A-127A', '126A-127A'],
  ['100–100', '100'],
  ['257', '257'],
])('pages %s are shortened to %s', (pages, short) => {
  expect(shortenPages(pages)).toBe(short)
})

test('RE4 every work of the bibliography in both styles: names, title and year stand in it, no stray punctuation', () => {
  for (const key of Object.keys(references) as ReferenceKey[])
    for (const style of ['gbt7714', 'vancouver'] as const) {
      const work = citedWork(key)
      const text = formatReference(work, style)
      expect(text, key).toContain(work.title)
      if (work.year) expect(text, key).toContain(work.year)
      expect(text, key).not.toMatch(/undefined|\.\.|, ,|,\.|: \.|\s{2}|\[\]|\(\)|;[.;]/)
      expect(text, key).not.toMatch(/^\s|\s$/)
    }
})
