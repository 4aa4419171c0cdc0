import { expect, test } from 'vitest'
import type { Scene } from '#figure/scene.ts'
import { seriesColour, withSeriesColour } from './set-series-colour.ts'

const plain = { palette: 'standard', ownColours: '', levelColours: '', highlighted: '' } as const

const figure = (...labels: readonly string[]): Scene => ({
  width: 80,
  height: 60,
  panels: [],
  legend: { place: 'top', items: labels.map((label, series) => ({ label, colour: { series }, key: 'line' })) },
  description: '',
})

test('a series keeps the palette’s colour until it has one of its own', () => {
  expect(seriesColour(plain, figure(), 1)).toBe('#d55e00')
  expect(seriesColour({ ...plain, ownColours: '#123, rgb(1, 2, 3)' }, figure(), 1)).toBe('#010203')
})

test('a series with a name has its colour by the name, in whatever place the level stands', () => {
  const chosen = withSeriesColour(plain, figure('Placebo (n = 30)', 'Drug A（n = 31）'), 1, '#aabbcc')
  expect(chosen).toEqual({ leaf: 'levelColours', value: 'Drug A = #aabbcc' })
  expect(seriesColour({ ...plain, levelColours: chosen.value }, figure('Drug A (n = 9)', 'Placebo'), 0)).toBe('#aabbcc')
})

test('a colour of the palette that a level has by name goes to no other series', () => {
  const style = { ...plain, levelColours: 'Drug B = #0072b2' } // the palette’s first
  const colours = [0, 1, 2].map((series) => seriesColour(style, figure('Placebo', 'Drug A', 'Drug B'), series))
  expect(colours).toEqual(['#009e73', '#d55e00', '#0072b2'])
})

test('a series without a name has its colour by its place; those before it keep theirs, those after it the palette’s', () => {
  const own = { ...plain, ownColours: '#111111, #222222, #333333' }
  expect(withSeriesColour(plain, figure(), 1, '#aabbcc')).toEqual({ leaf: 'ownColours', value: '#0072b2, #aabbcc' })
  expect(withSeriesColour(own, figure('a = b', 'c; d'), 1, '#aabbcc')).toEqual({
    leaf: 'ownColours',
    value: '#111111, #aabbcc, #333333',
  })
})
