import fc from 'fast-check'
import type { Author, Work } from '#catalog/kit/references/work.ts'
import { initialsOf } from './person-names.ts'

const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿĀ-ž0-9'"&%$#_{}~^\\<>=@:;,.()[\]-]{1,12}$/)
const hanWord = fc.stringMatching(/^[一-龥，。、（）]{1,8}$/)

/** Text with the signs that formats give a meaning, without blanks at its ends. */
export const someText = fc
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
export const someWork: fc.Arbitrary<Work> = fc.oneof(
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
