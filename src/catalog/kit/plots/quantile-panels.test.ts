import { expect, test } from 'vitest'
import { quantileAxis, quantileMarks, quantilePanels } from './quantile-panels.ts'

const course = { x: [-1, 0, 2], y: [3, 5, 8], lower: [1, 4, 6], upper: [4, 6, 11], intercept: 5, slope: 2 }

test('a course is a band, its line across the axis, and points', () => {
  const [band, line, points] = quantileMarks(course, [-3, 3])
  expect(band).toMatchObject({ kind: 'band', lower: [1, 4, 6] })
  expect(line).toMatchObject({ kind: 'segment', from: [-3, -1], to: [3, 11] })
  expect(points).toMatchObject({ kind: 'point', x: course.x, y: course.y })
  expect(quantileMarks({ ...course, lower: [], upper: [] }, [0, 1])).toHaveLength(2)
})

test('panels share axes that hold values and bands', () => {
  const axes = { x: quantileAxis([course]), xTitle: 'z', yTitle: 'y' }
  const { panels, arrangement } = quantilePanels(
    Array.from({ length: 4 }, () => ({ title: '', courses: [course] })),
    axes,
    { size: {} },
  )
  expect(arrangement).toEqual({ columns: 2 })
  expect(axes.x[1]).toBeCloseTo(2.16, 12)
  expect(panels[0]?.y).toMatchObject({ domain: [0.6, 11.4] })
})
