import { expect, test } from 'vitest'
import { LONGEST_PICTURE } from '#figure/render-picture.ts'
import { entryIds, loadGallery } from './entries.ts'
import { drawEntries } from './entry-pictures.ts'

test('every chart and every figure of an analysis in the gallery has a picture, computed from its examples', async () => {
  const pictures = await drawEntries('charts')
  const figures = (await Promise.all(entryIds('analyses').map(loadGallery))).flat()
  expect(Object.keys(pictures)).toEqual([...entryIds('charts'), ...figures.map(({ id }) => id)])
  for (const picture of Object.values(pictures)) {
    expect(picture).toMatch(/^<svg [^>]*>.*<path.*<\/svg>$/)
    expect(picture.length).toBeLessThanOrEqual(LONGEST_PICTURE)
  }
})
