import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Example, exampleAnswers, exampleFrame } from '#catalog/kit/example.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { follows } from '#catalog/kit/options/conventions.ts'
import { type QuartileRule, quartileTypes } from '#catalog/kit/options/quartile-type.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import { analysisScript } from '#catalog/kit/r/analysis-script.ts'
import { entryIds, load, loadDefinition, type QuestionEntry } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { runExample } from './run-example.ts'

/** Quartiles have the type chosen for the project, in every table, figure and script. */
const rules = Object.keys(quartileTypes) as QuartileRule[]
const entries = await Promise.all(
  (['analyses', 'charts'] satisfies QuestionEntry[]).flatMap((kind) =>
    entryIds(kind).map(async (id) => {
      const definition = await loadDefinition(id, kind)
      const [option] = Object.entries(definition.options).find(([, spec]) => follows(spec)) ?? []
      const examples = (await load(kind, id, 'examples')).examples.filter(({ expect: wanted }) => wanted === 'done')
      return { kind, id, definition, option, examples, rScript: (await load(kind, id, 'r-script')).rScript }
    }),
  ),
)

/** Code that computes a quartile, or names one: a function of the engine, a column, the form of a cell, a field of a figure, an R call. */
const quartile =
  /\b(?:quartiles|boxSummary|medianError)\(|\bp25\b|\biqr\b|'median-quartiles'|0\.25, 0\.75|0\.25, 0\.5, 0\.75|\bfivenum\(|\bquantile\([^)]*, 0\.[27]5\b/
/** A hard-coded type in place of the project's. */
const written =
  /\b(?:quartiles|boxSummary)\([^()]*,\s*[267]\s*\)|\bquantile\([^()]*0\.[27]5, [267]\)|\btype = [267]\b.*0\.[27]5/

function sourcesOf(kind: QuestionEntry, id: string): string {
  const folder = resolve(import.meta.dirname, '../../src/catalog', kind, id)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^examples\.ts$/.test(name))
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
}

test('every entry with quartiles follows the project, and no other does', () => {
  const unlike = entries.filter(({ kind, id, option }) => quartile.test(sourcesOf(kind, id)) !== (option !== undefined))
  expect(unlike.map(({ id, option }) => `${id} ${option ?? 'must follow'}`)).toEqual([])
  expect(entries.filter(({ kind, id }) => written.test(sourcesOf(kind, id))).map(({ id }) => id)).toEqual([])
})

const asked = new Set(entriesUnderTest('analyses', 'charts').map(({ kind, id }) => `${kind}/${id}`))
const following = entries.flatMap(({ option, ...entry }) =>
  option === undefined || !asked.has(`${entry.kind}/${entry.id}`) ? [] : { ...entry, option },
)

describe.each(following)('$kind/$id', ({ kind, id, definition, option, examples, rScript }) => {
  /** The shown results, except remarks. */
  const shown = async (example: Example) => {
    const outcome = await runExample(id, example, kind)
    if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
    return JSON.stringify([outcome.tables.map(({ rows }) => rows), numbersOf(outcome.figures)])
  }
  const inR = (example: Example) => {
    const dictionary = describeColumns(exampleFrame(example.data))
    const read = readOptions({ options: allOptions(definition) }, exampleAnswers(definition, example), dictionary)
    if (read.status !== 'ok') throw new Error(JSON.stringify(read))
    return analysisScript(rScript, read.options, { ...dictionary, file: 'data.csv' })
  }
  const settled = (example: Example, quartiles: QuartileRule): Example => {
    const { [option]: _, ...options } = example.options
    return { ...example, options, conventions: { quartiles } }
  }

  test('each type gives different numbers, and a different script', async () => {
    let differing = 0
    for (const example of examples) {
      const numbers = await Promise.all(rules.map((rule) => shown(settled(example, rule))))
      const scripts = rules.map((rule) => inR(settled(example, rule)))
      if (new Set(numbers).size > 1) expect(new Set(scripts).size, example.id).toBe(rules.length)
      if (new Set(numbers).size === rules.length) differing++
    }
    expect(differing).toBeGreaterThan(0)
  })

  test('every box names the type of the project', async () => {
    for (const example of examples)
      for (const rule of rules) {
        const said = typesWithin(await runExample(id, settled(example, rule), kind))
        expect(
          said.filter((type) => type !== null && type !== rule && type !== quartileTypes[rule]),
          example.id,
        ).toEqual([])
      }
  })

  test('R wrote golden values under each type', () => {
    const golden = examples.map((example) => exampleAnswers(definition, example)[option] ?? 'type7')
    expect(rules.filter((rule) => !golden.includes(rule))).toEqual([])
  })

  test('an option of the entry takes precedence over the project', async () => {
    for (const example of examples) {
      const own = { ...settled(example, 'type6'), options: { ...example.options, [option]: 'type2' } }
      expect(await shown(own), example.id).toBe(await shown(settled(example, 'type2')))
    }
  })
})

test('a median is the same for each type: entries with medians only are unchanged', async () => {
  const medians = entries.filter(
    ({ definition, option }) =>
      option === undefined && Object.values(definition.results.tables).some(({ columns }) => 'median' in columns),
  )
  expect(medians.length).toBeGreaterThan(0)
  for (const { kind, id, examples } of medians.filter((entry) => asked.has(`${entry.kind}/${entry.id}`)))
    for (const example of examples.slice(0, 2))
      expect(await runExample(id, { ...example, conventions: { quartiles: 'type6' } }, kind), id).toEqual(
        await runExample(id, example, kind),
      )
})

/** The types that boxes and charts name. */
function typesWithin(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'quartileType' ? [part] : typesWithin(part)))
}

/** Every number in a value, in order. */
function numbersOf(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'quartileType' ? [] : numbersOf(part)))
}
