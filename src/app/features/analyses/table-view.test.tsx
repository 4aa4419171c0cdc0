import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OutlinedTable, PresentedRow } from '#catalog/kit/present-table.ts'
import { activateLocale } from '../../i18n/locale.ts'
import { columnTracks } from './column-tracks.ts'
import { TableView } from './table-view.tsx'

let root: Root
let page: HTMLElement
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  await activateLocale('en')
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})
afterEach(() => {
  act(() => root.unmount())
  page.remove()
  vi.unstubAllGlobals()
})

/** A table whose cells say where they stand; `made` counts the rows that were asked for. */
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

/** As it is at first: a table grows with the frames that follow. */
function show(table: OutlinedTable): void {
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <TableView table={table} sample={null} />
      </I18nProvider>,
    ),
  )
}

test('a small table is drawn whole, without widths of its own', () => {
  const { table } = tableOf(5, 4)
  show(table)
  expect(page.querySelectorAll('tbody tr')).toHaveLength(5)
  expect(page.querySelector('.large-table')).toBeNull()
})

test('of a large table rows are made as far as they are drawn, and all can be asked for', () => {
  const { table, made } = tableOf(5000, 10)
  show(table)
  const drawn = page.querySelectorAll('tbody tr').length
  expect(drawn).toBeGreaterThan(20)
  expect(drawn).toBeLessThan(200)
  expect(made.size).toBeLessThan(400) // some more are looked at for the widths of columns
  const grid = page.querySelector('[role=grid]')
  expect(grid?.getAttribute('aria-rowcount')).toBe('5001')
  expect(grid?.className).toContain('large-table')
  const more = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show all 5000 rows')
  expect(more).toBeDefined()
})

test('arrow keys go from cell to cell, and the cell that was gone to is offered for copying', () => {
  const { table } = tableOf(100, 10)
  show(table)
  const at = (place: string) => page.querySelector<HTMLElement>(`[data-place="${place}"]`)
  act(() => at('0.0')?.focus())
  const press = (key: string) =>
    act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })
  press('ArrowDown')
  press('ArrowRight')
  expect(document.activeElement).toBe(at('1.1'))
  expect(page.textContent).toContain('Copy 1:1')
  expect([...page.querySelectorAll('[aria-selected=true]')]).toEqual([at('1.1')])
  expect([...page.querySelectorAll('td[tabindex="0"]')]).toEqual([at('1.1')])
})

test('tracks are as many as columns, wider for longer words, and within bounds', () => {
  const { table } = tableOf(50, 3)
  const long = {
    ...table,
    row: (k: number) => ({
      ...table.row(k),
      cells: table
        .row(k)
        .cells.with(2, { ...table.row(k).cells[2], text: '宽'.repeat(90) } as PresentedRow['cells'][number]),
    }),
  }
  const widths = (of: OutlinedTable) => [...columnTracks(of).tracks.matchAll(/([\d.]+)fr/g)].map(([, em]) => Number(em))
  expect(widths(table)).toHaveLength(3)
  expect(widths(long)[2]).toBe(18)
  expect(widths(long)[2]).toBeGreaterThan(widths(table)[2] ?? 0)
  expect(columnTracks(table).whole).toMatch(/^calc\([\d.]+em \+ 4.5rem\)$/)
})
