import { expect, test } from 'vitest'
import { contrast } from '#figure/colour/palette-rules.ts'
import type { Panel } from '#figure/scene.ts'
import { colourOf, themed } from '#figure/theme.ts'
import { annotationsOn } from './annotations.ts'
import { annotationColours, type PlacedAnnotation } from './annotations-option.ts'

const panel: Panel = {
  x: { kind: 'linear', title: '', domain: [0, 100] },
  y: { kind: 'log', title: '', domain: [1, 1000] },
  marks: [],
}

const remark: PlacedAnnotation = {
  id: 'a',
  shape: 'arrow',
  place: { panel: 0, at: [50, 10], to: [60, 20] },
  words: 'washout',
  colour: 'ink',
  size: 100,
  dashed: false,
  spot: null,
}

test('a new annotation is within the plot, also of categories and of a logarithmic axis', () => {
  const bands: Panel = { ...panel, x: { kind: 'band', title: '', categories: ['a', 'b', 'c', 'd'] } }
  const [log] = annotationsOn([panel], [{ ...remark, place: null }]).annotations
  expect(log?.at).toEqual([30, 1000 ** 0.88])
  const [band] = annotationsOn([bands], [{ ...remark, place: null }]).annotations
  expect(band?.at[0]).toBeCloseTo(0.7, 9)
})

test.each([
  ['the axis ends before it', { panel: 0, at: [50, 10], to: [140, 20] }],
  ['a logarithmic axis has no place for it', { panel: 0, at: [50, 0], to: [60, 20] }],
  ['its panel is gone', { panel: 3, at: [50, 10], to: [60, 20] }],
] as const)('is not drawn, and told about: %s', (_, place) => {
  expect(annotationsOn([panel], [{ ...remark, place }])).toEqual({ annotations: [], outside: ['washout'] })
})

test('a text has one place, and empty words have no line', () => {
  const text = annotationsOn([panel], [{ ...remark, shape: 'text', words: 'a\nb' }]).annotations[0]
  expect(text).toMatchObject({ at: [50, 10], to: [50, 10], lines: ['a', 'b'] })
  expect(annotationsOn([panel], [{ ...remark, words: ' ' }]).annotations[0]?.lines).toEqual([])
})

test.each(['light', 'dark', 'print'] as const)('its colours can be read on the paper of the %s theme', (name) => {
  const colours = themed(name, { palette: 'standard' })
  const paper = colourOf('paper', colours)
  for (const colour of annotationColours) {
    const [drawn] = annotationsOn([panel], [{ ...remark, colour }]).annotations
    const hex = drawn ? colourOf(drawn.colour, colours) : paper
    expect(contrast(hex, paper), `${colour} ${hex} on ${paper}`).toBeGreaterThanOrEqual(3)
  }
})
