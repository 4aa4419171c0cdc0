import { expect, test } from 'vitest'
import { type ColourVision, seenBy } from './colour-vision.ts'
import { hexOf, linearOf } from './rgb.ts'

const see = (vision: ColourVision, hex: string) => hexOf(seenBy(vision, linearOf(hex)))

test('greys look the same to everybody', () => {
  for (const vision of ['normal', 'protan', 'deutan', 'tritan'] as const)
    for (const grey of ['#000000', '#484848', '#7e7e7e', '#ffffff']) expect(see(vision, grey)).toBe(grey)
})

// the first columns of the matrices, coded in sRGB
test('pure red becomes olive, ochre and red', () => {
  expect(see('protan', '#ff0000')).toBe('#6d5f00')
  expect(see('deutan', '#ff0000')).toBe('#a39000')
  expect(see('tritan', '#ff0000')).toBe('#ff000f')
})
