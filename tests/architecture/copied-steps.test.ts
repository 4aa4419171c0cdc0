import { describe, expect, test } from 'vitest'
import type { StepExample } from '#catalog/kit/step.ts'
import { isCopied, renameColumns } from '#catalog/kit/steps/rename-columns.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { applyExample, cellsByName, loadStepEntry } from '#tests/tools/step-golden.ts'

/** Ids that are like no other text of an example. */
const renamed = (id: string) => `renamed-${id}`

describe.each(entriesUnderTest('steps'))('$id', ({ id }) => {
  test('copied to a dataset with other columns, it makes the same', async () => {
    const entry = await loadStepEntry(id)
    const { options: specs } = entry.definition
    if (!isCopied(specs)) return
    let count = 0
    for (const example of entry.examples) {
      const isDone = example.expect === 'done'
      const options = renameColumns(specs, example.options, renamed)
      const copy: StepExample = {
        ...example,
        options,
        columns: example.columns.map((column) => ({ ...column, id: renamed(column.id) })),
      }
      const [before, after] = [await applyExample(entry, example), await applyExample(entry, copy)]
      expect(after.reports[0]?.status, example.id).toBe(before.reports[0]?.status)
      if (isDone) expect(cellsByName(after.frame), example.id).toEqual(cellsByName(before.frame))
      if (isDone) count++
    }
    expect(count).toBeGreaterThan(0)
  })
})
