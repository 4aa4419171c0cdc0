import { expect, test } from 'vitest'
import { layoutTable, tableLabelWidth } from './layout-table.ts'
import type { AlignedTable } from './scene.ts'

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
    const primitives = layoutTable(rows, { left, axis, top: 0 }, (x) => axis + x)
    const texts = primitives.flatMap((primitive) =>
      primitive.kind === 'text' ? primitive.text.map(({ text }) => text) : [],
    )
    for (const label of labels) expect(texts).toContain(label)
  }
})
