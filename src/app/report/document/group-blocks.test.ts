import { expect, test } from 'vitest'
import { standardStyle } from '#formats/document/document-style.ts'
import { writeHtml } from '#formats/html/write-html.ts'
import { writeMarkdown } from '#formats/markdown/write-markdown.ts'
import { frozenOf } from '../../data/reports/frozen-block.ts'
import type { BlockSource, BlockType } from '../../data/reports/report.ts'
import { tableKey } from '../../outcome/group-key.ts'
import { blocksOf } from '../add-result.ts'
import type { ProjectQuestion } from '../project-questions.ts'
import { inGroup } from '../result-group.ts'
import { resultParts, type ShownResult } from '../shown-result.ts'
import { contentOf } from './block-content.ts'
import { writtenParts } from './written-parts.ts'
import { writtenReport } from './written-report.ts'

const groups = [
  { key: '"1"', name: 'Sex: Female', paragraphs: ['Women differ, P = 0.03.'] },
  { key: '1', name: 'Sex: Male', paragraphs: ['Men do not, P = 0.41.'] },
] as const
type Group = (typeof groups)[number]

const table = (id: string, group: Group) => ({
  id,
  title: inGroup(id, group, 'en'),
  group,
  head: [],
  notes: [],
  keys: { rows: ['r'], columns: ['c'], areNames: [false] },
  body: [{ depth: 0, cells: [{ text: group.name, runs: [{ text: group.name }], align: 'left', raw: null }] }],
})
const split = {
  title: 'T test',
  groups,
  paragraphs: groups.flatMap(({ paragraphs }) => paragraphs),
  tables: groups.flatMap((group) => [table('tests', group), table('means', group)]),
  figures: groups.map((group) => ({ id: 'f', title: group.name, group, scene: {}, drawn: group.key })),
  methods: [],
  works: [],
  reports: [],
  outcomes: [],
  from: { engine: '5', data: 'abc' },
} as unknown as ShownResult

const [women, men] = ['"1"', '1']
const source = (group?: string, part: string | null = null): BlockSource => ({
  kind: 'analysis',
  id: 'q',
  part,
  ...(group !== undefined && { group }),
})
const shown = (type: BlockType, of: BlockSource) => contentOf({ type, source: of }, split)

test('RE2 a split analysis is inserted group by group, one that is not split as before', () => {
  expect(blocksOf({ kind: 'analysis', id: 'q' }, resultParts(split))).toEqual(
    [women, men].flatMap((group) =>
      (['reading', 'table', 'figure'] as const).map((type) => ({ type, source: source(group) })),
    ),
  )
  const whole = { ...split, groups: [], figures: [] }
  expect(blocksOf({ kind: 'analysis', id: 'q' }, resultParts(whole))).toEqual([
    { type: 'reading', source: source() },
    { type: 'table', source: source() },
  ])
})

test('RE2 a block shows the reading, the table and the figure of its group', () => {
  expect(shown('table', source(men))?.table?.title).toBe('tests (Sex: Male)')
  expect(shown('table', source(men, 'means'))?.table?.title).toBe('means (Sex: Male)')
  expect(shown('figure', source(men))?.figure?.drawn).toBe(men)
  expect(shown('reading', source(men))).toMatchObject({ heading: 'Sex: Male', paragraphs: ['Men do not, P = 0.41.'] })
  expect(inGroup('检验', groups[0], 'zh')).toBe('检验（Sex: Female）')
  // the group itself is not frozen
  expect(JSON.stringify([shown('table', source(men)), shown('figure', source(men))])).not.toContain('"group"')
})

test('RE2 a block without a group shows the first one, and the reading of all', () => {
  expect(shown('table', source())?.table?.title).toBe('tests (Sex: Female)')
  expect(shown('figure', source())?.figure?.drawn).toBe(women)
  expect(shown('reading', source())).toEqual({ paragraphs: split.paragraphs, methods: [] })
})

test('RE2 a block of a group that is gone, or of an analysis that is no longer split, shows nothing', () => {
  for (const type of ['table', 'figure', 'reading'] as const) {
    expect(shown(type, source('"other"'))).toBeUndefined()
    const whole = { ...split, groups: [], tables: [{ ...table('tests', groups[0]), group: undefined }], figures: [] }
    expect(contentOf({ type, source: source(men) }, whole as unknown as ShownResult)).toBeUndefined()
  }
})

const blocks = [
  { id: 'reading', type: 'reading', source: source(men) },
  { id: 'table', type: 'table', source: source(men) },
  { id: 'frozen', type: 'table', source: source(women) },
] as const
const women0 = contentOf(blocks[2], split) ?? { paragraphs: [], methods: [] }
const report = {
  title: '',
  language: 'en',
  style: standardStyle,
  works: new Map(),
  frozen: new Map([
    ['frozen', frozenOf({ at: 1, engine: '5', data: 'abc', works: [], content: { en: women0, zh: women0 } })],
  ]),
  results: new Map([['q', split]]),
  blocks: blocks.map((block) => ({ ...block, level: 1, runs: [] })),
} as const

test('RE2 files show the groups of the blocks, present or frozen', async () => {
  const written = await writtenReport(report)
  const { text } = writeMarkdown(written, standardStyle)
  for (const one of [text, writeHtml(written, standardStyle)]) {
    expect(one).toMatch(/Sex: Male[\s\S]*Men do not, P = 0\.41\.[\s\S]*tests \(Sex: Male\)[\s\S]*tests \(Sex: Female\)/)
    expect(one).not.toContain('Women differ')
  }
})

test('the statement of a file names the tables and readings of the groups that it shows', () => {
  const questions = [{ record: { id: 'q' } }] as unknown as ProjectQuestion[]
  expect(writtenParts(report, questions)).toEqual([
    {
      record: { id: 'q' },
      tables: new Set([tableKey('tests', men), tableKey('tests', women)]),
      hasReading: new Set([men]),
      hasFigures: false,
    },
  ])
  const more = [
    { id: 'all', type: 'reading', source: source() },
    { id: 'figure', type: 'figure', source: source() },
  ] as const
  const withAll = { ...report, blocks: [...report.blocks, ...more.map((block) => ({ ...block, level: 1, runs: [] }))] }
  expect(writtenParts(withAll, questions)).toMatchObject([{ hasReading: true, hasFigures: new Set([women]) }])
})
