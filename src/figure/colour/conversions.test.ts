import { converter, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { cielabOf } from './cielab.ts'
import { linearOfOklab, linearOfOklch, oklabOf, oklchOf } from './oklab.ts'
import { contrast, greyLightness } from './palette-rules.ts'
import { hexOf, linearOf, type Triple } from './rgb.ts'

/** Corners, edges and the inside of sRGB. */
const colours = [0, 1, 10, 64, 128, 200, 255].flatMap((r) =>
  [0, 11, 127, 255].flatMap((g) => [0, 60, 254].map((b) => hex(r, g, b))),
)

function hex(...channels: number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function near(found: Triple, expected: Triple, tolerance: number): void {
  for (const [k, value] of found.entries())
    expect(Math.abs(value - (expected[k] ?? Number.NaN))).toBeLessThan(tolerance)
}

describe('as culori', () => {
  test('linear light', () => {
    const toLinear = converter('lrgb')
    for (const colour of colours) {
      const { r, g, b } = toLinear(colour) ?? expect.fail()
      near(linearOf(colour), [r, g, b], 1e-12)
    }
  })

  // culori has the matrices with more digits than their author
  test('OKLab', () => {
    const toOklab = converter('oklab')
    for (const colour of colours) {
      const { l, a, b } = toOklab(colour) ?? expect.fail()
      near(oklabOf(linearOf(colour)), [l, a, b], 1e-6)
    }
  })

  test('CIELAB under D65', () => {
    const toLab = converter('lab65')
    for (const colour of colours) {
      const { l, a, b } = toLab(colour) ?? expect.fail()
      near(cielabOf(linearOf(colour)), [l, a, b], 1e-9)
      expect(greyLightness(colour)).toBeCloseTo(l, 9)
    }
  })

  // culori rounds the shares of the primaries in luminance to four digits, as WCAG does
  test('contrast', () => {
    for (const colour of colours)
      for (const paper of ['#ffffff', '#1b1e22'])
        expect(Math.abs(contrast(colour, paper) / wcagContrast(colour, paper) - 1)).toBeLessThan(1e-3)
  })
})

test('a colour comes back from OKLab and from OKLCH', () => {
  for (const colour of colours) {
    expect(hexOf(linearOfOklab(oklabOf(linearOf(colour))))).toBe(colour)
    expect(hexOf(linearOfOklch(oklchOf(linearOf(colour))))).toBe(colour)
  }
})
