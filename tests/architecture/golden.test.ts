import { describe, expect, test } from 'vitest'
import type { Done } from '#catalog/kit/outcome.ts'
import { outcomeValues } from '#catalog/kit/outcome-values.ts'
import { agrees, type Tolerance, toleranceOf } from '#catalog/kit/r-agreement.ts'
import { loadDefinition, loadExamples, loadRScript } from '#cli/entries.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { readQuestion } from '#tests/tools/example-question.ts'
import { figureValues } from '#tests/tools/figure-values.ts'
import { type Golden, goldenFile, readGolden } from '#tests/tools/golden-file.ts'
import { savedCaptures, savedValues } from '#tests/tools/saved-values.ts'
import { cellTolerance } from '#tests/tools/summarised.ts'
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
    const { options, data, scriptSha256 } = readQuestion(definition, rScript, example)
    const golden = readGolden(kind, id, goldenFile(example.id))
    const remedy = `run: npm run golden -- ${id}`
    expect(golden.scriptSha256, remedy).toBe(scriptSha256)
    const captures = {
      ...rScript.captures(options, data),
      ...savedCaptures(rScript.saved?.(options, data) ?? {}),
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
      const golden = readGolden(kind, id, goldenFile(example.id))
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

function ofColumn(path: string, values: Golden['values']): Tolerance {
  const column = path.replace(/\/\d+$/, '')
  return cellTolerance(Number(values[`${column}/0`]), Number(values[`${column}/1`]))
}
