import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { makeFrame, makeNumericColumn, textColumn } from '../../frame/make-columns.ts'
import type { CheckRule } from './check-rule.ts'
import { listedQueries } from './listed-queries.ts'

const frame = makeFrame([
  textColumn({ id: 'c1', name: 'id', measure: 'id' }, ['P1', 'P2', null, 'P2']),
  makeNumericColumn({ id: 'c2', name: 'visit', missingCodes: [9] }, [1, 2, 9, 2]),
  makeNumericColumn({ id: 'c3', name: 'crp' }, [-1, 5, Number.NaN, 700]),
])
const rule = (id: string, part: Partial<CheckRule>): CheckRule => ({
  id,
  text: '',
  severity: 'error',
  kind: 'range',
  columns: [],
  low: null,
  high: null,
  values: [],
  within: [],
  formula: '',
  ...part,
})
const list = (rules: readonly CheckRule[], most = 100) =>
  listedQueries(frame, rules, { identifiers: ['c1'], most, checkpoint: uninterrupted })

test('queries are in the order of the rows, with the values that break the rule', async () => {
  const rules = [
    rule('key', { kind: 'unique', columns: ['c2'], within: ['c1'] }),
    rule('there', { kind: 'required', columns: ['c2', 'c3'] }),
    rule('low', { kind: 'range', columns: ['c3'], low: 0 }),
    rule('both', { kind: 'formula', formula: '{c3} < 600 or {c2} = 1' }),
  ]
  const { queries, total } = await list(rules)
  expect(total).toBe(6)
  expect(queries).toEqual([
    { rowId: 1, rule: 'low', cells: [{ column: 'c3', text: '-1' }], identifiers: ['P1'] },
    {
      rowId: 2,
      rule: 'key',
      cells: [
        { column: 'c2', text: '2' },
        { column: 'c1', text: 'P2' },
      ],
      identifiers: ['P2'],
    },
    { rowId: 3, rule: 'there', cells: [{ column: 'c2', text: '9' }], identifiers: [null] },
    { rowId: 3, rule: 'there', cells: [{ column: 'c3', text: null }], identifiers: [null] },
    {
      rowId: 4,
      rule: 'key',
      cells: [
        { column: 'c2', text: '2' },
        { column: 'c1', text: 'P2' },
      ],
      identifiers: ['P2'],
    },
    {
      rowId: 4,
      rule: 'both',
      cells: [
        { column: 'c3', text: '700' },
        { column: 'c2', text: '2' },
      ],
      identifiers: ['P2'],
    },
  ])
})

test('of many problems the first rows are listed, and all are counted', async () => {
  const rules = ['a', 'b', 'c'].map((id) => rule(id, { columns: ['c3'], low: 1000 }))
  const { queries, total } = await list(rules, 2)
  expect(queries.map((query) => [query.rowId, query.rule])).toEqual([
    [1, 'a'],
    [1, 'b'],
  ])
  expect(total).toBe(9)
})
