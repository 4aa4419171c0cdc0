import { expect, test } from 'vitest'
import { readBibtex } from './read-bibtex.ts'
import { texToText } from './tex-text.ts'

const only = (text: string) => readBibtex(text).works.map(({ work }) => work)

test('entries with nested braces, quotation marks, abbreviations, months and comments', () => {
  const text = `\uFEFF% exported by hand
@STRING{jasa = "Journal of the American Statistical Association"}
@preamble{ "\\newcommand{\\noop}[1]{}" }
@comment{ @article{hidden, title={Not read}} }

@Article{km58,
  author    = "Edward L. Kaplan and Meier, Paul and van der Berg, Jr, Jan and others",
  title     = {Nonparametric {Estimation} from {I}ncomplete "observations"},
  journal   = jasa # { (B)},
  year      = 1958, month = jun # "~1",
  volume    = 53,
  number    = {282},
  pages     = {457--481},
  abstract  = {Nested {braces {here}} and a \\} brace},
  doi       = {https://doi.org/10.1080/01621459.1958.10501452},
}
@book(silverman,
  editor = {Silverman, B. W.},
  title = {Density Estimation},
  publisher = {Chapman \\& Hall}, address = "London", edition = {Second}, year = {1986}
)
@misc{who, author={{World Health Organization}}, title={Obesity}, howpublished={\\url{https://www.who.int/obesity}}, urldate={2026-01-08}}
`.replaceAll('\n', '\r\n')
  expect(only(text)).toEqual([
    {
      kind: 'article',
      authors: [
        { family: 'Kaplan', initials: 'EL', given: 'Edward L.' },
        { family: 'Meier', initials: 'P', given: 'Paul' },
        { family: 'van der Berg', initials: 'J', given: 'Jan', suffix: 'Jr' },
      ],
      hasMore: true,
      title: 'Nonparametric Estimation from Incomplete "observations"',
      journal: 'Journal of the American Statistical Association (B)',
      year: '1958',
      volume: '53',
      issue: '282',
      pages: '457–481',
      doi: '10.1080/01621459.1958.10501452',
    },
    {
      kind: 'book',
      authors: [{ family: 'Silverman', initials: 'BW' }],
      hasMore: false,
      areEditors: true,
      title: 'Density Estimation',
      year: '1986',
      edition: '2',
      place: 'London',
      publisher: 'Chapman & Hall',
    },
    {
      kind: 'web',
      authors: [{ name: 'World Health Organization' }],
      hasMore: false,
      title: 'Obesity',
      url: 'https://www.who.int/obesity',
      accessed: '2026-01-08',
    },
  ])
})

test.each([
  ['{\\"o}', 'ö'],
  ["\\'e", 'é'],
  ["\\'{e}", 'é'],
  ["{\\'{\\i}}", 'í'],
  ['J{\\"o}reskog', 'Jöreskog'],
  ['Wei\\ss', 'Weiß'],
  ['Stra{\\ss}e', 'Straße'],
  ['\\v{S}idl\\v a\\v{c}ek', 'Šidlǎček'],
  ['Fran\\c{c}ois', 'François'],
  ['\\o stergaard and \\AA se', 'østergaard and Åse'],
  ['{\\L}ukasz', 'Łukasz'],
  ["``quoted'' --- 1--2~cm", '“quoted” — 1–2 cm'],
  ['50\\% \\& more \\$5 \\#1 a\\_b', '50% & more $5 #1 a_b'],
  ['$\\chi^2$ test', 'χ^2 test'],
  ['\\emph{in vivo} \\textbf{x}', 'in vivo x'],
  ['https://a.org/\\~{}x', 'https://a.org/~x'],
  ['a\\\\b', 'a b'],
  ['\\', ''],
])('%s is %s', (tex, text) => {
  expect(texToText(tex)).toBe(text)
})

test('Chinese names are kept whole, in any form', () => {
  const text =
    '@article{a, author={王小明 and 李, 四 and {国家卫生健康委员会}}, title={题名}, journal={中华内科杂志}, year={2020}}'
  expect(only(text)[0]?.authors).toEqual([{ name: '王小明' }, { name: '李四' }, { name: '国家卫生健康委员会' }])
})

test('entries that are not whole are refused at their line; the others are read', () => {
  const text = `@article{a, title = {never closed,
  year = 2000
}
@article{b, title = {Good}}
@article{c, title {x}}
@article{d, title = unknownword}
@article{e, author = {X}}
@article{f, title = "open
@article{g, title = {Good too}}
@book{h,
  title = {${'long '.repeat(5000)}}
}
@article{i`
  const { works, refused } = readBibtex(text)
  expect(works.map(({ work, line }) => [work.title, line])).toEqual([
    ['Good', 4],
    ['Good too', 9],
  ])
  expect(refused.map(({ code, line }) => [code, line])).toEqual([
    ['bibtex-unclosed', 1],
    ['bibtex-no-field', 5],
    ['bibtex-unknown-string', 6],
    ['record-no-title', 7],
    ['bibtex-unclosed', 8],
    ['record-too-long', 11],
    ['bibtex-unclosed', 13],
  ])
})
