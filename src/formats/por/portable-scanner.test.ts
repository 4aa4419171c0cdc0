import { expect, test } from 'vitest'
import { FormatError } from '../format-error.ts'
import { PortableScanner } from './portable-scanner.ts'

const scanner = (text: string) => new PortableScanner(new TextEncoder().encode(text))

/** Values by exact fractions, in Python: float(Fraction(n, 30**k)). */
test.each([
  ['.001QL000000001KADBGG5O92QE7SOCPNHHBJG9BHBIRN62OB7F', 7.000000000000001e-5],
  ['-1BOSIHGBMH+6E', -1.0000000000000036e300],
  ['LFD7NO93SB-73', 9.999999999999994e-301],
  ['F77CI.R139G', 12345678.901233992],
  ['5TTTTTTTTTTTTT.1', 9.565938e19],
  ['.AAAAAAAAAAAAAAAAAA', 0.3448275862068966],
  ['1-7I', 0.0],
  ['LFD7NO93SB-7G', 6.272e-320],
  ['100000000000000000001', 3.486784401e29],
  ['J239600', 13902278400.0],
  ['0', 0.0],
  ['-0.0', 0.0],
  ['  1.F', 1.5],
  ['A9E17IR6IG+6J', Number.POSITIVE_INFINITY],
  ['1+TTTT', Number.POSITIVE_INFINITY],
  ['1-TTTT', 0],
  ['0+TTTT', 0],
] as const)('%s is %d', (text, value) => {
  const one = scanner(`${text}/9`)
  expect(one.number() + 0).toBe(value + 0)
  expect(one.number()).toBe(9)
  expect(one.isShort).toBe(true)
})

test('a missing value has no slash', () => {
  const one = scanner('*.3/')
  expect([one.number(), one.number(), one.isShort]).toEqual([Number.NaN, 3, false])
})

test.each(['/', 'X/', '1.2.3/', '1+/x', '--1/', `${'1'.repeat(500)}/`, '1U/'])('%s is refused', (text) => {
  const one = scanner(text)
  if (text === '1+/x') expect(one.number()).toBe(1)
  else expect(() => one.number()).toThrow(FormatError)
})
