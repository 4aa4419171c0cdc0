import { expect, test } from 'vitest'
import type { SharedBlock, SharedTable, Snapshot } from '../../share/snapshot.ts'
import { sharedResults } from './check-share.ts'

const table = (title: string): SharedTable => ({
  title,
  head: [[{ runs: [{ text: 'P' }], align: 'left', colSpan: 1, rowSpan: 1 }]],
  body: [{ depth: 0, cells: [{ runs: [{ text: '0.03' }], align: 'right' }] }],
  notes: [],
})
const made = { entry: 't-test', question: 'q' }
const versions = { engine: '5', data: 'abc' }
const blocks: SharedBlock[] = [
  { kind: 'paragraph', at: 0, runs: [{ text: 'Typed.' }] },
  {
    kind: 'table',
    at: 1,
    label: 'Table 1',
    table: table('Outcome'),
    ...versions,
    made: { ...made, part: 0, place: 2 },
  },
  { kind: 'table', at: 2, label: 'Table 2', table: table('Frozen'), engine: '4', data: null },
  { kind: 'reading', at: 3, lines: ['P = 0.03.'], ...versions, made },
  { kind: 'reading', at: 4, title: 'Sex: Male', lines: ['P = 0.41.'], ...versions, made },
]

test('a shared report is checked by its analyses, and what was frozen otherwise is told apart', () => {
  const content = { title: 'Report', entry: '', parts: [], blocks }
  const snapshot: Snapshot = { kind: 'report', asOf: 1, engine: '5', data: null, content: { en: content, zh: content } }
  const [live, frozen, ...others] = sharedResults(snapshot, 'en')
  expect(live).toMatchObject({
    title: 'Table 1 Outcome',
    made,
    engine: '5',
    data: 'abc',
    texts: ['P = 0.03.', 'P = 0.41.'],
  })
  expect(live?.tables).toMatchObject([{ id: '2', part: 0, head: ['P'], rows: [[['0.03', null]]] }])
  expect(frozen).toMatchObject({ title: 'Table 2 Frozen', made: undefined, engine: '4', texts: [] })
  expect(others).toEqual([])
})
