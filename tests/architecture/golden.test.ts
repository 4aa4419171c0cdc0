import { describe, expect, test } from 'vitest'
import { load } from '#cli/entries.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { staleTables, wrongInFigures, wrongInTables } from '#tests/tools/golden-faults.ts'
import { runExample } from './run-example.ts'

const entries = await Promise.all(
  entriesUnderTest('analyses', 'charts').map(async ({ kind, id }) => ({
    kind,
    id,
    examples: (await load(kind, id, 'examples')).examples.filter(({ expect: outcome }) => outcome === 'done'),
  })),
)

describe.each(entries)('$kind/$id', ({ kind, id, examples }) => {
  const remedy = `run: npm run golden -- ${id}`

  test.each(examples)('example $id: the stored values come from the current script', async (example) => {
    expect(await staleTables(kind, id, example), remedy).toEqual([])
  })

  test.each(examples)(
    'example $id: every number of the tables, of the figure of a chart, and of saved columns was compared with R and agrees',
    async (example) => {
      const wrong = await wrongInTables(kind, id, example, await doneOf(kind, id, example))
      expect(wrong, 'a capture of r-script.ts is NULL or NaN in R where the outcome has no such number').toEqual([])
    },
  )

  if (kind === 'charts') return // they draw the numbers checked above
  test.each(examples)('example $id: every drawn number is R’s, that of a table, or an option', async (example) => {
    expect(await wrongInFigures(id, example, await doneOf(kind, id, example)), remedy).toEqual([])
  })
})

async function doneOf(...[kind, id, example]: Parameters<typeof staleTables>) {
  const outcome = await runExample(id, example, kind)
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome
}
