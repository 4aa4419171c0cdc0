import { expect, test } from 'vitest'
import { threadCount } from './thread-count.ts'

const work = { parts: Array.from({ length: 100 }, () => null), operations: 1e10, bytes: 1e6 }

test('as many as there are cores, less one for the page where there are more than two, and not more than eight', () => {
  expect([1, 2, 3, 4, 8, 9, 64].map((cores) => threadCount(work, 0, cores))).toEqual([0, 2, 2, 3, 7, 8, 8])
})

test('never more than eight for all that is asked at the same time', () => {
  expect([2, 5, 6, 7, 8].map((running) => threadCount(work, running, 64))).toEqual([6, 3, 2, 0, 0])
})

test('not more than there are parts', () => {
  expect([3, 2, 1].map((count) => threadCount({ ...work, parts: work.parts.slice(0, count) }, 0, 64))).toEqual([
    3, 2, 0,
  ])
})

test('none where they would take as long to start as the work does', () => {
  expect(threadCount({ ...work, operations: 1e8 }, 0, 64)).toBe(0)
})

test('together they hold at most 400 MB', () => {
  expect([50e6, 100e6, 200e6, 201e6].map((bytes) => threadCount({ ...work, bytes }, 0, 64))).toEqual([8, 4, 2, 0])
})
