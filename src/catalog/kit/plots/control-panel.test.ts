import { expect, test } from 'vitest'
import { displaySettings } from '../present/format.ts'
import { type ControlPanel, controlMarks, pointPlaces } from './control-panel.ts'

const names = { centre: 'CL 2', lower: 'LCL 1', upper: 'UCL 4' }
const panel: ControlPanel = {
  x: [1, 2, 3],
  y: [2, 5, 'NaN'],
  centre: [2, 2, 2],
  sd: [0.5, 1, 1],
  lower: [1, 0, 0],
  upper: [3, 4, 4],
  signals: { points: [2, 2], rules: [1, 5] },
}

test('limits hold half-way to the neighbours and step there', () => {
  const { marks, lineLabels } = controlMarks(panel, { zones: false, numbered: true, names })
  expect(marks).toContainEqual(expect.objectContaining({ kind: 'line', x: [0.5, 3.5], y: [2, 2] }))
  expect(marks).toContainEqual(expect.objectContaining({ kind: 'line', x: [0.5, 1.5, 1.5, 3.5], y: [3, 3, 4, 4] }))
  expect(lineLabels.map(({ at, text }) => [at, text])).toEqual([
    [[3.5, 4], 'UCL 4'],
    [[3.5, 2], 'CL 2'],
    [[3.5, 0], 'LCL 1'],
  ])
})

test('points with signals differ in shape and have the numbers of their rules', () => {
  const { marks, pointLabels } = controlMarks(panel, { zones: true, numbered: true, names })
  const points = marks.flatMap((mark) => (mark.kind === 'point' ? [[mark.shape, mark.x]] : []))
  expect(points).toEqual([
    ['circle', [1]],
    ['diamond', [2]],
  ])
  expect(pointLabels).toEqual([{ at: [2, 5], radius: 3, text: [{ text: '1,5' }] }])
  expect(marks.filter((mark) => mark.kind === 'line' && mark.dash === 'dotted')).toHaveLength(4)
})

test('places of points: consecutive ones as ranges, on dates or numbers', () => {
  const display = { settings: displaySettings('en'), names: { variable: String, level: String } }
  const x = [0, 864e5, 2 * 864e5, 3 * 864e5, 4 * 864e5]
  expect(pointPlaces([1, 3, 4, 5], x, { isNumbered: true, calendar: false }, display)).toBe('1, 3–5')
  expect(pointPlaces([1, 2, 4], x, { isNumbered: false, calendar: true }, display)).toBe(
    '1970-01-01, 1970-01-02, 1970-01-04',
  )
})
