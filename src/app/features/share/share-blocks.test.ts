// @vitest-environment node
import { expect, test } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { closeOwnData, openOwnData, ownData } from '../../data/own-data.ts'
import { listProjects } from '../../data/projects.ts'
import { readFrozen } from '../../data/reports/frozen-block.ts'
import { createFilledReport, listReports, readBlocks } from '../../data/reports/report.ts'
import { emptyPart, type SharedBlock, type SharedPart, type Snapshot } from '../../share/snapshot.ts'
import { shareBlocks } from './share-blocks.ts'

const cell = (text: string) => ({ runs: [{ text }], align: 'left' as const })
const tableOf = (title: string) => ({
  title,
  head: [[{ ...cell('Group'), colSpan: 1, rowSpan: 1 }]],
  body: [
    { depth: 1, cells: [{ runs: [{ text: 'R' }, { text: '2', script: 'super' as const }], align: 'right' as const }] },
  ],
  notes: ['note'],
})
const figure = { title: 'Curve', description: 'falls', width: 80, height: 60, light: '<svg/>', dark: null }
const partOf = (language: string): SharedPart => ({
  ...emptyPart,
  title: 'Men',
  sample: `n = 20 ${language}`,
  tables: [tableOf(`Table ${language}`)],
  figures: [figure],
  reading: [`reading ${language}`],
  methods: `methods ${language}`,
})

function snapshotOf(parts: number, kind: Snapshot['kind'] = 'analysis'): Snapshot {
  const content = (language: string) => ({
    title: 'T',
    entry: 'E',
    parts: Array.from({ length: parts }, () => partOf(language)),
  })
  return { kind, asOf: 1000, engine: '1.2', data: 'abc', content: { en: content('en'), zh: content('zh') } }
}

const source = 'From a shared link, as of 1970-01-01 00:00'

test('a shared result becomes its source, a heading, its tables and its lines, frozen in both languages', () => {
  const [first, heading, table, reading, ...others] = shareBlocks(snapshotOf(1), source, 'en') ?? []
  expect(first).toEqual({ type: 'paragraph', text: { runs: [{ text: source }] } })
  expect(heading).toMatchObject({ type: 'heading', text: { runs: [{ text: 'Men' }] } })
  expect(table?.frozen).toMatchObject({ at: 1000, engine: '1.2', data: 'abc' })
  expect(table?.frozen?.content.zh.table).toMatchObject({ title: 'Table zh', notes: ['note'] })
  expect(table?.frozen?.content.en.table?.body[0]?.cells[0]).toMatchObject({ text: 'R²', align: 'right', raw: null })
  expect(reading?.frozen?.content.en).toEqual({
    paragraphs: ['n = 20 en', 'reading en', 'Picture, not copied: Curve; falls'],
    methods: ['methods en'],
  })
  expect(others).toEqual([])
})

test('the values of a tool become a table with what was entered below them', () => {
  const tool = snapshotOf(1, 'tool')
  const values = [{ label: 'BMI', value: '24.1' }]
  const inputs = [{ label: 'Height', value: '1.8 m' }]
  const content = { ...tool.content.en, parts: [{ ...emptyPart, values, inputs }] }
  const blocks = shareBlocks({ ...tool, content: { en: content, zh: content } }, source, 'en')
  const table = blocks?.[1]?.frozen?.content.zh.table
  expect(table?.body.map(({ depth, cells }) => [depth, ...cells.map(({ text }) => text)])).toEqual([
    [0, 'BMI', '24.1'],
    [0, '输入值', ''],
    [1, 'Height', '1.8 m'],
  ])
})

test('a shared report becomes its text with marks and equations, and its results frozen in both languages', () => {
  const made = { entry: 't-test', question: 'q', part: 0, place: 0 }
  const blocksIn = (language: string): SharedBlock[] => [
    { kind: 'heading', at: 0, level: 2, runs: [{ text: 'Aim' }] },
    { kind: 'paragraph', at: 1, runs: [{ text: 'bold', bold: true }, { text: 'x^2', tex: 'x^2' }, { text: '' }] },
    { kind: 'list-item', at: 2, number: 1, runs: [{ text: 'first', ai: 'Model A' }] },
    { kind: 'table', at: 3, label: 'Table 1', table: tableOf(`Table ${language}`), engine: '5', data: 'abc', made },
    { kind: 'plain-table', at: 4, label: 'Table 2', caption: [{ text: 'Visits' }], rows: [[[{ text: 'a' }], []]] },
    { kind: 'figure', at: 5, label: 'Figure 1', figure },
    { kind: 'reading', at: 7, lines: [`reading ${language}`], engine: '2', data: null },
    { kind: 'references', at: 9, entries: ['A book.'] },
  ]
  const content = (language: string) => ({ title: 'T', entry: '', parts: [], blocks: blocksIn(language) })
  const snapshot: Snapshot = {
    kind: 'report',
    asOf: 1000,
    engine: '5',
    data: null,
    content: { en: content('en'), zh: content('zh') },
  }
  const blocks = shareBlocks(snapshot, source, 'zh') ?? []
  expect(blocks.map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'paragraph',
    'list-item',
    'table',
    'plain-table',
    'paragraph',
    'reading',
    'list-item',
  ])
  expect(blocks[2]?.text?.runs).toEqual([
    { text: 'bold', marks: ['strong'] },
    { text: 'x^2', atom: { kind: 'equation', tex: 'x^2' } },
  ])
  expect(blocks[3]).toMatchObject({ level: 2, text: { runs: [{ text: 'first', ai: 'Model A' }] } })
  expect(blocks[4]?.frozen).toMatchObject({ at: 1000, engine: '5', data: 'abc' })
  expect(blocks[4]?.frozen?.content.en.table?.title).toBe('Table en')
  expect(blocks[4]?.frozen?.content.zh.table?.title).toBe('Table zh')
  expect(blocks[5]?.text?.runs.map(({ text }) => text).join('')).toBe('Visits\na\t')
  expect(blocks[6]?.text?.runs[0]?.text).toBe('图（未复制）：Figure 1 Curve；falls')
  expect(blocks[7]?.frozen).toMatchObject({ engine: '2', data: null })
  expect(blocks[8]?.text?.runs).toEqual([{ text: 'A book.' }])
})

test('a result that is longer than a report is refused', () => {
  expect(shareBlocks(snapshotOf(400), source, 'en')).toBeUndefined()
})

test('the copy is a report in a new project on the device that names its source, or in an own one', async () => {
  closeOwnData()
  await openOwnData(newId())
  const { database } = ownData()
  const blocks = shareBlocks(snapshotOf(1), source, 'en') ?? []
  const report = await createFilledReport({ name: 'Copied', description: source }, 'T', blocks)
  const [project] = await listProjects(database, '')
  expect(project).toMatchObject({ name: 'Copied', description: source, storage: 'device' })
  expect((await readBlocks(database, report)).map(({ type }) => type)).toEqual(blocks.map(({ type }) => type))
  expect((await readFrozen(database, report)).size).toBe(2)
  const second = await createFilledReport(project?.id ?? '', 'T', blocks)
  expect((await listReports(database, project?.id ?? '')).map(({ id }) => id)).toEqual([report, second])
})

test('a report that cannot be stored leaves no project behind', async () => {
  closeOwnData()
  await openOwnData(newId())
  const blocks = [{ type: 'paragraph' as const, text: { runs: [{ text: (() => 0) as never }] } }]
  await expect(createFilledReport({ name: 'Half', description: '' }, 'T', blocks)).rejects.toThrow()
  expect(await listProjects(ownData().database, '')).toEqual([])
})
