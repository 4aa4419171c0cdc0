import { expect, test } from 'vitest'
import { readRis } from './read-ris.ts'

const only = (text: string) => readRis(text).works.map(({ work }) => work)

test('a journal article as EndNote writes it', () => {
  const text = [
    '\uFEFFTY  - JOUR',
    'AU  - Kaplan, Edward L.',
    'AU  - D’Agostino, Ralph B., Jr.',
    'AD  - Somewhere',
    'PY  - 1958',
    'DA  - 1958/06/01',
    'TI  - Nonparametric estimation',
    '      from incomplete observations.',
    'T2  - Journal of the American Statistical Association',
    'J2  - J Am Stat Assoc',
    'SP  - 457-481',
    'VL  - 53',
    'IS  - 282',
    'AB  - An abstract',
    'that goes on.',
    'UR  - https://doi.org/10.1080/01621459.1958.10501452',
    'L1  - internal-pdf://a.pdf',
    'ID  - 12',
    'ER  - ',
    '',
    '',
  ].join('\r\n')
  expect(only(text)).toEqual([
    {
      kind: 'article',
      authors: [
        { family: 'Kaplan', initials: 'EL', given: 'Edward L.' },
        { family: 'D’Agostino', initials: 'RB', given: 'Ralph B.', suffix: 'Jr' },
      ],
      hasMore: false,
      title: 'Nonparametric estimation from incomplete observations',
      journal: 'Journal of the American Statistical Association',
      year: '1958',
      volume: '53',
      issue: '282',
      pages: '457–481',
      doi: '10.1080/01621459.1958.10501452',
    },
  ])
})

test('a page of the web and a chapter as Zotero writes them', () => {
  const text = `TY  - ELEC
TI  - Obesity and overweight
AU  - World Health Organization
PY  - 2024/03/01/
UR  - https://www.who.int/obesity
Y2  - 2026/01/08/
KW  - weight
ER  - 

TY  - CHAP
AU  - Levene, H
TI  - Robust tests
T2  - Contributions to Probability
A2  - Olkin, Ingram
ET  - 2nd ed.
CY  - Stanford
PB  - Stanford University Press
PY  - 1960
SP  - 278
EP  - 292
ER  - 
`
  expect(only(text)).toEqual([
    {
      kind: 'web',
      authors: [{ name: 'World Health Organization' }],
      hasMore: false,
      title: 'Obesity and overweight',
      year: '2024',
      url: 'https://www.who.int/obesity',
      accessed: '2026-01-08',
    },
    {
      kind: 'chapter',
      authors: [{ family: 'Levene', initials: 'H' }],
      hasMore: false,
      title: 'Robust tests',
      book: 'Contributions to Probability',
      editors: [{ family: 'Olkin', initials: 'I', given: 'Ingram' }],
      year: '1960',
      pages: '278–292',
      edition: '2',
      place: 'Stanford',
      publisher: 'Stanford University Press',
    },
  ])
})

test('a thesis and an article as CNKI writes them', () => {
  const text = `TY  - JOUR
A1  - 王小明;李四;
AD  - 某大学附属医院
JO  - 中华心血管病杂志
T1  - 心房颤动的治疗
Y1  - 2023
VL  - 51
IS  - 06
SP  - 572-618
ER  - 

TY  - THES
A1  - 欧阳明
T1  - 肺癌的预后
PB  - 某大学
Y1  - 2020
ER  - 
`
  expect(only(text)).toEqual([
    {
      kind: 'article',
      authors: [{ name: '王小明' }, { name: '李四' }],
      hasMore: false,
      title: '心房颤动的治疗',
      journal: '中华心血管病杂志',
      year: '2023',
      volume: '51',
      issue: '06',
      pages: '572–618',
    },
    {
      kind: 'thesis',
      authors: [{ name: '欧阳明' }],
      hasMore: false,
      title: '肺癌的预后',
      publisher: '某大学',
      year: '2020',
    },
  ])
})

test('records that are not whole are refused at their line; the others are read', () => {
  const text = `AU  - Nobody, N
TY  - JOUR
TI  - Cut off
TY  - JOUR
AU  - Untitled, U
ER  - 
ER  - 
TY  - JOUR
TI  - Good
ER  - 
TY  - JOUR
TI  - ${'long '.repeat(5000)}
ER  - 
TY  - BOOK
TI  - The end is missing`
  const { works, refused } = readRis(text)
  expect(works).toEqual([{ line: 8, work: { kind: 'article', authors: [], hasMore: false, title: 'Good' } }])
  expect(refused.map(({ code, line }) => [code, line])).toEqual([
    ['ris-outside', 1],
    ['ris-unfinished', 2],
    ['record-no-title', 4],
    ['ris-outside', 7],
    ['record-too-long', 11],
    ['ris-unfinished', 14],
  ])
})

test('kinds that are not known become the nearest that is', () => {
  const record = (...lines: string[]) => `TY  - GEN\nTI  - t\n${lines.map((line) => `${line}\n`).join('')}ER  - \n`
  const kinds = [['JO  - j'], ['PB  - p'], ['UR  - https://a.org'], []].map((lines) => only(record(...lines))[0]?.kind)
  expect(kinds).toEqual(['article', 'book', 'web', 'report'])
})
