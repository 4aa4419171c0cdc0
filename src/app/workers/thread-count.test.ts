import { expect, test } from 'vitest'
import { threadCount } from './thread-count.ts'

const work = { parts: Array.from({ length: 100 }, () => null), operations: 1e10, bytes: 1e6 }

test('as many as cores, minus one for the page if there are more than two, at most eight', () => {
  expect([1, 2, 3, 4, 8, 9, 64].map((cores) => threadCount(work, 0, cores))).toEqual([0, 2, 2, 3, 7, 8, 8])
})

test('never more than eight for all concurrent computations', () => {
  expect([2, 5, 6, 7, 8].map((running) => threadCount(work, running, 64))).toEqual([6, 3, 2, 0, 0])
})

test('at most one per part', () => {
  expect([3, 2, 1].map((count) => threadCount({ ...work, parts: work.parts.slice(0, count) }, 0, 64))).toEqual([
    3, 2, 0,
  ])
})

test('none if they would take as long to start as the computation', () => {
  expect(threadCount({ ...work, operations: 1e8 }, 0, 64)).toBe(0)
})

test('together they use at most 400 MB', () => {
  expect([50e6, 100e6, 200e6, 201e6].map((bytes) => threadCount({ ...work, bytes }, 0, 64))).toEqual([8, 4, 2, 0])
})
