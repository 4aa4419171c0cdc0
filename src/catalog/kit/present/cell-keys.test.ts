import { expect, test } from 'vitest'
import type { AnalysisDefinition } from '../analysis.ts'
import type { OutcomeTable } from '../outcome/outcome.ts'
import { cellKeys } from './cell-keys.ts'

const heading = { en: '', zh: '' }
const definition = {
  id: 'x',
  results: {
    tables: {
      t: {
        columns: {
          name: { kind: 'label', heading },
          level: { kind: 'label', heading },
          p: { kind: 'p-value', heading },
          mean: { kind: 'estimate', heading, perLevel: true },
        },
      },
    },
  },
} as unknown as AnalysisDefinition

const column = (of: string, level?: string, index = 0) => ({
  id: level === undefined ? of : `${of}@${index}`,
  of,
  params: {},
  ...(level !== undefined && { level: { variable: 'g', level } }),
})
const row = (variable: string, p: number, depth = 0) => ({ depth, cells: { name: { variable }, p } })
const table = (over: Partial<OutcomeTable>) => ({ id: 't', of: 't', params: {}, notes: [], ...over }) as OutcomeTable

test('rows are told apart by their labels, those above them and their place among equals', () => {
  const { rows } = cellKeys(
    definition,
    table({
      columns: [column('name'), column('p')],
      rows: [row('age', 1), row('x', 1, 1), row('sex', 1), row('x', 2, 1), row('sex', 3)],
    }),
  )
  expect(new Set(rows).size).toBe(5)
  const other = cellKeys(
    definition,
    table({ columns: [column('name'), column('p')], rows: [row('sex', 9), row('x', 9, 1), row('age', 9)] }),
  )
  expect(other.rows).toEqual([rows[2], rows[3], rows[0]])
})

test('columns of levels are told apart by their level, not by its place', () => {
  const of = (columns: OutcomeTable['columns']) => cellKeys(definition, table({ columns, rows: [] })).columns
  const [, a, b] = of([column('name'), column('mean', 'a', 0), column('mean', 'b', 1)])
  expect(of([column('mean', 'b', 0), column('mean', 'a', 1)])).toEqual([b, a])
})

test('a table without labels has rows by their first cell', () => {
  const { rows } = cellKeys(
    definition,
    table({
      columns: [column('p')],
      rows: [
        { depth: 0, cells: { p: 1 } },
        { depth: 0, cells: { p: 2 } },
      ],
    }),
  )
  expect(rows).toEqual(['[1]', '[2]'])
})
