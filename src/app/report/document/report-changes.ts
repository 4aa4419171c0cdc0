import type { BlockContent, Printed } from '../../data/reports/block-content.ts'

const known = new WeakMap<BlockContent, Printed>()

/** A state of a block, to be compared with another; the same object for the same content. */
export function printed(content: BlockContent): Printed {
  const { paragraphs, table, figure } = content
  const made = known.get(content) ?? {
    head: table ? table.head.flat().map(({ text }) => text) : [],
    rows: table ? table.body.map(({ depth, cells }) => ({ depth, cells: cells.map(({ text }) => text) })) : [],
    lines: table ? table.notes : paragraphs,
    drawn: figure?.drawn ?? '',
  }
  known.set(content, made)
  return made
}

/** A number before and after. Empty where the table had no such cell, or no longer has it; row and column are empty for a line of text. */
export interface ChangedValue {
  readonly row: string
  readonly column: string
  readonly before: string
  readonly after: string
}

export interface ContentChange {
  /** All of them, in the order of the page. */
  readonly values: readonly ChangedValue[]
  /** The figure draws something else. */
  readonly isOtherFigure: boolean
}

/** What differs between two states of a block as printed; undefined if nothing does. Digits that are not printed are no difference. */
export function contentChange(before: Printed, after: Printed): ContentChange | undefined {
  const values = [...changedCells(before, after), ...changedLines(before.lines, after.lines)]
  const isOtherFigure = before.drawn !== after.drawn
  return values.length > 0 || isOtherFigure ? { values, isOtherFigure } : undefined
}

function changedLines(before: readonly string[], after: readonly string[]): readonly ChangedValue[] {
  const [gone, come] = [before.filter((line) => !after.includes(line)), after.filter((line) => !before.includes(line))]
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, k) => ({
    row: '',
    column: '',
    before: gone[k] ?? '',
    after: come[k] ?? '',
  }))
}

/** Cells of tables with the same rows and as many columns are compared by place, those of others by the names of their rows and columns. */
function changedCells(before: Printed, after: Printed): readonly ChangedValue[] {
  const isByPlace = hasSameShape(before, after)
  const [old, now] = [before, after].map((one) => cellsOf(one, isByPlace)) as [Cells, Cells]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [a, b] = [old.get(key), now.get(key)]
    const { row = '', column = '' } = b ?? a ?? {}
    if ((a?.text ?? '') === (b?.text ?? '')) return []
    const name = a && a.column !== column ? `${a.column} → ${column}` : column
    return [{ row, column: name, before: a?.text ?? '', after: b?.text ?? '' }]
  })
}

/** The same rows, and columns of which some may be named otherwise: `95% CI`, `90% CI`; or rows whose first cells are numbers. */
function hasSameShape(before: Printed, after: Printed): boolean {
  if (before.rows.length !== after.rows.length || before.head.length !== after.head.length) return false
  const [a, b] = [before, after].map(({ rows }) => rows.map(({ cells }) => cells[0] ?? ''))
  return JSON.stringify(before.head) === JSON.stringify(after.head) || JSON.stringify(a) === JSON.stringify(b)
}

type Cells = Map<string, { readonly row: string; readonly column: string; readonly text: string }>

function cellsOf({ head, rows }: Printed, isByPlace: boolean): Cells {
  const cells: Cells = new Map()
  const columns = named(head)
  const path: string[] = []
  const names = named(
    rows.map((row) => {
      path.splice(row.depth, path.length, row.cells[0] ?? '')
      return path.filter((part) => part !== '').join(' · ')
    }),
  )
  for (const [k, row] of rows.entries())
    for (const [c, text] of row.cells.entries()) {
      const key = isByPlace ? `${k} ${c}` : `${names[k]?.key}\n${columns[c]?.key ?? c}`
      cells.set(key, { row: names[k]?.name ?? '', column: columns[c]?.name ?? '', text })
    }
  return cells
}

/** Names with keys that tell equal ones apart. */
function named(names: readonly string[]): readonly { readonly name: string; readonly key: string }[] {
  const count = new Map<string, number>()
  return names.map((name) => {
    const k = (count.get(name) ?? 0) + 1
    count.set(name, k)
    return { name, key: `${name}\t${k}` }
  })
}
