import { expect, test } from 'vitest'
import { cielabOf } from '#figure/colour/cielab.ts'
import { linearOf } from '#figure/colour/rgb.ts'
import { greyOf, toGreys } from './grey.ts'

test('a grey has the lightness of its colour, to half a step of a byte', () => {
  for (const colour of ['#000000', '#ffffff', '#d55e00', '#0072b2', '#009e73', '#f0e442', '#cc79a7', '#123456']) {
    const bytes = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    const grey = greyOf(...(bytes as [number, number, number]))
    const lightness = (of: number) => {
      const digits = of.toString(16).padStart(2, '0')
      return cielabOf(linearOf(`#${digits}${digits}${digits}`))[0]
    }
    const [wanted] = cielabOf(linearOf(colour))
    expect(wanted, colour).toBeGreaterThanOrEqual(lightness(Math.max(0, grey - 1)))
    expect(Math.abs(lightness(grey) - wanted), colour).toBeLessThan(0.3)
  }
})

test('greys stay as they are, and so does transparency', () => {
  const pixels = Uint8Array.from({ length: 256 * 4 }, (_, k) => (k % 4 === 3 ? 77 : Math.floor(k / 4)))
  const before = pixels.slice()
  toGreys(pixels)
  expect(pixels).toEqual(before)
})
