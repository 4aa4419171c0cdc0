import { expect, test } from 'vitest'
import { layout } from './layout.ts'
import { layoutTable, tableHeight, tableLabelWidth } from './layout-table.ts'
import type { AlignedTable } from './scene.ts'
import { textWidth } from './text-width.ts'

function table(labels: readonly string[]): AlignedTable {
  return {
    title: '风险人数',
    at: [0, 100],
    rows: labels.map((label) => ({ label, colour: 'ink', values: ['138', '90'] })),
  }
}

test.each([
  ['男', '女'],
  ['Male', 'Female'],
  ['吉非替尼组', 'A'],
  ['a label of some length', 'b'],
])('labels that got the room they asked for are written whole: %s, %s', (...labels) => {
  const rows = table(labels)
  // at any position of the panel, in steps that binary fractions cannot represent
  for (let left = 0; left < 50; left += 0.7) {
    const axis = left + tableLabelWidth(rows, 1000)
    const primitives = layoutTable(rows, { left, right: 1000, axis, top: 0 }, (x) => axis + x)
    const texts = primitives.flatMap((primitive) =>
      primitive.kind === 'text' ? primitive.text.map(({ text }) => text) : [],
    )
    for (const label of labels) expect(texts).toContain(label)
  }
})

test('labels too long for one line are wrapped whole, and the table is higher', () => {
  const long: AlignedTable = {
    wraps: true,
    ...table(['能自由走动及从事轻体力活动', 'Ambulatory but unable to carry out any work', 'A']),
  }
  const left = tableLabelWidth(long, 110)
  expect(left).toBeLessThanOrEqual(110)
  const texts = layoutTable(long, { left: 0, right: 1000, axis: left, top: 0 }, (x) => left + x).flatMap((primitive) =>
    primitive.kind === 'text' ? [primitive] : [],
  )
  const words = texts.map(({ text }) => text.map((run) => run.text).join(''))
  expect(words.join('')).toContain('能自由走动及从事轻体力活动')
  expect(words.join(' ')).toContain('Ambulatory but unable to carry out any work')
  // the numbers of a row are beside the first line of its label, below the last line of the label before
  const heightOf = (end: string) => texts[words.findIndex((word) => word.endsWith(end))]?.y ?? Number.NaN
  expect(heightOf('A')).toBeGreaterThan(heightOf('work'))
  expect(tableHeight(long, left)).toBeGreaterThan(tableHeight(table(['a', 'b', 'c']), left))
})

test('the table is below the last line of a long axis title, and its own title ends with the panel', () => {
  const { primitives } = layout({
    width: 50,
    height: 60,
    description: '',
    panels: [
      {
        x: { kind: 'linear', title: 'Time since the first dose of the study drug (months)', domain: [0, 100] },
        y: { kind: 'linear', title: '', domain: [0, 1] },
        marks: [],
        table: { ...table(['A', 'B']), title: 'Number at risk (cumulative number of events)' },
      },
    ],
  })
  const texts = primitives.flatMap((one) => (one.kind === 'text' ? [one] : []))
  const last = Math.max(...texts.flatMap(({ ref = '', y }) => (ref.endsWith('x-title') ? [y] : [])))
  const lines = texts.filter(({ ref = '' }) => ref.endsWith('x-title'))
  const [title] = texts.filter(({ text }) => text[0]?.text.startsWith('Number at'))
  expect(lines.length).toBeGreaterThan(1)
  expect(title?.y).toBeGreaterThan(last + 6)
  expect(title?.text[0]?.text).toMatch(/…$/)
})

test('the last number stays on the page', () => {
  const values = ['121 (0, 0)', '21 (21, 10)']
  const { primitives, width } = layout({
    width: 85,
    height: 60,
    description: '',
    panels: [
      {
        x: { kind: 'linear', title: '', domain: [0, 10] },
        y: { kind: 'linear', title: '', domain: [0, 1] },
        marks: [],
        table: { title: 'n', at: [0, 10], rows: [{ label: 'a', colour: 'ink', values }] },
      },
    ],
  })
  const ends = primitives.flatMap((one) =>
    one.kind === 'text' && one.text[0]?.text === values[1] ? [one.x + textWidth(values[1] ?? '', one.size) / 2] : [],
  )
  expect(ends).toHaveLength(1)
  expect(ends[0]).toBeLessThan(width - 2)
})
