import { expect, test } from 'vitest'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { readShown, shownExamples } from '#tests/support/shown.ts'

/** A changed word, rounding or line is not a fault in itself: it is kept after a review. */
test.each(entriesUnderTest('analyses', 'charts'))(
  '$kind/$id shows of its examples what was kept',
  async ({ kind, id }) => {
    expect(
      await shownExamples(kind, id),
      `read the difference, then run: node tests/tools/keep-shown.ts ${id}`,
    ).toEqual(readShown(kind, id))
  },
)
