import { describe, expect, test } from 'vitest'
import { entryIds, loadSummary } from '#cli/entries.ts'
import { entryKinds, readReleased } from '#tests/support/released-entries.ts'

const released = readReleased()

describe.each(entryKinds)('%s', (kind) => {
  const ids = entryIds(kind)

  test('[D10] no entry is ever removed or renamed', () => {
    expect(released[kind].filter((id) => !ids.includes(id))).toEqual([])
  })

  test('the ids of all entries are kept (node tests/tools/keep-answers.ts)', () => {
    expect(ids.filter((id) => !released[kind].includes(id))).toEqual([])
  })

  test('the replacement of an entry exists, and is not replaced itself', async () => {
    const summaries = await Promise.all(ids.map((id) => loadSummary(kind, id)))
    const offered = new Set(summaries.filter(({ replacedBy }) => replacedBy === undefined).map(({ id }) => id))
    expect(summaries.filter(({ replacedBy }) => replacedBy !== undefined && !offered.has(replacedBy))).toEqual([])
  })
})
