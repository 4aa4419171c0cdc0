import { expect, test } from 'vitest'
import { spokeNames } from './spoke-names.ts'
import { textWidth } from './text-width.ts'
import { type } from './typography.ts'

const side = 240

function boxesOf(found: NonNullable<ReturnType<typeof spokeNames>>) {
  return found.names.flatMap(({ at: [x, middle], anchor, lines }) =>
    lines.map(({ text, up }) => {
      const y = middle + up
      const width = textWidth(text, type.tick)
      const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
      return { left, right: left + width, low: y - type.tick / 2, high: y + type.tick / 2 }
    }),
  )
}

test('names stay in the square, outside the circle and apart from each other', () => {
  const names = ['体能与日常活动功能', '角色功能', '情绪与心理健康状况', '社会功能', '疼痛', '总体健康', '精力', '认知']
  const found = spokeNames(
    names.map((name) => [name, '0～100']),
    side,
    { shape: 'circle', least: 0.2 },
  )
  if (found === null) throw new Error('Eight names have room')
  expect(found.names.map(({ lines }) => lines.map(({ text }) => text).join(''))).toEqual(
    names.map((name) => `${name}0～100`),
  )
  const boxes = boxesOf(found)
  for (const [k, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(-0.01)
    expect(box.right).toBeLessThanOrEqual(side + 0.01)
    expect([box.low >= -1, box.high <= side + 1]).toEqual([true, true])
    const nearest = [
      Math.max(box.left - found.centre[0], found.centre[0] - box.right, 0),
      Math.max(box.low - found.centre[1], found.centre[1] - box.high, 0),
    ] as const
    expect(Math.hypot(...nearest)).toBeGreaterThan(found.radius)
    for (const other of boxes.slice(k + 1))
      expect(box.left < other.right && other.left < box.right && box.low < other.high && other.low < box.high).toBe(
        false,
      )
  }
})

test('the first name is above the circle, the second of four on its right', () => {
  const found = spokeNames([['a'], ['b'], ['c'], ['d']], side, { shape: 'polygon', least: 0.2 })
  expect(found?.names.map(({ anchor }) => anchor)).toEqual(['middle', 'start', 'middle', 'end'])
  const [x = 0, y = 0] = found?.names[0]?.at ?? []
  expect([x, y > side / 2 + (found?.radius ?? 0)]).toEqual([side / 2, true])
})

test('a triangle is in the middle of the height that it takes', () => {
  const found = spokeNames([['a'], ['b'], ['c']], side, { shape: 'polygon', least: 0.2 })
  if (found === null) throw new Error('Three letters have room')
  const { radius, centre } = found
  expect(centre[1]).toBeLessThan(side / 2 - 20)
  expect(radius).toBeGreaterThan(side / 2)
})

test('a long word makes the circle smaller, down to the smallest', () => {
  const names = [['a'], ['Otorhinolaryngological'], ['b'], ['c']]
  const radius = (least: number) => spokeNames(names, side, { shape: 'polygon', least })?.radius ?? 0
  const short = spokeNames([['a'], ['ENT'], ['b'], ['c']], side, { shape: 'polygon', least: 0.1 })
  expect(radius(0.1)).toBeGreaterThan(side * 0.1)
  expect(radius(0.1)).toBeLessThan(short?.radius ?? 0)
  expect(radius(0.4)).toBe(0)
})
