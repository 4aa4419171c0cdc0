import { expect, test } from 'vitest'
import { caseLines, courseLegend, courseOf, courses } from './pair-lines.ts'

const cases = [
  [1, 2, 3],
  [3, 9, 2],
  [2, 4, 2],
]

test('a course compares the last value with the first, whatever lies between', () => {
  expect(cases.map(courseOf)).toEqual(['higher', 'lower', 'equal'])
})

test('each case has a line through its places, translucent if there are hundreds', () => {
  const few = caseLines(cases, (values) => courses[courseOf(values)].colour)
  expect(few).toHaveLength(3)
  expect(few[1]).toEqual({ kind: 'line', x: [0, 1, 2], y: [3, 9, 2], colour: { series: 0 }, width: 0.5 })
  const [one] = caseLines(Array<number[]>(300).fill([1, 2]), () => 'muted')
  expect(one).toMatchObject({ colour: 'muted', opacity: 0.4 })
})

test('the legend names the courses that occur', () => {
  expect(courseLegend(cases.slice(0, 2), 'en').map(({ label }) => label)).toEqual(['Lower', 'Higher'])
  expect(courseLegend([[1, 1]], 'zh').map(({ label }) => label)).toEqual(['不变'])
})
