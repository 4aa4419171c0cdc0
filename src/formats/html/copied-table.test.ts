import { expect, test } from 'vitest'
import type { PresentedTable } from '#catalog/kit/present/present-table.ts'
import { copiedTable } from './copied-table.ts'

const cell = (text: string) => ({ text, runs: [{ text }], align: 'left' as const, raw: null })
const table: PresentedTable = {
  id: 't',
  title: '表 1 <基线>',
  head: [
    [
      { ...cell('变量'), colSpan: 1, rowSpan: 1 },
      { ...cell('P'), runs: [{ text: 'P', italic: true }], colSpan: 2, rowSpan: 1 },
    ],
  ],
  body: [
    { depth: 0, cells: [cell('年龄\t岁'), cell('< 0.001'), cell('1-2')] },
    {
      depth: 1,
      cells: [cell('χ2'), { ...cell('χ2'), runs: [{ text: 'χ' }, { text: '2', script: 'super' }] }, cell('')],
    },
  ],
  notes: ['x̄ ± s'],
}

test('for Excel: one row per line, tabs between cells and none inside', () => {
  expect(copiedTable(table).text.split('\n')).toEqual([
    '表 1 <基线>',
    '变量\tP\t',
    '年龄 岁\t< 0.001\t1-2',
    'χ2\tχ2\t',
    'x̄ ± s',
  ])
})

test('for Word: three lines, italics, superscripts, indents, and data never become markup', () => {
  const { html } = copiedTable(table)
  expect(html.match(/1\.5pt solid/g)).toHaveLength(2 + 3) // above both heads, below the three cells of the last row
  expect(html.match(/0\.75pt solid/g)).toHaveLength(2)
  expect(html).toContain('<i>P</i>')
  expect(html).toContain('χ<sup>2</sup>')
  expect(html).toContain('表 1 &lt;基线&gt;')
  expect(html).toContain('colspan="2"')
  expect(html).toContain('1pt 6pt 1pt 18pt') // the second row is one level deeper
})
