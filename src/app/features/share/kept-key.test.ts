// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { keepKey, takeKey } from './kept-key.ts'

test('the key of a share is kept for one return, in this tab alone', () => {
  keepKey('a', 'secret')
  expect(JSON.stringify(localStorage)).not.toContain('secret')
  expect(location.href).not.toContain('secret')
  expect(takeKey('b')).toBe('')
  expect(takeKey('a')).toBe('secret')
  expect(takeKey('a')).toBe('')
})
