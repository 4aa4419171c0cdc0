import { expect, test } from 'vitest'
import { rangeMoments, sdMoments } from './control-constants.ts'

// factors for control charts: ASTM Manual on Presentation of Data and Control Chart Analysis (MNL 7), table of constants
const published = [
  [2, 1.128, 0.8525, 0.7979],
  [3, 1.693, 0.8884, 0.8862],
  [4, 2.059, 0.8798, 0.9213],
  [5, 2.326, 0.8641, 0.94],
  [6, 2.534, 0.848, 0.9515],
  [7, 2.704, 0.8332, 0.9594],
  [8, 2.847, 0.8198, 0.965],
  [9, 2.97, 0.8078, 0.9693],
  [10, 3.078, 0.7971, 0.9727],
  [15, 3.472, 0.7562, 0.9823],
  [20, 3.735, 0.7287, 0.9869],
  [25, 3.931, 0.7084, 0.9896],
] as const

test.each(published)('d2, d3 and c4 of samples of %i are those of the published table', (size, d2, d3, c4) => {
  expect(rangeMoments(size).mean).toBeCloseTo(d2, 3)
  expect(Math.abs(rangeMoments(size).sd - d3)).toBeLessThan(2e-4)
  expect(Math.abs(sdMoments(size).mean - c4)).toBeLessThan(5.1e-5)
})

test('closed forms of samples of two and three', () => {
  expect(rangeMoments(2).mean).toBeCloseTo(2 / Math.sqrt(Math.PI), 12)
  expect(rangeMoments(2).sd).toBeCloseTo(Math.sqrt(2 - 4 / Math.PI), 11)
  expect(rangeMoments(3).mean).toBeCloseTo(3 / Math.sqrt(Math.PI), 12)
  expect(sdMoments(2).mean).toBeCloseTo(Math.sqrt(2 / Math.PI), 14)
  expect(sdMoments(3).sd).toBeCloseTo(Math.sqrt(1 - Math.PI / 4), 14)
})

test('the series of a large sample continues the gamma functions, and stays exact', () => {
  const step = sdMoments(100).sd / sdMoments(101).sd
  expect(step).toBeCloseTo(Math.sqrt(101 / 100), 4)
  // 1 - c4² ~ 1 / (2 m)
  expect(sdMoments(1_000_001).sd * Math.sqrt(2e6)).toBeCloseTo(1, 6)
  expect(sdMoments(101).mean).toBeCloseTo(0.997503163955136, 13)
})
