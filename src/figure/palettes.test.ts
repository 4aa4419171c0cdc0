import { describe, expect, test } from 'vitest'
import { contrast, distinguishable, greyLightness, LEAST_CONTRAST, LEAST_STEP_OF_GREY } from './colour/palette-rules.ts'
import { type PaletteName, palettes } from './palettes.ts'
import { themed } from './theme.ts'

const names = Object.keys(palettes) as PaletteName[]

/** The largest number of colours, from the first, of which any two differ enough in a print without colour. */
function distinguishableInGrey(colours: readonly string[]): number {
  const lightness = colours.map(greyLightness)
  const first = lightness.findIndex((one, k) =>
    lightness.slice(0, k).some((other) => Math.abs(one - other) < LEAST_STEP_OF_GREY),
  )
  return first < 0 ? colours.length : first
}

describe.each(names)('%s', (name) => {
  const { light, dark, max } = palettes[name]

  test(`exactly ${max} can be distinguished with any kind of colour vision`, () => {
    const count = name === 'grey' ? distinguishableInGrey : distinguishable
    expect(Math.min(count(light), count(dark))).toBe(max)
  })

  test('on a dark screen every colour is clear', () => {
    const { paper } = themed('dark', { palette: name })
    expect(dark.filter((colour) => contrast(colour, paper) < LEAST_CONTRAST)).toEqual([])
  })

  test('has a different dark colour for each light one', () => {
    expect(new Set(light).size).toBe(light.length)
    expect(new Set(dark).size).toBe(light.length)
    expect([...light, ...dark].filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([])
  })
})

test('the greys keep their steps from the first to the last, and the first three of high-contrast in print without colour', () => {
  expect(distinguishable(palettes.grey.light)).toBe(palettes.grey.max)
  expect(distinguishableInGrey(palettes['high-contrast'].light)).toBeGreaterThanOrEqual(3)
})

test('only these are pale on white: good for areas, weak as lines and points', () => {
  const pale = names.map((name) => [
    name,
    palettes[name].light.filter((colour) => contrast(colour, '#ffffff') < LEAST_CONTRAST),
  ])
  expect(Object.fromEntries(pale)).toEqual({
    standard: ['#e69f00', '#56b4e9'],
    muted: ['#88ccee', '#44aa99'],
    warm: ['#6ea6cd', '#f67e4b', '#98cae1'],
    bright: ['#ccbb44', '#66ccee', '#bbbbbb'],
    'high-contrast': ['#ddaa33'],
    clinical: [],
    ward: [],
    print: [],
    grey: ['#bfbfbf', '#9d9d9d'],
  })
})

test('a light colour has one dark counterpart, in whichever palettes it is', () => {
  const counterparts = new Map<string, Set<string>>()
  for (const name of names) {
    const [light, dark] = [themed('light', { palette: name }), themed('dark', { palette: name })]
    const pairs = [...light.series.map((colour, k) => [colour, dark.series[k]]), [light.ink, dark.ink]]
    for (const [colour = '', other = ''] of [...pairs, [light.muted, dark.muted], [light.faint, dark.faint]])
      counterparts.set(colour, (counterparts.get(colour) ?? new Set()).add(other))
  }
  expect([...counterparts].filter(([, others]) => others.size > 1)).toEqual([])
})
