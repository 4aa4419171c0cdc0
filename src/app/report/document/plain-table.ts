import type { Run } from '../../data/reports/block-text.ts'

/** A table that holds text: its first line is the caption, the first row names the columns. */
export interface PlainTable {
  readonly caption: readonly Run[]
  readonly rows: readonly (readonly (readonly Run[])[])[]
}

/** Most rows and columns; more than that is data. */
export const MAX_ROWS = 20
export const MAX_COLUMNS = 8

/** The table in a block's text: lines end with line feeds, cells with tabs. */
export function plainTable(runs: readonly Run[]): PlainTable {
  const [caption = [], ...rows] = divided(runs, '\n')
  const cells = rows.map((row) => divided(row, '\t'))
  const columns = Math.max(0, ...cells.map((row) => row.length))
  return { caption, rows: cells.map((row) => Array.from({ length: columns }, (_, c) => row[c] ?? [])) }
}

/** The text of a block that holds the table. Tabs and line ends within a cell become spaces. */
export function plainTableRuns({ caption, rows }: PlainTable): readonly Run[] {
  const lines = [[caption], ...rows]
  return lines.flatMap((cells, r) => [
    ...(r === 0 ? [] : [{ text: '\n' }]),
    ...cells.flatMap((cell, c) => [...(c === 0 ? [] : [{ text: '\t' }]), ...cell.map(inOneLine)]),
  ])
}

const inOneLine = (run: Run): Run => ({ ...run, text: run.text.replaceAll(/\s+/g, ' ') })

function divided(runs: readonly Run[], sign: string): Run[][] {
  const parts: Run[][] = [[]]
  for (const run of runs)
    for (const [k, text] of (run.atom ? [run.text] : run.text.split(sign)).entries()) {
      if (k > 0) parts.push([])
      if (text !== '' || run.atom) parts.at(-1)?.push({ ...run, text })
    }
  return parts
}
