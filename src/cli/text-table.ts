import type { PresentedTable } from '#catalog/kit/present/present-table.ts'

/** Formats a presented table for a terminal: three rules, columns aligned by display width. */
export function textTable({ title, head, body, notes }: PresentedTable): string {
  const [header = []] = head
  const rows = [
    header.map(({ text }) => text),
    ...body.map(({ depth, cells }) => cells.map(({ text }, i) => (i === 0 ? '  '.repeat(depth) + text : text))),
  ]
  const widths = header.map((_, column) => Math.max(...rows.map((row) => cellWidth(row[column] ?? ''))))
  const rule = '─'.repeat(widths.reduce((sum, width) => sum + width + 2, -2))
  const lines = rows.map((row) =>
    row
      .map((text, i) => pad(text, widths[i] ?? 0, header[i]?.align ?? 'left'))
      .join('  ')
      .trimEnd(),
  )
  return [title, rule, lines[0] ?? '', rule, ...lines.slice(1), rule, ...notes, ''].join('\n')
}

function pad(text: string, width: number, align: 'left' | 'center' | 'right'): string {
  const room = width - cellWidth(text)
  const before = align === 'left' ? 0 : align === 'right' ? room : Math.floor(room / 2)
  return ' '.repeat(before) + text + ' '.repeat(room - before)
}

/** Display width in terminal columns: Chinese characters take two, combining marks none. */
function cellWidth(text: string): number {
  let width = 0
  for (const character of text)
    width += /\p{M}/u.test(character)
      ? 0
      : /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u.test(character)
        ? 2
        : 1
  return width
}
