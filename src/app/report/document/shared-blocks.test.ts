import { expect, test } from 'vitest'
import { standardStyle } from '#formats/document/document-style.ts'
import type { Run } from '../../data/reports/block-text.ts'
import { type Frozen, frozenOf } from '../../data/reports/frozen-block.ts'
import type { BlockSource, BlockType } from '../../data/reports/report.ts'
import type { ShownResult } from '../shown-result.ts'
import type { LiveResult } from './live-results.ts'
import { sharedBlocks } from './shared-blocks.ts'

const RAW = 0.0213456789
const tableOf = (text: string) => ({
  id: 't',
  title: 'Outcome',
  head: [],
  notes: [],
  body: [{ depth: 0, cells: [{ text, runs: [{ text }], align: 'right' as const, raw: RAW }] }],
})
const scene = { width: 80, height: 60, title: '', description: 'falls', panels: [] }
const result = {
  title: 'T test',
  paragraphs: ['The groups differ.'],
  figures: [{ id: 'f', title: 'Curve', scene, drawn: 'hash' }],
  outcomes: [],
  reports: [],
  works: ['cox-1972'],
  methods: ['A model was fitted.'],
  from: { engine: '5', data: 'abcdef0123456789' },
  tables: [{ ...tableOf('0.021'), keys: { rows: ['r'], columns: ['c'], areNames: [false] } }],
} as unknown as ShownResult

const live: LiveResult = {
  result,
  made: { entry: 't-test', question: 'hash' },
  tables: [
    { id: 't', table: { title: 'Outcome', head: [], body: [], notes: ['<5'] }, smallCounts: 2, part: 0, place: 0 },
  ],
}

const source: BlockSource = { kind: 'analysis', id: 'q', part: null }
const block = (
  id: string,
  type: BlockType,
  more: { runs?: readonly Run[]; level?: number; of?: BlockSource } = {},
) => ({
  id,
  type,
  level: more.level ?? 1,
  source: more.of,
  runs: more.runs ?? [],
})
const frozen = (text: string): Frozen => {
  const content = { paragraphs: [], table: tableOf(text), methods: [] }
  return frozenOf({ at: 1, engine: '4', data: 'fedcba9876543210', works: [], content: { en: content, zh: content } })
}

const blocks = [
  block('h', 'heading', { runs: [{ text: 'Results' }], level: 2 }),
  block('a', 'paragraph', {
    runs: [
      { text: 'See ', marks: ['strong', 'sup'] },
      { text: '[Cox]', atom: { kind: 'citation', works: ['cox-1972'] } },
      { text: 'x', atom: { kind: 'cross-reference', block: 'f1' } },
      { text: '9', atom: { kind: 'number', analysis: 'q', cell: { table: 't', row: 'r', column: 'c' } } },
      { text: 'x^2', atom: { kind: 'equation', tex: 'x^2' } },
    ],
  }),
  block('e', 'paragraph'),
  block('i1', 'list-item', { runs: [{ text: 'one' }], level: 2 }),
  block('i2', 'list-item', { runs: [{ text: 'two' }], level: 2 }),
  block('i3', 'list-item', { runs: [{ text: 'dot' }] }),
  block('t1', 'table', { of: source }),
  block('t2', 'table', { of: source }),
  block('t3', 'table', { of: source }),
  block('gone', 'table', { of: { ...source, id: 'deleted' } }),
  block('p', 'plain-table', { runs: [{ text: 'Visits\nTime\tWhat\nMonth 1\tBlood' }] }),
  block('f1', 'figure', { of: source }),
  block('rd', 'reading', { of: source }),
  block('m', 'methods'),
  block('pb', 'page-break'),
  block('o', 'other-text', { runs: [{ text: 'of another device' }] }),
  block('r', 'references'),
]

const report = {
  title: 'Report',
  style: standardStyle,
  works: new Map(),
  frozen: new Map([
    ['t2', frozen('0.021')],
    ['t3', frozen('0.5')],
  ]),
  results: new Map([['q', result]]),
  blocks,
}

