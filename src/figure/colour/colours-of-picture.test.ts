import { expect, test } from 'vitest'
import { ciede2000 } from './ciede2000.ts'
import { cielabOf } from './cielab.ts'
import { coloursOfPicture } from './colours-of-picture.ts'
import { linearOf } from './rgb.ts'

/** A poster: squares of each ink on paper, with edges blended as in a scan. */
function poster(inks: readonly string[], paper: string, noise = 0) {
  const [width, height] = [40 * inks.length + 20, 80]
  const pixels = new Uint8ClampedArray(4 * width * height)
  const channels = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
  const ground = channels(paper)
  let seed = 7
  const shake = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return (seed / 2147483648 - 0.5) * noise
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = Math.floor((x - 10) / 40)
      const [inX, inY] = [(x - 10) % 40, y - 10]
      const ink = inks[k]
      const isInk = ink !== undefined && x >= 10 && inX < 30 && inY >= 0 && inY < 60
      const isEdge = isInk && (inX === 0 || inX === 29 || inY === 0 || inY === 59)
      const own = isInk ? channels(ink) : ground
      for (let c = 0; c < 3; c++) {
        const value = own[c] ?? 0
        pixels[4 * (y * width + x) + c] = (isEdge ? (value + (ground[c] ?? 0)) / 2 : value) + shake()
      }
      pixels[4 * (y * width + x) + 3] = 255
    }
  }
  return { pixels, width, height }
}

const distance = (one: string, other: string) => ciede2000(cielabOf(linearOf(one)), cielabOf(linearOf(other)))

test.each([
  { inks: ['#0072b2', '#d55e00', '#009e73'], paper: '#ffffff', noise: 0 },
  { inks: ['#b3261e', '#1f5fa8', '#e0a800', '#5b2a86', '#2e7d32'], paper: '#fdfdfb', noise: 8 },
  { inks: ['#7fc7ff', '#ffb000', '#dc267f'], paper: '#000000', noise: 4 },
])(
  'the inks $inks of a poster are found within 2 units of CIEDE2000, and its paper is not one',
  ({ inks, paper, noise }) => {
    const found = coloursOfPicture(poster(inks, paper, noise), inks.length)
    expect(found).toHaveLength(inks.length)
    for (const ink of inks) expect(Math.min(...found.map((hex) => distance(hex, ink)))).toBeLessThan(2)
  },
)

test('equal pictures have equal colours, and a picture of one colour has none beside its paper', () => {
  const picture = poster(['#0072b2', '#d55e00'], '#ffffff', 6)
  expect(coloursOfPicture(picture, 8)).toEqual(coloursOfPicture(picture, 8))
  const blank = { pixels: new Uint8ClampedArray(400).fill(255), width: 10, height: 10 }
  expect(coloursOfPicture(blank, 8)).toEqual([])
  expect(coloursOfPicture({ ...blank, pixels: new Uint8ClampedArray(400) }, 8)).toEqual([])
})
