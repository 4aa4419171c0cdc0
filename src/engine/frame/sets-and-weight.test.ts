import { expect, test } from 'vitest'
import type { Frame } from './frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from './make-columns.ts'
import { selectRows } from './select-rows.ts'
import { withSoundSets } from './sets-and-weight.ts'

const made = makeFrame(['a', 'b', 'w'].map((id) => makeNumericColumn({ id, name: id }, [1, 0])))
const reasons = { id: 's1', name: 'reasons', label: '', countedValue: 1, columns: ['a', 'b'] }
const other = { id: 's2', name: 'other', label: '', countedValue: null, columns: ['b'] }
const frame: Frame = { ...made, sets: [reasons, other], weight: 'w' }
const without = (...ids: readonly string[]): Frame => ({
  ...frame,
  columns: frame.columns.filter(({ id }) => !ids.includes(id)),
})

test('a set loses deleted columns, and disappears with the last of them', () => {
  expect(withSoundSets(without('b'))).toEqual({ ...without('b'), sets: [{ ...reasons, columns: ['a'] }] })
  expect(withSoundSets(without('a', 'b'))).not.toHaveProperty('sets')
})

test('a dimension that loses an item loses its properties too', () => {
  const mood = {
    role: 'dimension',
    id: 's3',
    name: 'mood',
    label: '',
    columns: ['a', 'b'],
    reversed: ['b'],
    scale: null,
  } as const
  const asked: Frame = { ...without('b'), sets: [mood] }
  expect(withSoundSets(asked)).toEqual({ ...asked, sets: [{ ...mood, columns: ['a'], reversed: [] }] })
})

test('a weight disappears with its column, or if that becomes text', () => {
  expect(withSoundSets(without('w'))).not.toHaveProperty('weight')
  const text = { ...frame, columns: [...without('w').columns, textColumn({ id: 'w', name: 'w' }, ['1', '2'])] }
  expect(withSoundSets(text)).not.toHaveProperty('weight')
})

test('the same object is returned if nothing is lost, and a selection of rows keeps both', () => {
  expect(withSoundSets(frame)).toBe(frame)
  expect(withSoundSets(made)).toBe(made)
  expect(selectRows(frame, Int32Array.of(1))).toMatchObject({ sets: frame.sets, weight: 'w', rows: 1 })
})
