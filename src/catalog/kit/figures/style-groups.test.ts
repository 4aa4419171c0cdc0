import { expect, test } from 'vitest'
import { allStyleGroups, leavesOfGroups } from './style-groups.ts'
import { styleLeaves } from './style-leaves.ts'
import { styleSections } from './style-sections.ts'

test('a style carries over how a figure looks, and nothing that its variables and values decide', () => {
  const carried = leavesOfGroups(allStyleGroups)
  expect(styleLeaves.filter((leaf) => !carried.includes(leaf))).toEqual([
    'figureTitle',
    'xTitle',
    'yTitle',
    'xScale',
    'xMin',
    'xMax',
    'xStep',
    'yScale',
    'yMin',
    'yMax',
    'yStep',
    'figureCaption',
    'legendTitle',
    'xLines',
    'yLines',
    'xBreaks',
    'yBreaks',
    'remarks',
    'moves',
    'facets',
    'facetColumns',
    'facetScales',
    'xDays',
    'yDays',
    'xTicks',
    'xNumbers',
    'xMinor',
    'xUpright',
    'xReversed',
    'yTicks',
    'yNumbers',
    'yMinor',
    'yReversed',
    'altText',
    'xAround',
    'yAround',
  ])
})

test('each group has leaves, and none is in two', () => {
  const lists = allStyleGroups.map((group) => leavesOfGroups([group]))
  expect(lists.every((leaves) => leaves.length > 0)).toBe(true)
  expect(new Set(lists.flat()).size).toBe(lists.flat().length)
  expect(leavesOfGroups(['page'])).toEqual([
    'figureWidth',
    'figureHeight',
    'journal',
    'linesPerFigure',
    'plotWidth',
    'plotHeight',
    'plotShape',
    'figureMargin',
    'transparent',
  ])
})

test('the sections of colours, marks and size have no leaf of one figure alone', () => {
  const carried = leavesOfGroups(allStyleGroups)
  const whole = styleSections.filter(
    ({ title }) => !['Panels of the split', 'Titles', 'Axes', 'Ticks and numbers', 'Annotations'].includes(title.en),
  )
  expect(whole.flatMap(({ options }) => options).filter((leaf) => !carried.some((one) => one === leaf))).toEqual([])
})
