import { expect, test } from 'vitest'
import { buildColumn } from './build-column.ts'
import { ColumnCells } from './column-cells.ts'
import type { CellRule, ImportColumn } from './schema.ts'

const column: ImportColumn = { id: 'c1', name: 'x', type: 'number', measure: 'continuous', include: true }

function built(texts: readonly string[], changes: Partial<ImportColumn>, rules: readonly CellRule[] = []) {
  const cells = new ColumnCells('.', 'texts')
  for (const text of texts) {
    const bytes = new TextEncoder().encode(`${text}\n`)
    cells.push(bytes, 0, bytes.length - 1)
  }
  return buildColumn(cells.finish(), { ...column, ...changes }, { rules }, '.')
}

function valuesOf(...given: Parameters<typeof built>): (number | null)[] {
  const made = built(...given)
  return made.type === 'text' ? [] : Array.from(made.values, (value) => (Number.isNaN(value) ? null : value))
}

const day = (text: string) => Date.parse(`${text}Z`)
const forText = (text: string, action: CellRule['action'], value?: number): CellRule => ({
  match: { text },
  action,
  ...(value !== undefined && { value }),
})

test('a rule gives a number its value, and a rule for a text wins over the one for its kind', () => {
  const rules: CellRule[] = [
    { match: { kind: 'below-limit' }, action: 'half' },
    forText('<8', 'root-half'),
    forText('NA', 'value', -9),
    forText('7', 'missing'),
    forText('9', 'value'),
    { match: { kind: 'percent' }, action: 'hundredth' },
    { match: { kind: 'flagged' }, action: 'number' },
    { match: { kind: 'date' }, action: 'keep' },
  ]
  const texts = ['<8', '<4', 'NA', '7', '8', '9', '12%', '5↑', '2023-05-01', '>3', '', '007', '1,000', '５']
  expect(valuesOf(texts, {}, rules)).toEqual([
    8 / Math.SQRT2,
    2,
    -9,
    null,
    8,
    null,
    0.12,
    5,
    null,
    null,
    null,
    7,
    1000,
    5,
  ])
})

test('dates are read in the order, and from the numbers, that the schema states', () => {
  const texts = ['3/4/2023', '2023-05-01', '20230501', '45047', '2023-02-30', 'x', '', '2023-05-01 08:30', '４５０４７']
  const read = (changes: Partial<ImportColumn>) => valuesOf(texts, { type: 'date', ...changes })
  const [may, half] = [day('2023-05-01'), day('2023-05-01T08:30')]
  expect(read({})).toEqual([day('2023-03-04'), may, null, null, null, null, null, may, null])
  expect(read({ dateOrder: 'dmy' })[0]).toBe(day('2023-04-03'))
  expect(read({ dateNumbers: 'compact' }).slice(2, 4)).toEqual([may, null])
  expect(read({ dateNumbers: 'serial' })[3]).toBe(may)
  expect(read({ type: 'datetime' })[7]).toBe(half)
  expect(read({ type: 'datetime', dateNumbers: 'compact' })[2]).toBe(may)
  expect(read({ type: 'datetime', dateNumbers: 'serial' })[8]).toBe(may)
})

test('a date known to its month or year is completed as a rule states', () => {
  const texts = ['2023-05', '2023年', 'x', '2023-05-01', '未查']
  const ruled = (action: CellRule['action'], value?: number) =>
    valuesOf(texts, { type: 'date' }, [
      { match: { kind: 'partial-date' }, action, ...(value !== undefined && { value }) },
      { match: { text: 'x' }, action },
      { match: { text: '未查' }, action: 'value', value: 86_400_000 * 3 + 5 },
    ])
  const [may, set] = [day('2023-05-01'), 86_400_000 * 3]
  expect(ruled('first-day')).toEqual([may, day('2023-01-01'), null, may, set])
  expect(ruled('middle')).toEqual([day('2023-05-15'), day('2023-07-01'), null, may, set])
  const toTheHour = valuesOf(['2023-05', '2023年'], { type: 'datetime' }, [
    { match: { kind: 'partial-date' }, action: 'middle' },
  ])
  expect(toTheHour).toEqual([day('2023-05-15'), day('2023-07-01')])
  expect(ruled('missing')).toEqual([null, null, null, may, set])
  expect(ruled('keep')).toEqual([null, null, null, may, set])
  expect(ruled('value', 0)).toEqual([0, 0, null, may, set])
})

test('a date is within the range of a Date', () => {
  const at = (value: number) => valuesOf(['x'], { type: 'datetime' }, [forText('x', 'value', value)])
  expect([at(8.64e15), at(-8.64e15), at(8.64e15 + 2)]).toEqual([[8.64e15], [-8.64e15], [null]])
})

test('texts are trimmed of spaces of any script, and spellings of one text are merged', () => {
  const made = built(['a', '　a', 'a　', 'b\u00a0', '　', '', 'a b', 'é'], { type: 'text', measure: 'nominal' })
  expect(made).toMatchObject({ type: 'text', dictionary: ['a', 'b', 'a b', 'é'] })
  expect(made.type === 'text' && [...made.codes]).toEqual([0, 0, 0, 1, -1, -1, 2, 3])
  for (const text of ['　a', 'a　', '\u00a0a', 'a\u00a0', '　　a'])
    expect(built([text, 'b'], { type: 'text' })).toMatchObject({ dictionary: ['a', 'b'] })
  const plain = built(['a', 'b', '', 'a'], { type: 'text' })
  expect(plain).toMatchObject({ dictionary: ['a', 'b'] })
  expect(plain.type === 'text' && [...plain.codes]).toEqual([0, 1, -1, 0])
})

test('texts that a rule declares missing stay, and become missing codes', () => {
  const rules: CellRule[] = [{ match: { kind: 'missing-word' }, action: 'missing' }, forText('-', 'keep')]
  expect(built(['a', 'NA', '-', '未查'], { type: 'text' }, rules).missingCodes).toEqual(['NA', '未查'])
  expect(built(['a', 'NA'], { type: 'text' }).missingCodes).toEqual([])
})
