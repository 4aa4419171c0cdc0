import { expect, expectTypeOf, test } from 'vitest'
import { defineTable } from '../analysis.ts'
import { displaySettings } from '../present/format.ts'
import { fileTable, outlineTable, presentTable, wholeTable } from '../present/present-table.ts'
import { buildTable, notice, type RowCells } from './build-table.ts'
import * as column from './columns.ts'
import type { SummaryCell } from './outcome.ts'

const definition = {
  id: 'fixture',
  version: 1,
  options: {},
  sections: [],
  results: {
    tables: {
      means: defineTable({
        title: { en: 'Means by {by}', zh: '按{by}分组的均数' },
        rows: ['variable'],
        columns: {
          variable: column.label({ en: 'Variable', zh: '变量' }),
          group: column.perLevel(column.summary({ en: '{group} (_n_ = {n})', zh: '{group}(_n_={n})' })),
          test: column.keyed({ en: 'Test', zh: '检验' }, { t: { en: '_t_ test', zh: '_t_ 检验' } }),
          statistic: column.statistic({ en: 'Statistic', zh: '统计量' }),
          p: column.pValue(),
          interval: column.interval({ en: '{level} CI', zh: '{level} CI' }),
        },
      }),
    },
    figures: {},
  },
  messages: { small: { en: '{variable}: only {n}', zh: '{variable}：仅 {n} 例' } },
  references: [],
  upgrades: {},
} as const

const names = {
  variable: (id: string) => ({ c1: 'a_b_c', c2: '性别' })[id] ?? id,
  level: ({ level }: { level: number | string }) => ({ 1: '男', 2: '女' })[level] ?? String(level),
}

const table = buildTable(definition, 'means', {
  params: { by: { variable: 'c2' }, level: { confidence: 0.95 } },
  columns: ['p', 'variable', 'group', 'statistic', 'interval'],
  levels: [
    { level: { variable: 'c2', level: 1 }, n: 12 },
    { level: { variable: 'c2', level: 2 }, n: 9 },
  ],
  rows: [
    {
      cells: {
        variable: { variable: 'c1' },
        group: [{ form: 'mean-sd', mean: 1.25, sd: 0.5 }, null],
        statistic: { symbol: 'chi2', value: 4.56789 },
        p: 0.0004,
        interval: { lower: -1, upper: 2 },
      },
    },
  ],
  notes: [notice(definition, 'small', { variable: { variable: 'c1' }, n: 9 })],
})

test('columns are in the order of the definition, one for each level, and absent cells are omitted', () => {
  expect(table.columns.map(({ id }) => id)).toEqual(['variable', 'group@0', 'group@1', 'statistic', 'p', 'interval'])
  expect(Object.keys(table.rows[0]?.cells ?? {})).toEqual(['variable', 'group@0', 'statistic', 'p', 'interval'])
})

test('the cells of a row are typed by the columns', () => {
  type Cells = RowCells<(typeof definition)['results']['tables']['means']['columns']>
  expectTypeOf<NonNullable<Cells['test']>['key']>().toEqualTypeOf<'t'>()
  expectTypeOf<NonNullable<Cells['group']>>().toEqualTypeOf<readonly (SummaryCell | null)[]>()
})

test('a presented table has the words, runs and numbers of its language', () => {
  const shown = presentTable(definition, table, { settings: displaySettings('zh'), names })
  expect(shown.title).toBe('按性别分组的均数')
  expect(shown.head[0]?.map(({ text }) => text)).toEqual(['变量', '男(n=12)', '女(n=9)', '统计量', 'P', '95% CI'])
  expect(shown.body[0]?.cells.map(({ text }) => text)).toEqual([
    'a_b_c',
    '1.25±0.50',
    '',
    'χ² = 4.568',
    '<0.001',
    '−1.00~2.00',
  ])
  expect(shown.head[0]?.[1]?.runs).toEqual([{ text: '男(' }, { text: 'n', italic: true }, { text: '=12)' }])
  expect(shown.body[0]?.cells[3]?.runs.slice(0, 2)).toEqual([
    { text: 'χ', italic: true },
    { text: '2', script: 'super' },
  ])
  expect(shown.body[0]?.cells.map(({ raw }) => raw)).toEqual(['a_b_c', null, null, 4.56789, 0.0004, null])
  expect(shown.notes).toEqual(['数据以均数±标准差(x̄±s)表示。', 'a_b_c：仅 9 例'])
  expect(presentTable(definition, table, { settings: displaySettings('en'), names }).body[0]?.cells[1]?.text).toBe(
    '1.25 ± 0.50',
  )
})

test('a row of an outlined table is presented once, and all rows equal the presented table', () => {
  const shown = { settings: displaySettings('en'), names }
  const outlined = outlineTable(definition, table, shown)
  expect(outlined.rows).toBe(1)
  expect(outlined.row(0)).toBe(outlined.row(0))
  expect(() => outlined.row(1)).toThrow(RangeError)
  const whole = presentTable(definition, table, shown)
  expect(wholeTable(outlined)).toEqual(whole)
  expect(fileTable(outlined, null)).toEqual(whole)
  expect(fileTable(outlined, 'N = 3 of 4').notes).toEqual([...whole.notes, 'N = 3 of 4'])
})

test('a member shared by several rows appears once, in the title', () => {
  const pairs = {
    ...definition,
    results: {
      tables: {
        pairs: defineTable({
          title: { en: 'Pairs', zh: '两两比较' },
          rows: ['method', 'p'],
          columns: {
            method: column.keyedOnce(
              { en: 'Method', zh: '方法' },
              { holm: { en: 'Holm', zh: 'Holm 法' }, dunn: { en: 'Dunn', zh: 'Dunn 法' } },
            ),
            p: column.pValue(),
          },
        }),
      },
      figures: {},
    },
  } as const
  const shown = (...methods: readonly ('holm' | 'dunn')[]) => {
    const rows = methods.map((key, k) => ({ cells: { method: { key }, p: 0.1 * k } }))
    const made = buildTable(pairs, 'pairs', { columns: ['method', 'p'], rows })
    const { title, head, body } = presentTable(pairs, made, { settings: displaySettings('zh'), names })
    expect(body.every(({ cells }) => cells.length === head[0]?.length)).toBe(true)
    return [title, head[0]?.length]
  }
  expect(shown('holm', 'holm')).toEqual(['两两比较：Holm 法', 1])
  expect(shown('holm', 'dunn')).toEqual(['两两比较', 2])
  expect(shown('holm')).toEqual(['两两比较', 2])
})

test('an undeclared code is a bug', () => {
  const undeclared: { readonly messages: Readonly<Record<string, { en: string; zh: string }>>; readonly id: string } =
    definition
  expect(() => notice(undeclared, 'nowhere')).toThrow('nowhere')
})
