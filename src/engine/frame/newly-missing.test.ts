import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { makeNumericColumn, textColumn } from './make-columns.ts'
import { newlyMissing } from './newly-missing.ts'

test('blanks and cells that were missing before are not counted', async () => {
  const numbers = { ...makeNumericColumn({ id: 'c1', name: 'x' }, [9, 99, null, 5, 99]), missingCodes: [9] }
  const after = { ...numbers, missingCodes: [9, 99], missingRanges: [[4, 6]] as const }
  expect(await newlyMissing(numbers, after, uninterrupted)).toBe(3)
  const texts = textColumn({ id: 'c2', name: 'y' }, ['a', 'NA', null, 'NA'])
  expect(await newlyMissing(texts, { ...texts, missingCodes: ['NA'] }, uninterrupted)).toBe(2)
  expect(await newlyMissing(texts, texts, uninterrupted)).toBe(0)
})
