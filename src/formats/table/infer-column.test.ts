import { expect, test } from 'vitest'
import { ColumnCells } from './column-cells.ts'
import { inferColumn } from './infer-column.ts'
import { profileOf } from './profile.ts'

function inferred(texts: readonly string[], name = 'x') {
  const cells = new ColumnCells('.', 'auto')
  for (const text of texts) {
    const bytes = new TextEncoder().encode(`${text}\n`)
    cells.push(bytes, 0, bytes.length - 1)
  }
  const finished = cells.finish()
  return inferColumn(name, finished, profileOf(finished, '.'))
}

const typeOf = (texts: readonly string[], name?: string) => inferred(texts, name).type
const many = (count: number, of: (k: number) => string) => Array.from({ length: count }, (_, k) => of(k))

test('one cell in twenty may be something else than a number', () => {
  const numbers = many(19, (k) => `${k}.5`)
  expect(typeOf([...numbers, 'x'])).toBe('number')
  expect(typeOf([...numbers.slice(1), 'x'])).toBe('text')
  expect(typeOf([...numbers, 'x', 'NA', '', '未查'])).toBe('number')
  expect(typeOf([...numbers, '<5', '>9', '12%', '3↑', '1,234', '５'])).toBe('number')
})

test('one cell in twenty may be something else than a date', () => {
  const dates = many(19, (k) => `2023-05-${10 + k}`)
  expect(typeOf([...dates.slice(0, 18), '2023-05-01', 'x'])).toBe('date')
  expect(typeOf([...dates.slice(0, 18), 'x'])).toBe('text')
  expect(typeOf([...dates, '2023-05', '2023-02-30'])).toBe('date')
  expect(typeOf(['2023-05', '2023-06'])).toBe('text')
  expect(typeOf([...dates, '2023-05-01 08:30'])).toBe('datetime')
  expect(typeOf(['2023-05-01'])).toBe('date')
})

test('a column of nothing but limits is not numeric, one of percentages is', () => {
  expect(typeOf(['<5', '<5'])).toBe('text')
  expect(typeOf(['5%', '6%'])).toBe('number')
  expect(typeOf(['<5', '6%'])).toBe('number')
  expect(typeOf(['', 'NA'])).toBe('text')
  expect(typeOf([''])).toBe('text')
})

test('leading zeros, and digits too long for a number, keep a column text', () => {
  expect(inferred(['001', '2', '3', '4'])).toEqual({ type: 'text', measure: 'nominal', keptBecause: 'leading-zeros' })
  expect(inferred(['1234567890123456', '2'])).toMatchObject({ keptBecause: 'long-digits' })
  expect(inferred(['1234567890123456', '02'])).toMatchObject({ keptBecause: 'leading-zeros' })
  expect(inferred(['001', 'a'])).toMatchObject({ keptBecause: 'leading-zeros' })
  expect(inferred(['001', 'a', 'b']).keptBecause).toBeUndefined()
  expect(inferred(['001', '2', 'a', 'b'])).toMatchObject({ keptBecause: 'leading-zeros' })
})

test('a column is mixed if half of its cells are numbers or dates', () => {
  expect(inferred(['1', 'a'])).toMatchObject({ type: 'text', keptBecause: 'mixed' })
  expect(inferred(['1', '2023-05-01', 'a', 'b'])).toMatchObject({ keptBecause: 'mixed' })
  expect(inferred(['1', 'a', 'b']).keptBecause).toBeUndefined()
  expect(inferred(['a', 'b']).keptBecause).toBeUndefined()
  expect(inferred(['1', 'a', 'NA'])).toMatchObject({ keptBecause: 'mixed' })
})

test('dates are read in the order that one of them proves, and contradictory ones stay text', () => {
  expect(inferred(['3/4/2023', '13/4/2023'])).toEqual({ type: 'date', measure: 'continuous', dateOrder: 'dmy' })
  expect(inferred(['3/4/2023', '4/13/2023'])).toEqual({ type: 'date', measure: 'continuous', dateOrder: 'mdy' })
  expect(inferred(['3/4/2023', '4/4/2023 8:30'])).toEqual({
    type: 'datetime',
    measure: 'continuous',
    dateOrder: 'mdy',
    ambiguousOrder: true,
  })
  expect(inferred(['13/4/2023', '4/13/2023'])).toEqual({ type: 'text', measure: 'nominal', keptBecause: 'date-orders' })
  expect(inferred(['2023-05-01', '2023/5/2'])).toEqual({ type: 'date', measure: 'continuous' })
})

