import { expect, test } from 'vitest'
import { withDarkColours } from '#figure/theme.ts'
import { entryIds, loadGallery } from './entries.ts'
import { drawEntries, LONGEST_COVER } from './entry-pictures.ts'

test('every chart and every figure of an analysis in the gallery has a picture, computed from its examples', async () => {
  const pictures = await drawEntries('charts')
  const figures = (await Promise.all(entryIds('analyses').map(loadGallery))).flat()
  expect(Object.keys(pictures)).toEqual([...entryIds('charts'), ...figures.map(({ id }) => id)])
  for (const picture of Object.values(pictures)) {
    expect(picture).toMatch(/^<svg [^>]*>.*<path.*<\/svg>$/)
    const cover = withDarkColours(picture)
    expect(cover).toMatch(/^[ -~]+$/)
    expect(cover).toContain('@media(prefers-color-scheme:dark){[')
    expect(cover.length).toBeLessThanOrEqual(LONGEST_COVER)
  }
})
