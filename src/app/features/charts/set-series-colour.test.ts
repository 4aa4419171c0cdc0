import { expect, test } from 'vitest'
import { seriesColour, withSeriesColour } from './set-series-colour.ts'

test('a series keeps the palette’s colour until it has one of its own', () => {
  expect(seriesColour({ palette: 'standard', ownColours: '' }, 1)).toBe('#d55e00')
  expect(seriesColour({ palette: 'standard', ownColours: '#123, rgb(1, 2, 3)' }, 1)).toBe('#010203')
})

test('the series before it keep the colours that they have, those after it the palette’s', () => {
  expect(withSeriesColour({ palette: 'standard', ownColours: '' }, 1, '#aabbcc')).toBe('#0072b2, #aabbcc')
  expect(withSeriesColour({ palette: 'standard', ownColours: '#111111, #222222, #333333' }, 1, '#aabbcc')).toBe(
    '#111111, #aabbcc, #333333',
  )
})
