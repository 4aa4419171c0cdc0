import { expect, test } from 'vitest'
import { blockOf, brushFrames, firstFrame, frameBetween, movedFrame, resizedFrame, wholeBlocks } from './frames.ts'

const picture = { width: 1200, height: 800 }
const frame = { x: 100, y: 100, width: 200, height: 50 }

test('blocks are larger than letters, on a small picture and on a large one', () => {
  expect(blockOf({ width: 390, height: 300 })).toBe(12)
  expect(blockOf(picture)).toBe(20)
  expect(blockOf({ width: 4096, height: 2160 })).toBe(48)
})

test('a frame is moved and resized within the picture', () => {
  expect(movedFrame(frame, 20, -20, picture)).toEqual({ ...frame, x: 120, y: 80 })
  expect(movedFrame(frame, -500, 5000, picture)).toEqual({ ...frame, x: 0, y: 750 })
  expect(resizedFrame(frame, 20, 20, picture)).toEqual({ ...frame, width: 220, height: 70 })
  expect(resizedFrame(frame, -5000, 5000, picture)).toEqual({ ...frame, width: 20, height: 700 })
})

test('a frame between two corners is never empty and never outside', () => {
  expect(frameBetween({ x: 30, y: 40 }, { x: 10, y: 20 }, picture)).toEqual({ x: 10, y: 20, width: 20, height: 20 })
  expect(frameBetween({ x: -9, y: -9 }, { x: 5000, y: 5000 }, picture)).toEqual({ x: 0, y: 0, ...picture })
  expect(frameBetween({ x: 1300, y: 900 }, { x: 1300, y: 900 }, picture)).toEqual({
    x: 1199,
    y: 799,
    width: 1,
    height: 1,
  })
})

test('the first frame is inside any picture', () => {
  for (const size of [picture, { width: 1, height: 1 }, { width: 3, height: 4000 }]) {
    const { x, y, width, height } = firstFrame(size)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(size.width)
    expect(y + height).toBeLessThanOrEqual(size.height)
  }
})

test('a fast stroke of the brush leaves no gap', () => {
  const frames = brushFrames({ x: 100, y: 400 }, { x: 1100, y: 400 }, picture)
  for (let x = 100; x <= 1100; x += 1) {
    expect(frames.some((one) => one.x <= x && x < one.x + one.width)).toBe(true)
  }
})

test('an area grows to whole blocks', () => {
  expect(wholeBlocks({ x: 25, y: 39, width: 20, height: 2 }, 20, picture)).toEqual({
    x: 20,
    y: 20,
    width: 40,
    height: 40,
  })
  expect(wholeBlocks({ x: 1190, y: 790, width: 10, height: 10 }, 48, picture)).toEqual({
    x: 1152,
    y: 768,
    width: 48,
    height: 32,
  })
})
