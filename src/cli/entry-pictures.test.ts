import { expect, test } from 'vitest'
import { LONGEST_PICTURE } from '#figure/render-picture.ts'
import { entryIds } from './entries.ts'
import { drawEntries } from './entry-pictures.ts'

test('every chart has a picture, computed from its examples', async () => {
  const pictures = await drawEntries('charts')
  expect(Object.keys(pictures)).toEqual(entryIds('charts'))
  for (const picture of Object.values(pictures)) {
    expect(picture).toMatch(/^<svg [^>]*>.*<path.*<\/svg>$/)
    expect(picture.length).toBeLessThanOrEqual(LONGEST_PICTURE)
  }
})
