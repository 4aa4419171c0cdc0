import { describe, expect, test } from 'vitest'
import { detachedContext } from '#catalog/detached-context.ts'
import { type Example, exampleAnswers, exampleFrame } from '#catalog/kit/example.ts'
import type { Display } from '#catalog/kit/message.ts'
import { kitMessages } from '#catalog/kit/messages.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { allOptions, commonOptions } from '#catalog/kit/options/common-options.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import { displaySettings, formatCount } from '#catalog/kit/present/format.ts'
import { presentTable } from '#catalog/kit/present/present-table.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import { languages } from '#catalog/kit/words.ts'
import { entryIds, load, loadDefinition, loadSummary } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { renderPicture } from '#figure/render-picture.ts'
import { renderSvg } from '#figure/render-svg.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { missingWords } from './missing-words.ts'
import { computeExample, runExample } from './run-example.ts'

/** A closed document without spelled-out words, ASCII only and within its length. */
const isPicture = /^(?!.*(?:NaN|undefined|Infinity|<text))[ -~]{100,8192}(?<=<\/svg>)$/

const entries = await Promise.all(
  entriesUnderTest('analyses').map(async ({ id }) => {
    const { examples } = await load('analyses', id, 'examples')
    return {
      id,
      summary: await loadSummary('analyses', id),
      definition: await loadDefinition(id),
      compute: await load('analyses', id, 'compute'),
      reading: await load('analyses', id, 'reading'),
      plots: (await load('analyses', id, 'plot')).plots,
      examples: await Promise.all(
        examples.map(async (example) => ({ ...example, outcome: await runExample(id, example) })),
      ),
    }
  }),
)

type Entry = (typeof entries)[number]

test('there are analyses', () => {
  expect(entryIds('analyses').length).toBeGreaterThanOrEqual(3)
})

test('a separated outcome is refused with a way out', async () => {
  const offered: boolean[] = []
  for (const id of entryIds('analyses'))
    for (const example of (await load('analyses', id, 'examples')).examples) {
      if (typeof example.expect === 'string' || example.expect.rejected !== 'separation') continue
      const outcome = await runExample(id, example)
      offered.push(outcome.status === 'rejected' && outcome.remedy !== undefined)
    }
  expect(offered).toContain(true)
})

