import { expect, test } from 'vitest'
import type { Panel } from '#figure/scene.ts'
import { lineMarks, readLines } from './reference-lines.ts'

const panel: Panel = {
  x: { kind: 'band', title: '', categories: ['a', 'b'] },
  y: { kind: 'linear', title: '', domain: [0, 1], format: 'percent' },
  marks: [],
}

test('lines as typed, with or without words', () => {
  expect(readLines('50; 65 = retirement；-1.5：below')).toEqual({
    lines: [
      { at: 50, label: '' },
      { at: 65, label: 'retirement' },
      { at: -1.5, label: 'below' },
    ],
    unread: [],
  })
  expect(readLines('half; 2')).toEqual({ lines: [{ at: 2, label: '' }], unread: ['half'] })
})

test('a line crosses the whole plot, in the unit of the axis', () => {
  const { marks, outside } = lineMarks(panel, 'y', [
    { at: 50, label: 'half' },
    { at: 150, label: '' },
  ])
  expect(marks[0]).toMatchObject({ kind: 'segment', from: [-0.5, 0.5], to: [1.5, 0.5], dash: 'dashed' })
  expect(marks[1]).toMatchObject({ kind: 'text', at: [1.5, 0.5], anchor: 'end' })
  expect(outside).toEqual(['150'])
})

test('an axis of categories has no lines', () => {
  expect(lineMarks(panel, 'x', [{ at: 1, label: '' }])).toEqual({ marks: [], outside: ['1'] })
})

test('an axis of dates has lines at days, an axis of numbers has none', () => {
  const { lines, unread } = readLines('2020-01-23 = lockdown; 2020-02-30; 40')
  expect(unread).toEqual(['2020-02-30'])
  const at = Date.UTC(2020, 0, 23)
  const domain = [Date.UTC(2020, 0, 1), Date.UTC(2020, 2, 1)] as const
  const dated: Panel = { ...panel, x: { kind: 'linear', title: 'onset', domain, calendar: true } }
  const drawn = lineMarks(dated, 'x', lines)
  expect(drawn.marks.map(({ kind }) => kind)).toEqual(['segment', 'text'])
  expect(drawn.marks[0]).toMatchObject({ from: [at, 0], to: [at, 1] })
  expect(drawn.outside).toEqual(['40'])
  expect(lineMarks(panel, 'y', lines)).toMatchObject({ outside: ['2020-01-23'] })
})
