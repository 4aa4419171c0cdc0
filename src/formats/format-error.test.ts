import { expect, test } from 'vitest'
import { FormatError } from './format-error.ts'

test('a file name in an error has at most eighty characters', () => {
  const shown = (length: number) => new FormatError('unknown-sheet', { sheet: 'x'.repeat(length) }).params.sheet
  expect(shown(80)).toBe('x'.repeat(80))
  expect(shown(81)).toBe(`${'x'.repeat(80)}…`)
})

test('an error states its code, and its parameters if there are any', () => {
  expect(new FormatError('no-rows').message).toBe('no-rows')
  expect(new FormatError('too-many-rows', { limit: 5 }).message).toBe('too-many-rows {"limit":5}')
  expect(new FormatError('too-many-rows', { limit: 5 })).toMatchObject({ code: 'too-many-rows', params: { limit: 5 } })
})
