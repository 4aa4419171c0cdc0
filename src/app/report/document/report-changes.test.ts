import { expect, test } from 'vitest'
import type { BlockContent } from '../../data/reports/block-content.ts'
import { contentChange, printed } from './report-changes.ts'

const cell = (text: string) => ({ text, runs: [{ text }], align: 'left' as const, raw: null })

/** A table of rows with a depth and cells. */
function table(
  head: readonly string[],
  rows: readonly (readonly [number, ...string[]])[],
  notes: string[] = [],
): BlockContent {
  return {
    paragraphs: [],
    methods: [],
    table: {
      id: 't',
      title: 'T',
      head: [head.map((text) => ({ ...cell(text), colSpan: 1, rowSpan: 1 }))],
      body: rows.map(([depth, ...cells]) => ({ depth, cells: cells.map(cell) })),
      notes,
    },
  }
}

const between = (a: BlockContent, b: BlockContent) => contentChange(printed(a), printed(structuredClone(b)))

const head = ['Variable', 'Mean', 'P']
const rows = [
  [0, 'age', '62.4', '0.03'],
  [0, 'sex', '', '0.50'],
  [1, 'female', '31', ''],
] as const

test('RE2 what prints the same is no change', () => {
  expect(between(table(head, rows), table(head, rows))).toBeUndefined()
})

test('RE2 numbers before and after, with row and column', () => {
  const after = table(head, [[0, 'age', '63.1', '0.02'], rows[1], [1, 'female', '30', '']], ['n = 60'])
  expect(between(table(head, rows, ['n = 61']), after)).toEqual({
    values: [
      { row: 'age', column: 'Mean', before: '62.4', after: '63.1' },
      { row: 'age', column: 'P', before: '0.03', after: '0.02' },
      { row: 'sex · female', column: 'Mean', before: '31', after: '30' },
      { row: '', column: '', before: 'n = 61', after: 'n = 60' },
    ],
    isOtherFigure: false,
  })
})

test('RE2 a column that is named otherwise is the same column', () => {
  const level = (ci: string, limits: string) => table(['Group', ci], [[0, 'male', limits]])
  expect(between(level('95% CI', '1 to 3'), level('90% CI', '1 to 2'))?.values).toEqual([
    { row: 'male', column: '95% CI → 90% CI', before: '1 to 3', after: '1 to 2' },
  ])
})

test('RE2 in a table of another shape, rows and columns are found by their names', () => {
  const more = table(
    ['Variable', 'Median', 'Mean', 'P'],
    [
      [0, 'age', '61', '62.4', '0.01'],
      [0, 'stage', '2', '', ''],
      [0, 'sex', '', '', '0.50'],
      [1, 'female', '', '31', ''],
    ],
  )
  expect(between(table(head, rows), more)?.values).toEqual([
    { row: 'age', column: 'P', before: '0.03', after: '0.01' },
    { row: 'age', column: 'Median', before: '', after: '61' },
    { row: 'stage', column: 'Variable', before: '', after: 'stage' },
    { row: 'stage', column: 'Median', before: '', after: '2' },
  ])
})

test('RE2 a reading is compared by its paragraphs, a figure by what it draws', () => {
  const reading = (...paragraphs: string[]): BlockContent => ({ paragraphs, methods: [] })
  expect(between(reading('a', 'HR 0.70'), reading('a', 'HR 0.72'))?.values).toEqual([
    { row: '', column: '', before: 'HR 0.70', after: 'HR 0.72' },
  ])
  const figure = (drawn: string, width: number): BlockContent => ({
    paragraphs: [],
    methods: [],
    figure: { id: 'f', title: 'F', scene: { width, height: 1, panels: [], description: '' }, drawn },
  })
  expect(between(figure('a', 80), figure('a', 90))).toBeUndefined()
  expect(between(figure('a', 80), figure('b', 80))).toEqual({ values: [], isOtherFigure: true })
})
