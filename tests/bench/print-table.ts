import type { Line } from './figure.ts'

/** Prints one table, with a column for each peer. */
export function printTable(title: string, lines: readonly Line[]): void {
  const peers = [...new Set(lines.flatMap(({ beside = {} }) => Object.keys(beside)))]
  const head = ['', 'value', ...peers, 'of peer', 'target', '']
  const rows = [head, ...lines.map((line) => cellsOf(line, peers))]
  const widths = head.map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)))
  console.log(`\n${title}`)
  for (const row of rows) {
    const cells = row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
    console.log(`  ${cells.join('   ').trimEnd()}`)
  }
}

function cellsOf({ what, value, unit, beside, ratio, target, met }: Line, peers: readonly string[]): string[] {
  return [
    what,
    written(value, unit),
    ...peers.map((peer) => written(beside?.[peer] ?? '', unit)),
    ratio === undefined ? '' : `${ratio.toFixed(2)} x`,
    target ?? '',
    met === undefined ? '' : met ? 'met' : 'MISSED',
  ]
}

function written(value: number | string, unit: Line['unit']): string {
  if (typeof value !== 'number') return value
  const shown = unit || !Number.isInteger(value) ? value.toFixed(value < 100 ? 1 : 0) : String(value)
  return unit ? `${shown} ${unit}` : shown
}
