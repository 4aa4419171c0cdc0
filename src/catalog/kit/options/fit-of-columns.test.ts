import { expect, test } from 'vitest'
import { fitOfColumns } from './fit-of-columns.ts'

const numeric = { accepts: ['continuous'], types: ['number'] } as const
const grouping = { accepts: ['nominal', 'ordinal'], types: ['number', 'text'] } as const
const age = { measure: 'continuous', type: 'number' } as const
const sex = { measure: 'nominal', type: 'text' } as const
const box = { needs: [numeric], roles: [grouping] }

test('required variables are filled first, then optional ones', () => {
  expect(fitOfColumns([age], box)).toEqual({ missing: 0, optional: 0, breadth: 1 })
  expect(fitOfColumns([sex, age], box)).toEqual({ missing: 0, optional: 1, breadth: 3 })
  expect(fitOfColumns([sex], box)).toEqual({ missing: 1, optional: 1, breadth: 2 })
})

test('a column moves to another variable if that leaves a place for the next one', () => {
  const any = { accepts: ['continuous', 'nominal'], types: ['number', 'text'] } as const
  expect(fitOfColumns([age, sex], { needs: [any, numeric], roles: [] })).toMatchObject({ missing: 0, optional: 0 })
})

test('columns without a place do not fit: too many of them, of another level, or of another type', () => {
  expect(fitOfColumns([age, age], box)).toBeUndefined()
  expect(fitOfColumns([{ measure: 'id', type: 'text' }], box)).toBeUndefined()
  expect(fitOfColumns([{ measure: 'continuous', type: 'date' }], box)).toBeUndefined()
})
