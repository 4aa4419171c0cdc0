import { describe, expect, test } from 'vitest'
import { cielabOf } from './colour/cielab.ts'
import type { ColourVision } from './colour/colour-vision.ts'
import { seenBy } from './colour/colour-vision.ts'
import { oklabOf } from './colour/oklab.ts'
import { contrast, difference, leastDifference } from './colour/palette-rules.ts'
import { linearOf } from './colour/rgb.ts'
import { divergingNames, SCALE_STEPS, scaleColours, sequentialNames } from './colour-scales.ts'
import { colourOf, themed } from './theme.ts'

const visions = Object.keys(leastDifference) as ColourVision[]
const grounds = ['light', 'dark'] as const

const lightness = (hex: string) => oklabOf(linearOf(hex))[0]
const seenLightness = (hex: string, vision: ColourVision) => cielabOf(seenBy(vision, linearOf(hex)))[0]

/** The sign of every step if all are the same; 0 if not. */
function direction(values: readonly number[]): number {
  const signs = new Set(values.slice(1).map((value, k) => Math.sign(value - (values[k] ?? 0))))
  return signs.size === 1 ? ([...signs][0] ?? 0) : 0
}

/** Every eighth colour: between neighbours the rounding to 256 levels is as large as the step. */
const eighths = (colours: readonly string[]) => colours.filter((_, k) => k % 8 === 0)

describe.each(grounds)('on a %s ground', (ground) => {
  test.each(sequentialNames)('%s: equal steps of lightness, in one direction for any colour vision', (name) => {
    const colours = scaleColours(name, ground)
    expect(colours).toHaveLength(SCALE_STEPS + 1)
    const steps = colours.map(lightness)
    const whole = (steps.at(-1) ?? 0) - (steps[0] ?? 0)
    for (const [k, value] of steps.entries())
      expect(Math.abs(value - (steps[0] ?? 0) - (whole * k) / SCALE_STEPS)).toBeLessThan(0.004)
    for (const vision of visions)
      expect(direction(eighths(colours).map((colour) => seenLightness(colour, vision))), vision).toBe(
        ground === 'light' ? -1 : 1,
      )
  })

  test.each(sequentialNames)('%s: five steps can be told apart by anybody', (name) => {
    const five = scaleColours(name, ground).filter((_, k) => k % (SCALE_STEPS / 4) === 0)
    for (const vision of visions)
      for (const [k, colour] of five.slice(1).entries())
        expect(difference(five[k] ?? '', colour, vision), vision).toBeGreaterThan(8)
  })

  test.each(divergingNames)('%s: both arms have the same lightness, in one direction for any colour vision', (name) => {
    const colours = scaleColours(name, ground)
    expect(colours).toHaveLength(SCALE_STEPS + 1)
    for (let k = 0; k < SCALE_STEPS / 2; k++)
      expect(
        Math.abs(lightness(colours[k] ?? '') - lightness(colours[SCALE_STEPS - k] ?? '')),
        `step ${k}`,
      ).toBeLessThan(0.004)
    for (const vision of visions)
      for (const arm of [colours.slice(SCALE_STEPS / 2), colours.slice(0, SCALE_STEPS / 2 + 1).toReversed()])
        expect(direction(eighths(arm).map((colour) => seenLightness(colour, vision))), vision).toBe(
          ground === 'light' ? -1 : 1,
        )
  })

  test.each(divergingNames)('%s: anybody can tell the sign from a third of the way on', (name) => {
    const colours = scaleColours(name, ground)
    for (const vision of visions)
      for (let k = 0; k <= SCALE_STEPS / 3; k += 4)
        expect(difference(colours[k] ?? '', colours[SCALE_STEPS - k] ?? '', vision), `${vision} ${k}`).toBeGreaterThan(
          leastDifference[vision],
        )
  })
})

test('text on every colour of a scale has a contrast of at least 4.5', () => {
  for (const theme of ['light', 'dark', 'print'] as const)
    for (const scale of [...sequentialNames, ...divergingNames])
      for (let k = 0; k <= 16; k++) {
        const cell = { scale, at: k / 16 } as const
        const [fill, text] = [
          colourOf(cell, themed(theme, undefined)),
          colourOf({ on: cell }, themed(theme, undefined)),
        ]
        expect(contrast(fill, text), `${theme} ${scale} ${k}`).toBeGreaterThanOrEqual(4.5)
      }
})
