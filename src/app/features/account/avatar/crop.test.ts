import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Crop, largestCrop, MAX_ZOOM, moved, squareOf, zoomed } from './crop.ts'

const pictures = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) })
const acts = fc.array(
  fc.oneof(
    fc.record({ zoom: fc.double({ min: 0, max: 9, noNaN: true }) }),
    fc.record({
      right: fc.double({ min: -3, max: 3, noNaN: true }),
      down: fc.double({ min: -3, max: 3, noNaN: true }),
    }),
  ),
)

test('no dragging or zooming leaves an empty edge', () => {
  fc.assert(
    fc.property(pictures, acts, (picture, done) => {
      let crop = largestCrop(picture)
      for (const act of done) {
        crop = 'zoom' in act ? zoomed(picture, crop, act.zoom) : moved(picture, crop, act.right, act.down)
        const { left, top, side } = squareOf(picture, crop)
        const slack = 1e-9 * (picture.width + picture.height)
        expect(side).toBeGreaterThan(0)
        expect(left).toBeGreaterThanOrEqual(-slack)
        expect(top).toBeGreaterThanOrEqual(-slack)
        expect(left + side).toBeLessThanOrEqual(picture.width + slack)
        expect(top + side).toBeLessThanOrEqual(picture.height + slack)
      }
    }),
  )
})

test('the initial crop is the largest centred square', () => {
  const picture = { width: 300, height: 100 }
  expect(squareOf(picture, largestCrop(picture))).toEqual({ left: 100, top: 0, side: 100 })
})

test('zooming in keeps the centre, and zooming out as far as the picture allows', () => {
  const picture = { width: 400, height: 400 }
  const off: Crop = { x: 120, y: 280, zoom: 2 }
  expect(zoomed(picture, off, 3)).toEqual({ x: 120, y: 280, zoom: 3 })
  expect(zoomed(picture, off, 1.6)).toEqual({ x: 125, y: 275, zoom: 1.6 })
  expect(zoomed(picture, off, 99).zoom).toBe(MAX_ZOOM)
  expect(zoomed(picture, off, 0)).toEqual(largestCrop(picture))
})

test('dragging to the right reveals more of the left', () => {
  const picture = { width: 400, height: 400 }
  const crop = zoomed(picture, largestCrop(picture), 4)
  expect(moved(picture, crop, 0.5, -0.25)).toEqual({ x: 150, y: 225, zoom: 4 })
})
