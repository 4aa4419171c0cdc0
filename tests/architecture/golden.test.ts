import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { analysisScript } from '#catalog/kit/analysis-script.ts'
import { allOptions } from '#catalog/kit/common-options.ts'
import { exampleAnswers, exampleFrame } from '#catalog/kit/example.ts'
import type { Done } from '#catalog/kit/outcome.ts'
import { outcomeValues } from '#catalog/kit/outcome-values.ts'
import { agrees, type Tolerance, toleranceOf } from '#catalog/kit/r-agreement.ts'
import { dataFile } from '#catalog/kit/r-run.ts'
import { readOptions } from '#catalog/kit/read-options.ts'
import { loadDefinition, loadExamples, loadRScript, type QuestionEntry } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { figureValues } from '#tests/tools/figure-values.ts'
import { type Golden, goldenFile, scriptHash } from '#tests/tools/golden-file.ts'
import { savedCaptures, savedValues } from '#tests/tools/saved-values.ts'
import { runExample } from './run-example.ts'

const loaded = await Promise.all(
  entriesUnderTest('analyses', 'charts').map(async ({ kind, id }) => ({
    kind,
    id,
    definition: await loadDefinition(id, kind),
    rScript: (await loadRScript(id, kind)).rScript,
    examples: (await loadExamples(id, kind)).examples.filter(({ expect: outcome }) => outcome === 'done'),
  })),
)

type Cell = number | string | null

describe.each(loaded)('$kind/$id', ({ kind, id, definition, rScript, examples }) => {
  test.each(examples)('example $id: the stored values were made by the script of today', (example) => {
    const dictionary = describeColumns(exampleFrame(example.data))
    const read = readOptions({ options: allOptions(definition) }, exampleAnswers(definition, example), dictionary)
    if (read.status !== 'ok') throw new Error(JSON.stringify(read))
    const data = { ...dictionary, file: dataFile }
    const golden = readGolden(kind, id, example.id)
    const remedy = `run: npm run golden -- ${id}`
    expect(golden.scriptSha256, remedy).toBe(scriptHash(analysisScript(rScript, read.options, data)))
    const captures = {
      ...rScript.captures(read.options, data),
      ...savedCaptures(rScript.saved?.(read.options, data) ?? {}),
    }
    expect([...new Set(Object.keys(golden.values).map((path) => captured(path, captures)))], remedy).toEqual(
      Object.keys(captures),
    )
  })

  test.each(examples)(
    'example $id: every number of the tables, of the figure of a chart, and of saved columns was compared with R and agrees',
    async (example) => {
      const outcome = await runExample(id, example, kind)
      if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
      const golden = readGolden(kind, id, example.id)
      const shown = kind === 'charts' ? figureValues(outcome) : outcomeValues(definition, outcome satisfies Done)
      const values = new Map<string, Cell>([...shown, ...savedValues(outcome)])
      const uncovered = [...values.keys()].filter((path) => !Object.hasOwn(golden.values, path))
      expect(uncovered, 'numbers without a value of R').toEqual([])
      const wrong = Object.entries(golden.values).flatMap(([path, expected]) => {
        const got = values.get(path) ?? null
        if (got === null && expected === 'NaN') return [] // what R did not compute either
        const cell = path.startsWith('saved/')
        const bounds = cell ? ofColumn(path, golden.values) : toleranceOf(rScript, path)
        return agrees(got, expected, bounds) ? [] : [`${path}: ${String(got)}, in R ${String(expected)}`]
      })
      expect(wrong).toEqual([])
    },
  )
})

/** The capture that a value belongs to: its path, or that of the vector of which it is one. */
function captured(path: string, captures: Readonly<Record<string, string>>): string {
  return Object.hasOwn(captures, path) ? path : path.replace(/\/\d+$/, '')
}

function readGolden(kind: QuestionEntry, id: string, example: string): Golden {
  const url = new URL(`../../src/catalog/${kind}/${id}/golden/${goldenFile(example)}`, import.meta.url)
  if (!existsSync(url)) throw new Error(`No golden for ${id}/${example}. Run: npm run golden -- ${id}`)
  const golden: Golden = JSON.parse(readFileSync(url, 'utf8'))
  return golden
}

/** Errors of a cell of a saved column are held against the size of the column: a residual is a small difference of larger numbers. */
function ofColumn(path: string, values: Golden['values']): Tolerance {
  const column = path.replace(/\/\d+$/, '')
  const [count, size] = [Number(values[`${column}/0`]), Number(values[`${column}/1`])]
  return { relative: 1e-10, absolute: (1e-10 * size) / Math.sqrt(count) }
}