test('RE2 a report is shared as it stands: texts, present and frozen results, equations and references', async () => {
  const shared = await sharedBlocks({ ...report, language: 'en' }, new Map([['q', live]]))
  const at = (id: string) => shared.find((one) => one.at === blocks.findIndex((known) => known.id === id))
  expect(at('h')).toEqual({ kind: 'heading', at: 0, level: 2, runs: [{ text: 'Results' }] })
  expect(at('a')).toMatchObject({
    runs: [
      { text: 'See ', bold: true, script: 'super' },
      { text: '[1]' },
      { text: 'Figure 1' },
      { text: '0.021' },
      { text: 'x^2', tex: 'x^2' },
    ],
  })
  expect(['i1', 'i2', 'i3'].map(at)).toMatchObject([{ number: 1 }, { number: 2 }, { number: null }])
  const made = { entry: 't-test', question: 'hash', part: 0, place: 0 }
  expect(at('t1')).toMatchObject({
    label: 'Table 1',
    engine: '5',
    data: 'abcdef012345',
    made,
    table: { notes: ['<5'] },
  })
  expect(at('t2')).toMatchObject({
    label: 'Table 2',
    engine: '4',
    data: 'fedcba987654',
    made,
    table: { notes: ['<5'] },
  })
  expect(at('t3')).toMatchObject({ label: 'Table 3', table: { body: [{ cells: [{ runs: [{ text: '0.5' }] }] }] } })
  expect(at('t3')).not.toHaveProperty('made')
  expect(at('p')).toMatchObject({ label: 'Table 4', caption: [{ text: 'Visits' }] })
  expect(at('f1')).toMatchObject({ label: 'Figure 1', figure: { title: 'Curve', description: 'falls' } })
  expect(at('rd')).toMatchObject({ lines: ['The groups differ.'], made: { entry: 't-test', question: 'hash' } })
  expect(at('m')).toMatchObject({ kind: 'methods', runs: expect.arrayContaining([{ text: '[1]' }]) })
  expect(at('r')).toMatchObject({ entries: [expect.stringContaining('Cox DR')] })
  for (const id of ['e', 'gone', 'pb', 'o']) expect(at(id), id).toBeUndefined()
  // nothing at full precision
  expect(JSON.stringify(shared)).not.toContain(String(RAW))
})

test('RE2 a block of a split analysis shares the table and the reading of its group', async () => {
  const groups = [
    { key: '"f"', name: 'Sex: Female', paragraphs: ['Women differ.'] },
    { key: '"m"', name: 'Sex: Male', paragraphs: ['Men do not.'] },
  ]
  const group = '"m"'
  const split = {
    ...result,
    groups,
    tables: groups.map((one, k) => ({ ...tableOf(`0.${k}`), group: one })),
  } as unknown as ShownResult
  const tables = groups.map((one, k) => ({
    id: 't',
    group: one,
    table: { title: `Outcome (${one.name})`, head: [], body: [], notes: [] },
    smallCounts: k,
    part: k,
    place: 0,
  }))
  const of = { ...source, group }
  const ofGroups = [block('t', 'table', { of }), block('first', 'table', { of: source }), block('r', 'reading', { of })]
  const shared = await sharedBlocks(
    { ...report, blocks: ofGroups, frozen: new Map(), results: new Map([['q', split]]), language: 'en' },
    new Map([['q', { ...live, result: split, tables }]]),
  )
  expect(shared).toMatchObject([
    { table: { title: 'Outcome (Sex: Male)' }, made: { part: 1, place: 0 } },
    { table: { title: 'Outcome (Sex: Female)' }, made: { part: 0, place: 0 } },
    { title: 'Sex: Male', lines: ['Men do not.'] },
  ])
})

test('[AI7] a shared report keeps which text a model wrote', async () => {
  const runs = [{ text: 'mine, ' }, { text: 'by a model', ai: 'Model A' }]
  const shared = await sharedBlocks(
    { ...report, language: 'en', blocks: [block('a', 'paragraph', { runs })] },
    new Map(),
  )
  expect(shared).toEqual([{ kind: 'paragraph', at: 0, runs }])
})

test('the labels are in the language of the content', async () => {
  const shared = await sharedBlocks({ ...report, language: 'zh' }, new Map([['q', live]]))
  expect(shared.find(({ kind }) => kind === 'table')).toMatchObject({ label: '表 1' })
})
