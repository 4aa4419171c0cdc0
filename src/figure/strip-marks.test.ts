import { expect, test } from 'vitest'
import { countedStripMarks, fittedStrips, stripMarks, swarmFits } from './strip-marks.ts'

const place = { centre: 1, half: 0.3, colour: { series: 0 }, span: 10, size: 3, shape: 'circle' } as const

test('each layout keeps the values and its band', () => {
  const values = [1, 1, 1, 2, 5, 9, 9]
  for (const layout of ['quasi-random', 'jitter'] as const) {
    const [mark] = stripMarks(values, layout, place)
    if (mark?.kind !== 'point') throw new Error('No points')
    expect(mark.y).toEqual(values)
    for (const x of mark.x) expect(Math.abs(x - 1)).toBeLessThanOrEqual(0.3)
  }
  const [swarm] = stripMarks(values, 'swarm', place)
  expect(swarm).toMatchObject({ x: values.map(() => 1), apart: 0.3 })
  expect(stripMarks(values, 'barcode', place)).toHaveLength(7)
  expect(stripMarks([], 'barcode', place)).toEqual([])
})

test('a swarm fits if the widest row of points is narrower than its band', () => {
  const row = (n: number) => Array<number>(n).fill(4)
  const room = { size: 3, half: 10, span: 10, height: 60 }
  expect(swarmFits(row(17), room)).toBe(true)
  expect(swarmFits(row(19), room)).toBe(false)
})

test('counted values fill the places of their height, and are where they are if they are few', () => {
  const counts = Array.from({ length: 500 }, (_, k) => (k === 499 ? 3 : k < 250 ? 1000 : 0))
  const heights = { range: [0, 100], counts } as const
  for (const layout of ['quasi-random', 'jitter'] as const) {
    const [mark] = countedStripMarks(heights, layout, place)
    if (mark?.kind !== 'point') throw new Error('No points')
    const at = (height: number) => mark.x.filter((_, i) => Math.abs((mark.y[i] ?? 0) - height) < 0.01)
    expect(at(0.1)).toHaveLength(100)
    // where values are rare the strip is as narrow as a point
    expect(at(99.9)).toHaveLength(layout === 'jitter' ? 3 : 1)
    expect(at(75.1)).toHaveLength(0)
    for (const x of mark.x) expect(Math.abs(x - 1)).toBeLessThanOrEqual(0.3)
  }
  expect(countedStripMarks(heights, 'barcode', place)).toHaveLength(251)
  expect(countedStripMarks({ range: [4, 4], counts: [7] }, 'jitter', place)).toMatchObject([{ y: Array(7).fill(4) }])
})

test('points are smaller until the swarm fits, and are spread by density if it does not', () => {
  const wide = { half: 10, span: 10, height: 60 }
  const strip = (n: number) => ({ points: Array<number>(n).fill(5) })
  const swarm = { layout: 'swarm', size: null } as const
  expect(fittedStrips([strip(5), strip(3)], swarm, wide)).toEqual({ layout: 'swarm', size: 4 })
  expect(fittedStrips([strip(14), strip(3)], swarm, wide)).toEqual({ layout: 'swarm', size: 3.2 })
  expect(fittedStrips([strip(200)], swarm, wide)).toEqual({ layout: 'quasi-random', size: 2.6 })
  expect(fittedStrips([strip(200)], { layout: 'jitter', size: 5 }, wide)).toEqual({ layout: 'jitter', size: 5 })
  const counted = { points: [], heights: { range: [0, 1] as const, counts: [3, 70_000] } }
  expect(fittedStrips([counted], swarm, wide)).toEqual({ layout: 'quasi-random', size: 2 })
})
