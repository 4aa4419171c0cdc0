import { expect, test } from 'vitest'
import { captureCode, packagesOf, readCaptured } from './r-run.ts'

test('the packages of a script are those that its code loads, not those mentioned in a text', () => {
  expect(packagesOf('library(survival)\nMASS::glm.nb(y ~ x)\nlibrary(splines)')).toEqual(['survival', 'MASS'])
  expect(packagesOf('d <- read.csv("survival::lung \\"a\\" library(MASS).csv")')).toEqual([])
})

test('R’s output is parsed by the path of its capture, a vector also by index', () => {
  const captures = { 'a/b': 'x', 'a/c': 'y' }
  expect(captureCode(captures)).toContain('.lines(1, y)')
  const text = 'R version 4.2.2 (2022-10-31)\nsurvival@3.5.3 \n2026-11-21\n0 - 0.10000000000000001\n1 0 NaN\n1 1 -Inf\n'
  expect(readCaptured(text, Object.keys(captures))).toEqual({
    r: 'R version 4.2.2 (2022-10-31)',
    packages: ['survival@3.5.3'],
    date: '2026-11-21',
    values: { 'a/b': 0.1, 'a/c/0': 'NaN', 'a/c/1': '-Inf' },
  })
})