test('numbers in a column named like a date are days, if all are compact dates or all serials of 1920 to 2100', () => {
  const compact = { type: 'date', measure: 'continuous', dateNumbers: 'compact' }
  const serial = { type: 'date', measure: 'continuous', dateNumbers: 'serial' }
  expect(inferred(['20230501', '19000101'], '入院日期')).toEqual(compact)
  expect(inferred(['20230501', '19000101'], 'x').dateNumbers).toBeUndefined()
  expect(inferred(['20230532', '20230501'], 'date').dateNumbers).toBeUndefined()
  expect(inferred(['7306', '73415'], 'date')).toEqual(serial)
  expect(inferred(['7306', '73415.5'], 'date')).toEqual({ ...serial, type: 'datetime' })
  for (const out of ['7305', '73416', '7305.5']) expect(inferred(['40000', out], 'date').dateNumbers).toBeUndefined()
  expect(inferred(['40000', 'NA', ''], 'date')).toEqual(serial)
  expect(inferred(['12%', '13%'], 'date').dateNumbers).toBeUndefined()
  for (const name of ['date', '检查日期', '采样时间', '年月日', '生日', 'Time', 'birth', 'DOB', 'day'])
    expect(inferred(['40000'], name)).toEqual(serial)
})

test('few distinct whole numbers, each occurring twice on average, are categories', () => {
  const measure = (texts: readonly string[]) => inferred(texts).measure
  expect(measure(['0', '1', '0', '1'])).toBe('nominal')
  expect(measure(['0', '1', '0'])).toBe('continuous')
  expect(measure(Array.from('1234512345'))).toBe('nominal')
  expect(measure(Array.from('123456123456'))).toBe('continuous')
  expect(measure(['20', '0', '20', '0'])).toBe('nominal')
  expect(measure(['21', '0', '21', '0'])).toBe('continuous')
  expect(measure(['-1', '0', '-1', '0'])).toBe('continuous')
  expect(measure(['1', '1.5', '1', '1.5'])).toBe('continuous')
  expect(measure(['1', '1,000', '1', '1,000'])).toBe('continuous')
})

test('whole numbers in a column named like an identifier, nearly all distinct, are identifiers', () => {
  const measure = (count: number, again: number, name: string) =>
    inferred([...many(count, (k) => String(k + 1)), ...many(again, () => '1')], name).measure
  expect(measure(20, 1, 'id')).toBe('id')
  expect(measure(19, 1, 'id')).toBe('continuous')
  expect(measure(20, 1, 'x')).toBe('continuous')
  expect(inferred(['1', '2.5'], 'id').measure).toBe('continuous')
  for (const name of [
    '编号',
    '序号',
    '住院号',
    'patient_id',
    'No.',
    'subject',
    'patient no',
    'PID',
    'barcode',
    'record num',
  ])
    expect(inferred(['1', '2', '3'], name).measure, name).toBe('id')
  for (const name of ['identity', 'nose', 'valid'])
    expect(inferred(['1', '2', '3'], name).measure, name).toBe('continuous')
})

test('twenty texts, nearly all distinct, are identifiers; fewer in a column with such a name', () => {
  const measure = (count: number, again: number, name = 'x') =>
    inferred([...many(count, (k) => `w${k}`), ...many(again, () => 'w0')], name).measure
  expect([measure(20, 0), measure(19, 0), measure(19, 1), measure(18, 2), measure(38, 3)]).toEqual([
    'id',
    'nominal',
    'id',
    'nominal',
    'nominal',
  ])
  expect([measure(3, 1, 'id'), measure(2, 1, 'id'), measure(2, 2, 'id')]).toEqual(['id', 'id', 'nominal'])
  expect([measure(3, 1), inferred(['-', '+', '++']).measure]).toEqual(['nominal', 'ordinal'])
})

test('a column stored as numbers is an identifier or continuous', () => {
  const whole = many(5000, String)
  expect(inferred(whole, 'id').measure).toBe('id')
  expect(inferred([...whole, '', '1,234'], 'id').measure).toBe('id')
  expect(inferred([...whole, '1.5'], 'id').measure).toBe('continuous')
  expect(inferred(whole, 'x').measure).toBe('continuous')
})
