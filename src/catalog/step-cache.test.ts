import { expect, test } from 'vitest'
import { StepCache } from './step-cache.ts'

test('the least recently used entry is evicted first when the capacity is exceeded', () => {
  const cache = new StepCache(100)
  cache.set('a', 1, 40)
  cache.set('b', 2, 40)
  expect(cache.get('a')).toBe(1)
  cache.set('c', 3, 40)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
})

test('setting a key again replaces its entry, and an entry larger than the capacity is not kept', () => {
  const cache = new StepCache(100)
  cache.set('a', 1, 90)
  cache.set('a', 2, 50)
  cache.set('b', 3, 50)
  cache.set('c', 4, 101)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([2, 3, undefined])
})
