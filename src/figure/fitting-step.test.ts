import { expect, test } from 'vitest'
import { fittingStep, fittingTexts } from './fitting-step.ts'

test('texts are omitted until none touches its neighbour', () => {
  const places = [0, 10, 20, 30, 40, 50]
  expect(fittingStep(places, [6, 6, 6, 6, 6, 6])).toBe(1)
  expect(fittingStep(places, [6, 7, 6, 6, 6, 6])).toBe(2)
  expect(fittingStep(places, [30, 1, 20, 1, 1, 1])).toBe(3)
  expect(fittingStep([], [])).toBe(1)
})

test('places may run from right to left', () => {
  expect(fittingStep([50, 40, 30, 20], [6, 6, 6, 6])).toBe(1)
  expect(fittingStep([50, 40, 30, 20], [8, 8, 8, 8])).toBe(2)
})

test('a text that touches the one shown before it is left out', () => {
  expect([...fittingTexts([0, 20, 30, 36, 42], [6, 6, 6, 6, 6])]).toEqual([0, 1, 2, 4])
  expect([...fittingTexts([42, 36, 20], [6, 6, 6])]).toEqual([0, 2])
  expect(fittingTexts([], []).size).toBe(0)
})
