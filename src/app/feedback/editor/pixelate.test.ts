import { expect, test } from 'vitest'
import { type Pixels, pixelate } from './pixelate.ts'

const SIDE = 120
const BLOCK = 12

/** White with black letters of two widths, or other letters in the same place. */
function letters(isBlack: (x: number, y: number) => boolean): Pixels {
  const data = new Uint8ClampedArray(4 * SIDE * SIDE).fill(255)
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    if (isBlack(at % SIDE, Math.floor(at / SIDE))) data.set([0, 0, 0], 4 * at)
  }
  return { data, width: SIDE, height: SIDE }
}

const greyAt = ({ data }: Pixels, x: number, y: number) => data[4 * (y * SIDE + x)] ?? Number.NaN
const AREA = { x: 24, y: 24, width: 60, height: 48 }
const middle = () => 0.5 // no noise

test('each block of the area has one colour, and what is outside keeps its pixels', () => {
  const pixels = letters((x) => x % 4 < 2)
  const before = pixels.data.slice()
  pixelate(pixels, AREA, BLOCK, middle)
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const isInside = x >= AREA.x && x < AREA.x + AREA.width && y >= AREA.y && y < AREA.y + AREA.height
      const corner = greyAt(pixels, x - (x % BLOCK), y - (y % BLOCK))
      expect(greyAt(pixels, x, y)).toBe(isInside ? corner : before[4 * (y * SIDE + x)])
    }
  }
})

test('a block does not have the mean of its own pixels, by which letters could be guessed', () => {
  const pixels = letters((x, y) => x >= 48 && x < 60 && y >= 48 && y < 60) // exactly one block
  pixelate(pixels, AREA, BLOCK, middle)
  const [inside, beside] = [greyAt(pixels, 50, 50), greyAt(pixels, 40, 50)]
  expect(inside).toBeGreaterThan(235) // one of the 25 blocks around is black
  expect(Math.abs(inside - beside)).toBeLessThan(2)
})

test('the same words blurred twice give different pixels', () => {
  const [first, second] = [letters((x) => x % 8 < 4), letters((x) => x % 8 < 4)]
  pixelate(first, AREA, BLOCK)
  pixelate(second, AREA, BLOCK)
  expect(first.data).not.toEqual(second.data)
})

test('a block that ends with the picture is hidden too', () => {
  const pixels = letters((x, y) => (x + y) % 2 === 0)
  pixelate(pixels, { x: 108, y: 108, width: 12, height: 7 }, BLOCK, middle)
  expect(new Set([108, 113, 119].map((x) => greyAt(pixels, x, 114))).size).toBe(1)
  expect(greyAt(pixels, 108, 116)).toBe(0)
})
