import { expect, test } from 'vitest'
import { labelInBand } from './band-label.ts'

const wedge = { x: [0, 10], lower: [0, 0], upper: [0, 10] }

test('a label is where a band is widest over its whole length', () => {
  expect(labelInBand(wedge, { width: 2, height: 1 })).toEqual([9, 4])
})

test('a band that is too thin or too short has none', () => {
  expect(labelInBand(wedge, { width: 2, height: 8.5 })).toBeNull()
  expect(labelInBand(wedge, { width: 11, height: 1 })).toBeNull()
  expect(labelInBand({ x: [], lower: [], upper: [] }, { width: 1, height: 1 })).toBeNull()
})
