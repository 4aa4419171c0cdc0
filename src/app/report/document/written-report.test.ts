import { expect, test } from 'vitest'
import { standardStyle } from '#formats/document/document-style.ts'
import { writeHtml } from '#formats/html/write-html.ts'
import { writeMarkdown } from '#formats/markdown/write-markdown.ts'
import type { Run } from '../../data/reports/block-text.ts'
import type { BlockType } from '../../data/reports/report.ts'
import type { ShownResult } from '../shown-result.ts'
import { writtenReport } from './written-report.ts'

const block = (id: string, type: BlockType, runs: readonly Run[]) => ({ id, type, level: 1, source: undefined, runs })

const own = new Map([
  ['mine', { kind: 'book', authors: [{ name: '孙振球' }], hasMore: false, title: '医学统计学', year: '2014' }],
] as const)

const number = { kind: 'number', analysis: 'q', cell: { table: 't', row: 'r', column: 'c' } }
const result = {
  title: 'T test',
  paragraphs: [],
  figures: [],
  outcomes: [],
  reports: [],
  works: ['cox-1972'],
  methods: ['A model was fitted.'],
  tables: [
    {
      id: 't',
      title: 't',
      head: [],
      notes: [],
      body: [{ depth: 0, cells: [{ text: '0.021', runs: [{ text: '0.021' }], align: 'right', raw: 0.021 }] }],
      keys: { rows: ['r'], columns: ['c'], areNames: [false] },
    },
  ],
} as unknown as ShownResult

const report = {
  title: '',
  language: 'en',
  style: standardStyle,
  works: own,
  frozen: new Map(),
  results: new Map([['q', result]]),
  blocks: [
    block('a', 'paragraph', [
      { text: 'See ' },
      { text: '[Sun 2014]', atom: { kind: 'citation', works: ['mine'] } },
      { text: ' and ' },
      { text: 'Table 9', atom: { kind: 'cross-reference', block: 'table' } },
      { text: ', P = ' },
      { text: '0.03', atom: number },
      { text: ', gone ' },
      { text: '0.5', atom: { ...number, cell: { ...number.cell, row: 'other' } } },
      { text: ', later ' },
      { text: 'a newer thing', atom: { kind: 'of-tomorrow' } },
      { text: ', lost ' },
      { text: '[Nobody]', atom: { kind: 'citation', works: ['nobody'] } },
      { text: ', ' },
      { text: 'x^2', atom: { kind: 'equation', tex: 'x^2' } },
    ]),
    block('table', 'plain-table', [{ text: 'Visits\nTime\tWhat\nMonth 1\tBlood' }]),
    block('m', 'methods', []),
    block('r', 'references', []),
  ],
} as const

test('RE4 RE5 what stands in a text is written with the numbers of today', async () => {
  const { text } = writeMarkdown(await writtenReport(report), standardStyle)
  expect(text).toContain('See \\[1\\] and Table 1, P = 0.021, gone \\[?\\], later a newer thing, lost \\[?\\], $x^2$')
  expect(text).toContain('| Time | What |\n| --- | --- |\n| Month 1 | Blood |')
  expect(text).toContain('**Table 1.** Visits')
  expect(text).toContain('A model was fitted \\[2\\].')
  expect(text).toMatch(/1\. 孙振球.*医学统计学.*\n2\. Cox DR/)
  const html = writeHtml(await writtenReport(report), standardStyle)
  for (const part of ['See [1] and Table 1', '<msup>', 'Month 1', '<li>Cox DR']) expect(html).toContain(part)
})
