import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replacer } from './replace-texts.ts'

test('what is sought is never a pattern, and what replaces it neither', () => {
  const text = fc.string({
    unit: fc.constantFrom(...Array.from('aA.*+?^$()[]{}|\\/-&1 男')),
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(text, text, text, fc.boolean(), (before, find, by, ignoreCase) => {
      const each = replacer({ find, by, whole: false, ignoreCase })
      const folded = (one: string) => (ignoreCase ? one.toLowerCase() : one)
      expect(each(`${before}0${find}`)).toBe(`${each(before)}0${by}`)
      if (!folded(before).includes(folded(find))) expect(each(before)).toBe(before)
      const whole = replacer({ find, by, whole: true, ignoreCase })
      expect(whole(find)).toBe(by)
      expect(whole(before)).toBe(folded(before) === folded(find) ? by : before)
    }),
  )
})

test('places are replaced from left to right without overlapping, and taken away by nothing', () => {
  expect(replacer({ find: 'aa', by: 'b', whole: false, ignoreCase: false })('aaaaa')).toBe('bba')
  expect(replacer({ find: '(NS)', by: '', whole: false, ignoreCase: true })('x(ns)y(NS)')).toBe('xy')
  expect(replacer({ find: 'é', by: 'e', whole: true, ignoreCase: true })('É')).toBe('e')
  expect(replacer({ find: 'a', by: 'b', whole: true, ignoreCase: true })('a\n')).toBe('a\n')
})
