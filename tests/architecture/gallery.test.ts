import { describe, expect, test } from 'vitest'
import type { GalleryFigure } from '#catalog/kit/gallery.ts'
import { initialOptions } from '#catalog/kit/options/read-options.ts'
import { entryIds, load, loadDefinition, loadGallery } from '#cli/entries.ts'
import { missingWords } from './missing-words.ts'
import { runExample } from './run-example.ts'

const figures = (
  await Promise.all(
    entryIds('analyses').map(async (analysis) =>
      (await loadGallery(analysis)).map((figure): [string, GalleryFigure] => [analysis, figure]),
    ),
  )
).flat()

test('figures of analyses have ids that neither a chart nor another figure has', () => {
  const ids = figures.map(([, { id }]) => id)
  expect(ids.length).toBeGreaterThan(9)
  expect([...entryIds('charts'), ...ids].length).toBe(new Set([...entryIds('charts'), ...ids]).size)
})

describe.each(figures)('%s: $id', (analysis, { figure, options = {}, ...words }) => {
  test('the analysis has the figure, and an example draws it', async () => {
    const { results } = await loadDefinition(analysis)
    expect(Object.keys(results.figures)).toContain(figure)
    const { examples } = await load('analyses', analysis, 'examples')
    const drawn = await Promise.all(
      examples.map(async (example) => {
        const outcome = await runExample(analysis, example, 'analyses')
        return outcome.status === 'done' && outcome.figures.some(({ of }) => of === figure)
      }),
    )
    expect(drawn).toContain(true)
  })

  test('its options are options of the analysis', async () => {
    const { options: known } = await loadDefinition(analysis)
    expect(Object.keys(options).filter((leaf) => !Object.hasOwn(known, leaf))).toEqual([])
    expect(initialOptions(await loadDefinition(analysis))).not.toMatchObject(
      Object.keys(options).length === 0 ? { never: true } : options,
    )
  })

  test('it is named and found in both languages', () => {
    expect(missingWords(words)).toEqual([])
    expect(words.keywords.some((word) => /\p{Script=Han}/u.test(word))).toBe(true)
    expect(words.keywords.some((word) => /^[a-z ]+$/.test(word))).toBe(true)
  })
})
