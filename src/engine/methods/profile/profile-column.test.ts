import { expect, test } from 'vitest'
import { makeNumericColumn, textColumn } from '../../frame/make-columns.ts'
import { profileColumn } from './profile-column.ts'

const today = Date.UTC(2024, 0, 31)

test('numbers: missing by kind, both ends with their rows, zeros and negatives', () => {
  const column = makeNumericColumn({ id: 'c1', name: 'x', missingCodes: [999], missingRanges: [[-99, -90]] }, [
    5,
    null,
    999,
    0,
    -1,
    -95,
    7,
    7,
    12,
    -0,
    7,
    3,
  ])
  expect(profileColumn(column, today)).toMatchObject({
    id: 'c1',
    blank: 1,
    coded: 2,
    zeros: 2,
    negatives: 1,
    future: 0,
    isConstant: false,
    isIdLike: false,
    top: [{ value: 7, count: 3 }, { value: 0, count: 2 }, { value: -1 }, { value: 3 }, { value: 5 }],
    lowest: [
      { value: -1, row: 4 },
      { value: 0, row: 3 },
      { value: -0, row: 9 },
      { value: 3, row: 11 },
      { value: 5, row: 0 },
    ],
    highest: [
      { value: 12, row: 8 },
      { value: 7, row: 6 },
      { value: 7, row: 7 },
      { value: 7, row: 10 },
      { value: 5, row: 0 },
    ],
  })
})

test('numbers beyond three interquartile ranges are far, as those that the step for outliers finds', () => {
  // quartiles 3.25 and 7.75 (type 7): limits -10.25 and 21.25
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 21.25, 22]
  const far = (measure: 'continuous' | 'nominal') =>
    profileColumn(makeNumericColumn({ id: 'c1', name: 'x', measure }, values), today).far
  expect(far('continuous')).toBe(1)
  expect(far('nominal')).toBe(0)
  const mostlyOne = makeNumericColumn({ id: 'c1', name: 'x' }, [1, 1, 1, 1, 1, 1, 1, 50])
  expect(profileColumn(mostlyOne, today).far).toBe(0)
})

test('dates after today are in the future; their zero is no number', () => {
  const column = makeNumericColumn({ id: 'c1', name: 'd', type: 'date' }, [0, today, today + 86_400_000, null])
  expect(profileColumn(column, today)).toMatchObject({ future: 1, zeros: 0, negatives: 0, lastDigits: null, blank: 1 })
})

test('a column without variation is constant, one of different whole numbers or texts is like an identifier', () => {
  const ids = Array.from({ length: 20 }, (_, k) => k + 1)
  const column = makeNumericColumn({ id: 'c1', name: 'x' }, ids)
  expect(profileColumn(column, today)).toMatchObject({ isIdLike: true, isConstant: false })
  expect(profileColumn({ ...column, measure: 'id' }, today).isIdLike).toBe(false)
  expect(
    profileColumn(
      makeNumericColumn(
        { id: 'c1', name: 'x' },
        ids.map((k) => k / 2),
      ),
      today,
    ).isIdLike,
  ).toBe(false)
  expect(profileColumn(makeNumericColumn({ id: 'c1', name: 'x' }, ids.slice(1)), today).isIdLike).toBe(false)
  expect(
    profileColumn(
      textColumn(
        { id: 'c2', name: 't' },
        ids.map((k) => `P${k}`),
      ),
      today,
    ).isIdLike,
  ).toBe(true)
  expect(profileColumn(textColumn({ id: 'c2', name: 't' }, ['a', null, 'a']), today).isConstant).toBe(true)
  expect(profileColumn(makeNumericColumn({ id: 'c1', name: 'x' }, [null, null]), today)).toMatchObject({
    isConstant: true,
    lowest: [],
    highest: [],
    blank: 2,
  })
})

test('spellings are those of texts that are used as values', () => {
  const column = { ...textColumn({ id: 'c1', name: 't' }, ['Yes', 'yes', 'yes', 'n/a', 'N/A']), missingCodes: ['n/a'] }
  expect(profileColumn(column, today)).toMatchObject({ coded: 1, spellings: [[{ text: 'yes' }, { text: 'Yes' }]] })
  expect(profileColumn({ ...column, measure: 'id' }, today).spellings).toEqual([])
})