describe.each(entries)('$id', (entry) => {
  const { id, summary, definition, examples } = entry
  const done = examples.flatMap(({ outcome, ...example }) => (outcome.status === 'done' ? { example, outcome } : []))

  test('the guide leads to it, with options that it has', () => {
    expect(summary.guide ?? [], 'summary.guide').not.toHaveLength(0)
    for (const { options } of summary.guide ?? []) {
      expect(Object.keys(definition.options)).toEqual(expect.arrayContaining(Object.keys(options)))
      for (const { example, outcome: _ } of done) {
        const { columns } = describeColumns(exampleFrame(example.data))
        const read = readOptions(definition, { ...example.options, ...options }, { columns })
        expect(read, JSON.stringify(options)).toMatchObject({ status: 'ok' })
      }
    }
  })

  test('its id is the name of its folder', () => {
    expect([summary.id, definition.id]).toEqual([id, id])
  })

  test('has all its words in both languages, and is found in both', () => {
    expect(
      missingWords({
        summary,
        definition,
        examples: examples.map(({ title, data }) => [title, data.title, data.source]),
      }),
    ).toEqual([])
    expect(summary.keywords.some((word) => /\p{Script=Han}/u.test(word))).toBe(true)
    expect(summary.keywords.some((word) => /^[a-z ]+$/.test(word))).toBe(true)
    expect(new Set(summary.keywords).size).toBe(summary.keywords.length)
  })

  test('has each option in one section, and none of those that every analysis has', () => {
    expect(Object.keys(definition.options).filter((key) => Object.hasOwn(commonOptions, key))).toEqual([])
    const asked = definition.sections.flatMap((section) => section.options)
    expect(asked.toSorted()).toEqual(Object.keys(definition.options).toSorted())
  })

  test('has initial answers within its own bounds', () => {
    for (const spec of Object.values(definition.options)) {
      if (spec.kind === 'choice') expect(Object.keys(spec.of)).toContain(spec.initial)
      if (spec.kind === 'choices') for (const choice of spec.initial) expect(Object.keys(spec.of)).toContain(choice)
      if (spec.kind === 'number' && spec.initial !== null) {
        expect(spec.initial).toBeGreaterThanOrEqual(spec.min)
        expect(spec.initial).toBeLessThanOrEqual(spec.max)
      }
    }
  })

  test('can still read options of every older version', () => {
    for (let version = 1; version <= definition.version; version++)
      expect(upgradeOptions(definition, { version }, {})).toBeDefined()
    expect(upgradeOptions(definition, { version: definition.version + 1 }, {})).toBeUndefined()
  })

  test('yields the outcome that each example names', () => {
    for (const { id: example, expect: wanted, outcome } of examples) {
      if (typeof wanted === 'string')
        expect(outcome.status, `${example}: ${JSON.stringify(outcome).slice(0, 300)}`).toBe(wanted)
      else expect(outcome, example).toMatchObject({ status: 'rejected', code: wanted.rejected })
    }
    expect(done.length).toBeGreaterThan(0)
    expect(examples.some(({ outcome }) => outcome.status === 'rejected')).toBe(true)
  })

  test('explains every rejection', () => {
    for (const { outcome } of examples)
      if (outcome.status === 'rejected')
        expect({ ...kitMessages, ...definition.messages }).toHaveProperty([outcome.code])
  })

  test('offers as a remedy an option with which an answer exists', async () => {
    for (const { id: example, data, options, outcome } of examples) {
      if (outcome.status !== 'rejected' || outcome.remedy === undefined) continue
      const { option, value } = outcome.remedy
      const spec = definition.options[option]
      expect(spec?.kind === 'choice' ? Object.keys(spec.of) : [], example).toContain(value)
      const remedied = await runExample(id, { data, options: { ...options, [option]: value } })
      expect(remedied.status, example).toBe('done')
    }
  })

  test('answers JSON, and the same each time', async () => {
    for (const { example, outcome } of done) {
      expect(JSON.parse(JSON.stringify(outcome)), example.id).toEqual(outcome)
      expect(await computeExample(id, example)).toEqual(outcome)
    }
  })

  test('reads every option that it has', async () => {
    const seen = new Set<string>()
    for (const { example } of done) for (const key of await optionsRead(entry, example)) seen.add(key)
    const drawn = Object.keys(definition.options)
    expect(drawn.filter((key) => !seen.has(key))).toEqual([])
  })

  test('produces every table and figure, and fills every column, in some example', () => {
    const tables = done.flatMap(({ outcome }) => outcome.tables)
    for (const [of, spec] of Object.entries(definition.results.tables))
      for (const column of Object.keys(spec.columns)) {
        const filled = tables.some(
          (table) =>
            table.of === of &&
            table.columns.some((c) => c.of === column && table.rows.some((row) => (row.cells[c.id] ?? null) !== null)),
        )
        expect(filled, `${of}.${column}`).toBe(true)
      }
    const figures = new Set(done.flatMap(({ outcome }) => outcome.figures.map(({ of }) => of)))
    expect([...figures].toSorted()).toEqual(Object.keys(definition.results.figures).toSorted())
    expect(Object.keys(entry.plots).toSorted()).toEqual([...figures].toSorted())
  })

  test('declares each column that it saves, saves each in some example, and in R too', async () => {
    const declared = definition.results.saved ?? {}
    const made = done.flatMap(({ example, outcome }) => outcome.savedColumns.map((column) => ({ example, column })))
    expect([...new Set(made.map(({ column }) => column.of))].toSorted()).toEqual(Object.keys(declared).toSorted())
    const { rScript } = await load('analyses', id, 'r-script')
    for (const { example, outcome } of done) {
      const dictionary = describeColumns(exampleFrame(example.data))
      const read = readOptions({ options: allOptions(definition) }, exampleAnswers(definition, example), dictionary)
      if (read.status !== 'ok') throw new Error(JSON.stringify(read))
      const inR = rScript.saved?.(read.options, { ...dictionary, file: 'data.csv' }) ?? {}
      expect(Object.keys(inR).toSorted()).toEqual(outcome.savedColumns.map((column) => column.id).toSorted())
      for (const { of, where, id: column, rowIds, values } of outcome.savedColumns) {
        expect(column).toBe(where === undefined ? of : `${of}@${where.variable}`)
        expect(rowIds.length).toBe(values.length)
      }
    }
  })

  test('explains a number that is missing', () => {
    for (const { example, outcome } of done) {
      const remarks = outcome.notices.length + outcome.tables.flatMap(({ notes }) => notes).length
      if (/"NaN"/.test(JSON.stringify(outcome.tables))) expect(remarks, example.id).toBeGreaterThan(0)
    }
  })

  test('names each row of a table once', () => {
    for (const { outcome } of done)
      for (const table of outcome.tables) {
        const dimensions = definition.results.tables[table.of]?.rows ?? []
        const keys = table.rows.map((row) => JSON.stringify(dimensions.map((column) => row.cells[column] ?? null)))
        expect(new Set(keys).size).toBe(keys.length)
      }
  })

  test('declares every code that it uses', () => {
    for (const { outcome } of done)
      for (const { code } of [...outcome.notices, ...outcome.checks, ...outcome.tables.flatMap(({ notes }) => notes)])
        expect(definition.messages).toHaveProperty([code])
  })

  describe.each(languages)('in %s', (language) => {
    const displayOf = (example: (typeof done)[number]['example']): Display => ({
      settings: displaySettings(language),
      names: namesOf(describeColumns(exampleFrame(example.data))),
    })

    test('presents its tables without gaps in the words', () => {
      for (const { example, outcome } of done)
        for (const table of outcome.tables) {
          const shown = presentTable(definition, table, displayOf(example))
          expect(JSON.stringify(shown), example.id).not.toMatch(/undefined|NaN|\{\w+\}|\[object/)
          expect(shown.body.every(({ cells }) => cells.length === shown.head[0]?.length)).toBe(true)
        }
    })

    test('reads its outcome in plain language: nothing is proved, no p value stands alone', () => {
      for (const { example, outcome } of done) {
        const { paragraphs, methods } = presentReading(entry.reading, outcome.facts, displayOf(example))
        for (const text of [...paragraphs, methods]) {
          expect(text.length, example.id).toBeGreaterThan(10)
          expect(text, example.id).not.toMatch(/undefined|NaN|null|\[object|prove|significant(?!ly)|证明|证实|显著/)
          expect(bareP(text), example.id).toEqual([])
        }
      }
    })

    test('says how many rows were used, and why the others were not', () => {
      for (const { example, outcome } of done) {
        const { sample } = outcome
        const line = sampleLine(sample, displayOf(example))
        if (sample.total === 0) expect(line, example.id).toBeNull()
        else {
          expect(line, example.id).toContain(formatCount(sample.used))
          expect(line, example.id).toContain(formatCount(sample.total))
        }
        if (sample.used < sample.total)
          expect(sample.excluded, `${example.id}: rows lost without a reason`).not.toEqual([])
        for (const { count } of sample.excluded) expect(line, example.id).toContain(String(count))
      }
    })

    if (language === 'zh')
      test('does not speak of groups if a plan has one', () => {
        for (const { example, outcome } of done) {
          if (!('groups' in outcome.facts) || outcome.facts.groups !== 1) continue
          const { paragraphs, methods } = presentReading(entry.reading, outcome.facts, displayOf(example))
          expect([...paragraphs, methods].join(''), example.id).not.toContain('各组')
        }
      })

    if (language === 'zh')
      test('sets Chinese correctly: no space between two characters, no half-width stop after one', () => {
        for (const { example, outcome } of done) {
          const { paragraphs, methods } = presentReading(entry.reading, outcome.facts, displayOf(example))
          for (const text of [...paragraphs, methods])
            for (const [fault, remedy] of misprints)
              expect(fault.exec(text)?.[0], `${example.id}: reading.ts: ${remedy}: ${text}`).toBeUndefined()
        }
      })

    test('draws its figures', () => {
      for (const { example, outcome } of done)
        for (const figure of outcome.figures) {
          const scene = entry.plots[figure.of]?.plot(figure.data, { ...displayOf(example), size: {} })
          if (scene === undefined) throw new Error(`No plot for ${figure.of}`)
          expect(JSON.parse(JSON.stringify(scene))).toEqual(scene)
          expect(renderSvg(scene, { theme: 'print' }), example.id).not.toMatch(/NaN|undefined|Infinity/)
          expect(renderPicture(scene), example.id).toMatch(isPicture)
        }
    })
  })
})

/**
 * Faults of Chinese typography, each with its remedy. Names of variables may end in Chinese characters: a space belongs only beside a number
 * or Latin letters.
 */
const misprints: readonly (readonly [fault: RegExp, remedy: string])[] = [
  [/.{0,9}\p{Script=Han} \p{Script=Han}.{0,9}/u, 'leave out the space between two characters'],
  [/.{0,9}\p{Script=Han}(?:[,;:?!]|\.(?!\d))/u, 'write a full-width stop after a character'],
  [
    /.{0,9}(?: [，。；：、）]|[，。；：、（] |[，；：、]{2}|。[，。；：、]).{0,9}/u,
    'write one full-width stop, without spaces',
  ],
]

/**
 * Sentences with a P value but without an effect, an interval, a statistic or a size, in the sentence or just before it. Also an impossible P.
 */
function bareP(text: string): readonly string[] {
  const sentences = text.split(/(?<=。)|(?<=\.) (?=\P{Ll})/u)
  return sentences.filter((sentence, k) => {
    if (/\bP = (?:—|NaN|∞)/.test(sentence)) return true
    const [own, before] = [sentence, sentences[k - 1] ?? ''].map((one) => {
      const without = one.replaceAll(/\bP\s*[<=>]\s*[\d.]+/g, '')
      return { hasP: without !== one, hasNumber: /\d/.test(without) }
    })
    return own?.hasP === true && !own.hasNumber && (before?.hasP === true || before?.hasNumber !== true)
  })
}

/** The options that a computation read. */
async function optionsRead(entry: Entry, example: Pick<Example, 'data' | 'options'>) {
  const frame = exampleFrame(example.data)
  const read = readOptions(entry.definition, example.options, describeColumns(frame))
  if (read.status !== 'ok') throw new Error(JSON.stringify(read))
  const seen = new Set<string>()
  const watched = new Proxy<Readonly<Record<string, unknown>>>(read.options, {
    get: (target, key) => {
      if (typeof key === 'string') seen.add(key)
      return typeof key === 'string' ? target[key] : undefined
    },
  })
  const outcome = await entry.compute.compute([frame], watched, {
    ...detachedContext,
    get seed() {
      seen.add('seed')
      return 1
    },
  })
  expect(outcome.status).toBe('done')
  return seen
}
