import fc from 'fast-check'
import { expect, test } from 'vitest'
import { citedWork } from '#catalog/kit/references/cited-work.ts'
import type { Author, Work } from '#catalog/kit/references/work.ts'
import { type ReferenceKey, references } from '#catalog/kit/references.ts'
import { referenceWords } from './messages.ts'
import { initialsOf } from './person-names.ts'
import { readBibtex } from './read-bibtex.ts'
import { type ReadReferences, readReferences } from './read-references.ts'
import { readRis } from './read-ris.ts'
import { writeBibtex } from './write-bibtex.ts'
import { writeRis } from './write-ris.ts'

const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿĀ-ž0-9'"&%$#_{}~^\\<>=@:;,.()[\]-]{1,12}$/)
const hanWord = fc.stringMatching(/^[一-龥，。、（）]{1,8}$/)

/** Text with the signs that formats give a meaning, without blanks at its ends. */
const someText = fc
  .array(fc.oneof(word, hanWord), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' ').normalize('NFC'))
const title = someText.filter((text) => !text.endsWith('.'))
const digits = fc.integer({ min: 1, max: 9999 }).map(String)

const family = fc.stringMatching(
  /^([A-Z][a-zà-ö]{1,8}|van der Berg|O'Neill|Clarke-Pearson|D'Agostino|Müller|Łukasz|Sand and Sea)$/,
)
const full = fc.stringMatching(/^[A-Z][a-z]{2,8}( [A-Z]\.|-[A-Z][a-z]{2,5})?$/)
const suffix = fc.option(fc.constantFrom('Jr', 'III'), { nil: undefined })

const person: fc.Arbitrary<Author> = fc.oneof(
  fc.record({ family, given: full, suffix }).map(({ family: name, given, suffix: after }) => ({
    family: name,
    initials: initialsOf(given),
    given,
    ...(after !== undefined && { suffix: after }),
  })),
  fc.record({ family, initials: fc.stringMatching(/^[A-Z]{1,4}$/), suffix }).map(({ suffix: after, ...name }) => ({
    ...name,
    ...(after !== undefined && { suffix: after }),
  })),
)
const whole = fc.constantFrom(
  'World Health Organization',
  'Sage, Inc.',
  '王小明',
  '国家卫生健康委员会',
  'Student',
  'A {b} & C',
)
const author = fc.oneof(
  person,
  whole.map((name) => ({ name })),
)
const authors = fc.array(author, { minLength: 1, maxLength: 5 })

const common = {
  authors,
  hasMore: fc.boolean(),
  title,
  year: fc.integer({ min: 1000, max: 2999 }).map(String),
}
const details = fc.record(
  {
    volume: digits,
    pages: fc.oneof(
      fc
        .tuple(digits, digits)
        .filter(([a, b]) => a !== b)
        .map(([a, b]) => `${a}–${b}`),
      fc.constantFrom('e92209', 'S117–S314', '12'),
    ),
    doi: fc
      .stringMatching(/^10\.\d{4}\/[a-z0-9().<>:_-]{1,12}$/)
      .filter((doi) => !doi.endsWith('-') && !doi.includes('--')),
  },
  { requiredKeys: [] },
)
const web = fc.record(
  {
    url: fc.constantFrom('https://example.org/a~b?c=1&d=%20#e_f', 'http://example.org/'),
    accessed: fc.constant('2026-01-08'),
  },
  { requiredKeys: [] },
)
const imprint = fc.record({ place: title, publisher: title, edition: digits }, { requiredKeys: [] })

/** Works as readers make them. */
const someWork: fc.Arbitrary<Work> = fc.oneof(
  fc
    .tuple(
      fc.record({ ...common, kind: fc.constant('article' as const), journal: title }),
      details,
      web,
      fc.option(digits),
    )
    .map(([work, more, online, issue]) => ({ ...work, ...more, ...online, ...(issue !== null && { issue }) })),
  fc
    .tuple(fc.record({ ...common, kind: fc.constant('book' as const), areEditors: fc.boolean() }), details, imprint)
    .map(([{ areEditors, ...work }, more, printed]) => ({
      ...work,
      ...more,
      ...printed,
      ...(areEditors && { areEditors: true }),
    })),
  fc
    .tuple(
      fc.record({
        ...common,
        kind: fc.constantFrom('chapter' as const, 'paper' as const),
        book: title,
        editors: authors,
      }),
      details,
      imprint,
    )
    .map((parts) => Object.assign({}, ...parts) as Work),
  fc
    .tuple(
      fc.record({ ...common, kind: fc.constantFrom('report' as const, 'standard' as const), number: digits }),
      imprint,
      web,
    )
    .map((parts) => Object.assign({}, ...parts) as Work),
  fc
    .tuple(fc.record({ ...common, kind: fc.constantFrom('web' as const, 'software' as const, 'thesis' as const) }), web)
    .map((parts) => Object.assign({}, ...parts) as Work),
)

const formats = [
  { name: 'RIS', read: readRis, write: writeRis },
  { name: 'BibTeX', read: readBibtex, write: writeBibtex },
]

