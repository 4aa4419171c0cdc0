import { describe, expect, test } from 'vitest'
import type { Numeric } from '#catalog/kit/outcome.ts'
import { outcomeValues } from '#catalog/kit/outcome-values.ts'
import { agrees } from '#catalog/kit/r-agreement.ts'
import { loadDefinition, loadDrawn, loadExamples, loadRScript } from '#cli/entries.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { drawnCaptures, drawnQuantities, drawnTolerance, drawnValues } from '#tests/tools/drawn-values.ts'
import { readQuestion } from '#tests/tools/example-question.ts'
import { drawnFile, readGolden } from '#tests/tools/golden-file.ts'
import { runExample } from './run-example.ts'

/** Charts draw from what `golden.test.ts` compares; here it is the figures of analyses. */
const loaded = await Promise.all(
  entriesUnderTest('analyses').map(async ({ id }) => ({
    id,
    definition: await loadDefinition(id),
    rScript: (await loadRScript(id)).rScript,
    examples: (await loadExamples(id, 'analyses')).examples.filter(({ expect: outcome }) => outcome === 'done'),
  })),
)

describe.each(loaded.filter(({ definition }) => Object.keys(definition.results.figures).length > 0))(
  '$id',
  ({ id, definition, rScript, examples }) => {
    test.each(examples)('example $id: every drawn number is R’s, that of a table, or an answer', async (example) => {
      const outcome = await runExample(id, example)
      if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
      const { options, data, scriptSha256 } = readQuestion(definition, rScript, example)
      const { quantities, faults } = drawnQuantities(await loadDrawn(id), outcome, { options, data })
      expect(faults).toEqual([])

      const cells = outcomeValues(definition, outcome)
      const wrong = quantities.flatMap(({ path, is, owner }) => {
        if ('r' in owner) return []
        if ('answer' in owner) return is === owner.answer ? [] : [`${path}: ${String(is)}, answered ${owner.answer}`]
        const [got, paths] = [[is].flat(), [owner.cell].flat()]
        if (got.length !== paths.length) return [`${path}: ${got.length} numbers, ${paths.length} cells`]
        return paths.flatMap((cell, k) =>
          known(cells.get(cell)) === known(got[k]) ? [] : [`${path}: ${got[k]}, in ${cell} ${cells.get(cell)}`],
        )
      })
      expect(wrong).toEqual([])

      const captures = drawnCaptures(quantities)
      if (Object.keys(captures).length === 0) return
      const remedy = `run: npm run golden -- ${id}`
      const golden = readGolden('analyses', id, drawnFile(example.id))
      expect(golden.scriptSha256, remedy).toBe(scriptSha256)
      const values = drawnValues(quantities)
      expect([...values.keys()].toSorted(), remedy).toEqual(Object.keys(golden.values).toSorted())
      const unlike = [...values].flatMap(([path, got]) => {
        const expected = golden.values[path] ?? 'nothing'
        if (got === null && expected === 'NaN') return []
        return agrees(got, expected, drawnTolerance(rScript, path, golden.values))
          ? []
          : [`${path}: ${got}, in R ${expected}`]
      })
      expect(unlike).toEqual([])
    })
  },
)

/** An empty cell has no number, and nothing is drawn in its place. */
function known(value: Numeric | undefined): number | string | null {
  return value === undefined || value === 'NaN' ? null : value
}
