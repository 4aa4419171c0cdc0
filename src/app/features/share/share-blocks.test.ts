// @vitest-environment node
import { expect, test } from 'vitest'
import { newId } from '#tests/support/test-device.ts'
import { closeOwnData, openOwnData, ownData } from '../../data/own-data.ts'
import { listProjects } from '../../data/projects.ts'
import { readFrozen } from '../../data/reports/frozen-block.ts'
import { createFilledReport, listReports, readBlocks } from '../../data/reports/report.ts'
import { emptyPart, type SharedPart, type Snapshot } from '../../share/snapshot.ts'
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
