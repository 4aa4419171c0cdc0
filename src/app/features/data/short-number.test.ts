import { expect, test } from 'vitest'
import { shortNumber } from './short-number.ts'

test.each([
  ['4.867558157405543', '4.86756'],
  ['-0.000012345678901', '-0.0000123457'],
  ['1.2345678901e-12', '1.23457e-12'],
  ['123456.789012', '123457'],
  ['99999999.5', '99999999.5'],
  ['440106199001011234', '440106199001011234'],
  ['1e+300', '1e+300'],
  ['Infinity', 'Infinity'],
  ['0.25', '0.25'],
])('%s is shown as %s', (text, shown) => expect(shortNumber(text)).toBe(shown))