test.each(formats)('$name: what is written is read again, field by field', ({ read, write }) => {
  fc.assert(
    fc.property(fc.array(someWork, { minLength: 1, maxLength: 4 }), (works) => {
      const { works: found, refused } = read(write(works))
      expect(refused).toEqual([])
      expect(found.map(({ work }) => work)).toEqual(works)
    }),
    { numRuns: 400 },
  )
})

test.each(formats)('$name: the bibliography is written and read again', ({ read, write }) => {
  const works = (Object.keys(references) as ReferenceKey[]).map(citedWork)
  const { works: found, refused } = read(write(works))
  expect(refused).toEqual([])
  expect(found.map(({ work }) => work)).toEqual(works)
})

const hostile = (signs: readonly string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 60 })
    .map((all) => all.join(''))
const pieces = {
  RIS: [
    'TY  - JOUR\n',
    'ER  - \n',
    'TI  - a\n',
    'AU  - b, c, d, e\n',
    'TY',
    '  - ',
    '\r',
    '\n',
    'SP  - 1-\n',
    '王;李;',
  ],
  BibTeX: [
    '@article{',
    '@string{',
    '@comment{',
    'a',
    ' = ',
    '{',
    '}',
    '"',
    '#',
    ',',
    '\\',
    "\\'",
    '\n@book{b,',
    '%',
    ' and ',
    '(',
    ')',
    '~',
  ],
}

test.each(formats)('$name: any text is read or refused, with words in both languages', ({ name, read }) => {
  fc.assert(
    fc.property(hostile(pieces[name as keyof typeof pieces]), (text) => expectWords(read(text))),
    { numRuns: 1000 },
  )
})

function expectWords({ works, refused }: ReadReferences): void {
  for (const { work } of works) expect(work.title).not.toBe('')
  for (const { code, line, params } of refused) {
    expect(line).toBeGreaterThan(0)
    for (const language of ['en', 'zh'] as const)
      for (const [, param = ''] of referenceWords[code][language].matchAll(/\{(\w+)\}/g))
        if (param !== 'value') expect(params).toHaveProperty(param)
  }
}

const n = 100_000
test.each([
  ['@article{a,'.repeat(n)],
  ['@comment{'.repeat(n)],
  ['@article{a, t = {'.repeat(n)],
  ['@article{a, t = "'.repeat(n)],
  ['{'.repeat(n * 5)],
  [`@article{a, title = {${'{'.repeat(n)}${'}'.repeat(n)}}}`],
  [`@article{a, title = {${"\\'{".repeat(6000)}${'}'.repeat(6000)}}}`],
  [`@article{a, author = {${'a and '.repeat(3000)}}, title = {x}}`],
  [`@string{a = "xx"}${Array.from({ length: 60 }, () => '@string{a = a # a}').join('\n')}`],
  [Array.from({ length: 60 }, (_, k) => `@string{a${k + 1} = a${k} # a${k}}`).join('\n')],
  [`@${' '.repeat(n)}`.repeat(5)],
  [`@a${' '.repeat(n)}`.repeat(5)],
  ['TY  - JOUR\n'.repeat(n)],
  ['ER  - \n'.repeat(n)],
  [
    `TY  - JOUR\nTI  - x\nET  - a${' '.repeat(19_000)}b\nSP  - ${' -'.repeat(9000)}\nAU  - ${'王，'.repeat(6000)}\nER  - \n`.repeat(
      20,
    ),
  ],
  [`TY  - JOUR\nTI  - x\n${'more\n'.repeat(n)}ER  - \n`],
])('reading takes bounded time: %.20s', (text) => {
  const start = performance.now()
  expectWords(readRis(text))
  expectWords(readBibtex(text))
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('the kind of a file is found by its content; others are refused', async () => {
  const works = [citedWork('cox-1972')]
  const fileOf = (...parts: BlobPart[]) => new Blob(parts)
  for (const text of [
    writeRis(works),
    writeBibtex(works),
    `\uFEFF${writeRis(works)}`,
    `% a list\n\n${writeBibtex(works)}`,
  ])
    expect((await readReferences(fileOf(text))).works.map(({ work }) => work)).toEqual(works)
  for (const text of ['', 'a,b\n1,2\n', '\u0000\u0001'])
    expect((await readReferences(fileOf(text))).refused).toEqual([{ code: 'not-references', line: 0, params: {} }])
  const large = fileOf(new Uint8Array(20_000_001))
  expect((await readReferences(large)).refused[0]?.code).toBe('references-too-large')
})

test('a file in GB18030 is read', async () => {
  // 王小明, 肺癌的治疗
  const [name, title] = [
    [0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7],
    [0xb7, 0xce, 0xb0, 0xa9, 0xb5, 0xc4, 0xd6, 0xce, 0xc1, 0xc6],
  ].map((bytes) => new Uint8Array(bytes))
  const file = new Blob(['TY  - JOUR\r\nAU  - ', name ?? '', '\r\nTI  - ', title ?? '', '\r\nER  - \r\n'])
  const { works } = await readReferences(file)
  expect(works[0]?.work).toMatchObject({ authors: [{ name: '王小明' }], title: '肺癌的治疗' })
})
