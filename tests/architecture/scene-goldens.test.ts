import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entryIds } from '#cli/entries.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { readSceneGolden, sceneFile, sceneGolden } from '#tests/support/scene-golden.ts'

/** A changed figure is not a fault in itself: it is kept after a review. */
test.each(entriesUnderTest('charts'))('the figures of the demo of $id are those that were kept', async ({ id }) => {
  expect(await sceneGolden(id), `look at the figure, then run: node tests/tools/keep-shown.ts ${id}`).toEqual(
    readSceneGolden(id),
  )
})

test('each chart has a kept figure, and none is left of a chart that does not exist', () => {
  const kept = readdirSync(new URL('.', sceneFile('any'))).map((file) => file.replace('.json', ''))
  expect(kept.toSorted()).toEqual([...entryIds('charts')].toSorted())
})
