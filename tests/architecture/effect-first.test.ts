import { describe, expect, test } from 'vitest'
import { exampleFrame } from '#catalog/kit/example.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { type Language, languages } from '#catalog/kit/words.ts'
import { load, loadDefinition } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { runExample } from './run-example.ts'

/** A reading reports the size of an effect and its precision before it reports whether chance explains it, and claims no more than that. */
const entries = entriesUnderTest('analyses')

/** Required before a P, in its sentence or the previous one: an interval, or that there is none; for a joint test its statistic. */
const evidence: readonly RegExp[] = [
  /\bCI\b|置信区间|\d%?\s?(?:to|~)\s?−?\d/,
  /no interval|无区间/,
  /(?:χ²|[FHQ])\((?:\d+(?:\.\d+)?(?:, )?)+\) = \d|df = \d/,
]

/** Effect sizes without an established interval, with the reason. */
const withoutInterval: Readonly<Record<string, readonly [size: RegExp, why: string]>> = {
  friedman: [/by −?\d|平均秩次相差/, 'differences of mean ranks: the procedures are tests alone'],
  normality: [/(?:W|D|A²|K²|Z) = −?\d/, 'statistics of goodness of fit have no degrees of freedom'],
  proportion: [/Cohen(?:'s)? w/, 'Cohen’s w: the exact test has no statistic'],
  'table-one': [/SMD/, 'standardised differences describe a sample'],
}

/** Words that no test supports. */
const tooStrong: Readonly<Record<Language, RegExp>> = {
  en: /\bprov(?:e|es|ed|en)\b|\bproof\b|significant/i,
  zh: /证明|显著/,
}

/** Claims that hold for samples, but cannot be concluded for their population. */
const sameness: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:there is|shows?|with) no (?:difference|effect|association)\b|(?<!not (?:evidence|mean) that .{0,60})\bare (?:equal|the same)\b/i,
  zh: /(?<!统计学)无差异(?!时)|没有差异|无差别|(?<!(?:不能据此认为|不等于).{0,12})相同(?!的)/u,
}

describe.each(entries)('$id', ({ id }) => {
  test.each(languages)('in %s an effect with its interval, or a statistic, comes before each P', async (language) => {
    const [own] = withoutInterval[id] ?? []
    const bare = (await sentencesOf(id, language)).filter(({ text, before }) =>
      [...text.matchAll(/\bP\s*[<=>]/gu)].some(({ index }) => {
        const told = `${before} ${text.slice(0, index)}`
        return ![...evidence, ...(own === undefined ? [] : [own])].some((one) => one.test(told))
      }),
    )
    expect(bare).toEqual([])
  })

  test.each(languages)('in %s no reading claims what a test cannot show', async (language) => {
    const told = (await sentencesOf(id, language)).map(({ text }) => text)
    const messages = Object.values((await loadDefinition(id)).messages).map((words) => words[language])
    const claims = [
      ...[...told, ...messages].filter((text) => tooStrong[language].test(text)),
      ...told.filter((text) => sameness[language].test(text)),
    ]
    expect(claims).toEqual([])
  })
})

test('every effect without an interval occurs in some reading', async () => {
  for (const [id, [size]] of Object.entries(withoutInterval))
    for (const language of languages)
      expect(
        (await sentencesOf(id, language)).some(({ text }) => size.test(text)),
        `${id}, ${language}`,
      ).toBe(true)
})

interface Sentence {
  readonly example: string
  readonly text: string
  /** The previous sentence of the paragraph. */
  readonly before: string
}

async function sentencesOf(id: string, language: Language): Promise<readonly Sentence[]> {
  const reading = await load('analyses', id, 'reading')
  const found: Sentence[] = []
  for (const example of (await load('analyses', id, 'examples')).examples) {
    const outcome = await runExample(id, example)
    if (outcome.status !== 'done') continue
    const names = namesOf(describeColumns(exampleFrame(example.data)))
    const { paragraphs } = presentReading(reading, outcome.facts, { settings: displaySettings(language), names })
    for (const paragraph of paragraphs) {
      const sentences = paragraph.split(/(?<=。)|(?<=\.) (?=\P{Ll})/u)
      found.push(...sentences.map((text, k) => ({ example: example.id, text, before: sentences[k - 1] ?? '' })))
    }
  }
  return found
}
