import { expect, test } from 'vitest'
import type { PresentedRow } from '#catalog/kit/present/present-table.ts'
import { atomFrom, type CellAddress, knownAtom } from '../../data/reports/inline-atom.ts'
import type { ShownResult, ShownTable } from '../shown-result.ts'
import { addressesOf, numberTables, numberText, plainNumbers } from './result-number.ts'

function table(id: string, rows: Readonly<Record<string, readonly string[]>>): ShownTable {
  const body: PresentedRow[] = Object.values(rows).map((cells) => ({
    depth: 0,
    cells: cells.map((text) => ({ text, runs: [{ text }], align: 'right', raw: null })),
  }))
  return {
    id,
    title: id,
    head: [],
    body,
    notes: [],
    keys: { rows: Object.keys(rows), columns: ['name', 'p'], areNames: [true, false] },
  }
}

const resultOf = (...tables: ShownTable[]) => ({ tables }) as unknown as ShownResult

const before = table('tests', { welch: ['Welch', '0.03'], rank: ['Rank sum', '0.04'] })
const cell = { table: 'tests', row: 'rank', column: 'p' }
const atom = { kind: 'number', analysis: 'q', cell } as const

test('RE5 a number is that of its cell, also after rows have moved', () => {
  expect(addressesOf(before)[1]).toEqual([undefined, cell])
  expect(numberText(atom, new Map([['q', resultOf(before)]]))).toBe('0.04')
  const moved = table('tests', { student: ['Student', '0.01'], rank: ['Rank sum', '0.05'], welch: ['Welch', '0.02'] })
  expect(numberText(atom, new Map([['q', resultOf(moved)]]))).toBe('0.05')
})

test('RE5 a cell that is gone has no number, and one that is computed is awaited', () => {
  const without = table('tests', { welch: ['Welch', '0.03'] })
  expect(numberText(atom, new Map([['q', resultOf(without)]]))).toBeNull()
  expect(numberText(atom, new Map([['q', 'deleted']]))).toBeNull()
  expect(numberText(atom, new Map())).toBeUndefined()
})

test('RE5 the tables of a split share their ids: a number is that of its group, in any order of the groups', () => {
  const groupOf = (level: string | number, p: string): ShownTable => ({
    ...table('tests', { rank: ['Rank sum', p] }),
    group: { key: JSON.stringify(level), name: String(level) },
  })
  const [women, men] = [groupOf('1', '0.2'), groupOf(1, '0.3')]
  const split = resultOf(women, men)
  expect(numberTables(split)).toEqual([women, men])
  const [[, inWomen], [, inMen]] = [women, men].map((one) => addressesOf(one)[0] ?? []) as [
    CellAddress[],
    CellAddress[],
  ]
  expect(inWomen).toEqual({ ...cell, group: '"1"' })
  const text = (address = cell as CellAddress, result = split) =>
    numberText({ ...atom, cell: address }, new Map([['q', result]]))
  expect([inWomen, inMen].map((address) => text(address))).toEqual(['0.2', '0.3'])
  expect(text(inMen, resultOf(men, women))).toBe('0.3')
  // an analysis that is split later, or no longer
  expect(text()).toBeNull()
  expect(text(inMen, resultOf(before))).toBeNull()
})

test('RE5 tables that nothing tells apart have no addresses', () => {
  expect(numberTables(resultOf(before, before, table('other', {}))).map(({ id }) => id)).toEqual(['other'])
})

test('RE5 the group of a cell is kept by the stored atom', () => {
  const stored = { ...atom, cell: { ...cell, group: '"1"' } }
  expect(knownAtom(atomFrom(stored))).toEqual(stored)
  expect(knownAtom({ ...stored, cell: { ...cell, group: 1 } })).toBeUndefined()
})

test('RE5 numbers become plain text with their marks, joined with the text beside them', () => {
  const runs = [
    { text: 'P = ' },
    { text: '0.03', atom },
    { text: '.' },
    { text: '0.03', marks: ['strong'] as const, atom },
  ]
  const plain = plainNumbers(runs, new Map([['q', resultOf(before)]]))
  expect(plain).toEqual([{ text: 'P = 0.04.' }, { text: '0.04', marks: ['strong'] }])
  expect(plainNumbers(runs, new Map())).toEqual(runs)
  const equation = [{ text: 'x', atom: { kind: 'equation', tex: 'x' } }]
  expect(plainNumbers(equation, new Map())).toEqual(equation)
})
