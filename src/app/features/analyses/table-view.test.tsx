// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OutlinedTable, PresentedRow } from '#catalog/kit/present/present-table.ts'
import { testPage } from '#tests/support/test-page.tsx'
import { columnTracks } from './column-tracks.ts'
import { TableView } from './table-view.tsx'

const page = testPage()
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => undefined
})

/** A table whose cells contain their position; `made` counts the requested rows. */
function tableOf(rows: number, columns: number): { table: OutlinedTable; made: Set<number> } {
  const made = new Set<number>()
  const known = new Map<number, PresentedRow>()
  const cell = (text: string) => ({ text, runs: [{ text }], align: 'right' as const, raw: null })
  const row = (k: number): PresentedRow => {
    made.add(k)
    const found = known.get(k) ?? { depth: 0, cells: Array.from({ length: columns }, (_, c) => cell(`${k}:${c}`)) }
    known.set(k, found)
    return found
  }
  const head = [Array.from({ length: columns }, (_, c) => ({ ...cell(`column ${c}`), colSpan: 1, rowSpan: 1 }))]
  return { table: { id: 'wide', title: 'Wide', head, notes: [], rows, row }, made }
}

/** The first render: a table grows with the following frames. */
function show(table: OutlinedTable): void {
  page.show(<TableView table={table} sample={null} />)
}

test('a small table is drawn whole, without widths of its own', () => {
  const { table } = tableOf(5, 4)
  show(table)
  expect(page.body.querySelectorAll('tbody tr')).toHaveLength(5)
  expect(page.body.querySelector('.large-table')).toBeNull()
})

test('of a large table rows are made as far as they are drawn, and all can be asked for', () => {
  const { table, made } = tableOf(5000, 10)
  show(table)
  const drawn = page.body.querySelectorAll('tbody tr').length
  expect(drawn).toBeGreaterThan(20)
  expect(drawn).toBeLessThan(200)
  expect(made.size).toBeLessThan(400) // some more are measured for the column widths
  const grid = page.body.querySelector('[role=grid]')
  expect(grid?.getAttribute('aria-rowcount')).toBe('5001')
  expect(grid?.className).toContain('large-table')
  const more = [...page.body.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show all 5000 rows')
  expect(more).toBeDefined()
})

test('arrow keys go from cell to cell, and the cell that was gone to is offered for copying', () => {
  const { table } = tableOf(100, 10)
  show(table)
  const at = (place: string) => page.body.querySelector<HTMLElement>(`[data-place="${place}"]`)
  act(() => at('0.0')?.focus())
  const press = (key: string) =>
    act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })
  press('ArrowDown')
  press('ArrowRight')
  expect(document.activeElement).toBe(at('1.1'))
  expect(page.body.textContent).toContain('Copy 1:1')
  expect([...page.body.querySelectorAll('[aria-selected=true]')]).toEqual([at('1.1')])
  expect([...page.body.querySelectorAll('td[tabindex="0"]')]).toEqual([at('1.1')])
})

/** Every letter has the same width; in em. */
const widthOf = (text: string) => text.length

function emsOf(table: OutlinedTable): number[] {
  return [...columnTracks(table, widthOf).tracks.matchAll(/([\d.]+)fr/g)].map(([, em]) => Number(em))
}

/** The same with another text in its last column. */
function lastColumn(table: OutlinedTable, text: string, align: 'left' | 'right'): OutlinedTable {
  const last = { text, runs: [{ text }], align, raw: null }
  return { ...table, row: (k) => ({ ...table.row(k), cells: [...table.row(k).cells.slice(0, -1), last] }) }
}

test('tracks are as many as columns, and long words wrap within bounds', () => {
  const { table } = tableOf(50, 3)
  expect(emsOf(table)).toHaveLength(3)
  expect(emsOf(lastColumn(table, 'w'.repeat(12), 'left'))[2]).toBeCloseTo(12.6)
  expect(emsOf(lastColumn(table, 'w'.repeat(90), 'left'))[2]).toBe(18)
})

test('a number has the room that it needs: broken over two lines it would be read as another', () => {
  const { table } = tableOf(50, 3)
  const number = '−0.1427~0.1236 (0.543)'
  expect(emsOf(lastColumn(table, number, 'right'))[2]).toBeGreaterThan(number.length)
  show(lastColumn(tableOf(100, 7).table, number, 'right'))
  expect(page.body.querySelector('[data-place="0.6"]')?.className).toContain('whitespace-nowrap')
})

test('in a table of many columns a number may continue below, but only at a bracket or between two limits', () => {
  const partsOf = (text: string) => {
    show(lastColumn(tableOf(4, 10).table, text, 'right'))
    const cell = page.body.querySelector('[data-place="0.9"]')
    expect(cell?.textContent).toBe(text)
    return [...(cell?.querySelectorAll('.whitespace-nowrap') ?? [])].map(({ textContent }) => textContent)
  }
  expect(partsOf('1.770 (1.310, 2.490)')).toEqual(['1.770', '(1.310, 2.490)'])
  expect(partsOf('1.770(1.310, 2.490)')).toEqual(['1.770', '(1.310, 2.490)'])
  expect(partsOf('−0.21 to 0.78')).toEqual(['−0.21 to', '0.78'])
  expect(partsOf('57.8 ± 12.0')).toEqual(['57.8 ± 12.0'])
  const wide = lastColumn(tableOf(100, 10).table, '1.770 (1.310, 2.490)', 'right')
  const lastOf = (isDense: boolean) => columnTracks(wide, widthOf, isDense).tracks.match(/([\d.]+)fr\)$/)?.[1]
  expect(Number(lastOf(false))).toBeCloseTo(20.6)
  expect(Number(lastOf(true))).toBeCloseTo(14.6)
})

test('the first column leaves most of a phone to the others', () => {
  const { tracks, whole } = columnTracks(tableOf(50, 3).table, widthOf)
  expect(tracks).toMatch(/^minmax\(min\(42vw, /)
  expect(whole).toMatch(
    /^calc\(min\(42vw, [\d.]+em \+ 2 \* var\(--cell-pad\)\) \+ [\d.]+em \+ 4 \* var\(--cell-pad\)\)$/,
  )
})
