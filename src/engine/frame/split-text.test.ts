import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitText } from './split-text.ts'

const text = fc.string({ unit: fc.constantFrom('a', ',', ';', ' ', '男', '𠮷'), maxLength: 12 })

test('the parts and the rest are the whole text', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(',', ',;', ' '), fc.integer({ min: 2, max: 5 }), (whole, separator, most) => {
      const { parts, rest } = splitText(whole, { separator }, most)
      expect([...parts, ...(rest === null ? [] : [rest])].join(separator)).toBe(whole)
      expect(parts.length).toBe(Math.min(most, whole.split(separator).length))
      for (const part of parts) expect(part).not.toContain(separator)
    }),
  )
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 2, max: 5 }), (whole, width, most) => {
      const { parts, rest } = splitText(whole, { width }, most)
      expect([...parts, rest ?? ''].join('')).toBe(whole)
      expect(parts.slice(0, -1).every((part) => Array.from(part).length === width)).toBe(true)
    }),
  )
})
