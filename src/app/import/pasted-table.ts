/**
 * A copied table as CSV: of Excel, WPS, Google Sheets or a web page, which all copy HTML beside the shown text. Where the cell tells its exact
 * value, that is taken, since the shown text is rounded; dates and percentages stay as they are shown. Null if there is no table.
 */
export function csvOfCopiedTable(html: string): string | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  if (!table) return null
  const rows = gridOf(table)
  if (!rows.some((row) => row.some((cell) => cell !== ''))) return null
  return `${rows.map((row) => row.map(quoted).join(',')).join('\n')}\n`
}

const MOST_COLUMNS = 4096
const MOST_SPAN = 1000

/** The texts by row and column. A cell that spans several is repeated in a header only: elsewhere it would make up values. */
function gridOf(table: HTMLTableElement): readonly (readonly string[])[] {
  const grid: string[][] = []
  for (const [place, row] of [...table.rows].entries()) {
    const isHeader =
      place === 0 || row.closest('thead') !== null || [...row.cells].every((cell) => cell.tagName === 'TH')
    const own = rowOf(grid, place)
    let column = 0
    for (const cell of row.cells) {
      while (own[column] !== undefined) column += 1
      const text = cellText(cell)
      const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      for (let r = 0; r < Math.min(down, table.rows.length - place); r++)
        for (let c = 0; c < across && column + c < MOST_COLUMNS; c++) {
          const isFirst = r === 0 && c === 0
          rowOf(grid, place + r)[column + c] = isFirst || (isHeader && r === 0) ? text : ''
        }
      column += across
    }
  }
  const width = Math.max(...grid.map((row) => row.length))
  return grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
}

function rowOf(grid: string[][], place: number): string[] {
  const known = grid[place]
  if (known) return known
  const row: string[] = []
  grid[place] = row
  return row
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number(cell.getAttribute(name) ?? 1)
  return Number.isInteger(span) && span >= 1 ? Math.min(span, MOST_SPAN) : 1
}

function cellText(cell: Element): string {
  const shown = shownText(cell)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
  const exact = exactNumber(cell)
  return exact !== undefined && isNumberLike(shown) ? exact : shown
}

function shownText(node: Node): string {
  if (node.nodeType === 3) return (node.textContent ?? '').replace(/\s+/g, ' ')
  if (node.nodeName === 'BR') return '\n'
  if (node.nodeName === 'STYLE' || node.nodeName === 'SCRIPT') return ''
  return [...node.childNodes].map(shownText).join('')
}

/** Of Excel in an attribute of the cell, of Google Sheets in JSON, whose key 3 is a number. */
function exactNumber(cell: Element): string | undefined {
  const excel = cell.getAttribute('x:num')
  if (excel !== null && excel !== '') return Number.isFinite(Number(excel)) ? excel : undefined
  const sheets = cell.getAttribute('data-sheets-value')
  if (sheets === null) return undefined
  try {
    const value: unknown = (JSON.parse(sheets) as Readonly<Record<string, unknown>> | null)?.['3']
    return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
  } catch {
    return undefined
  }
}

/** No date, time or percentage: a sheet stores these as other numbers than it shows. */
const isNumberLike = (shown: string) =>
  /^[-+(−]?\s*[\p{Sc}]?\s*[-−]?[\d.,'\s]*\d[\d.,'\s]*(?:e[-+]?\d+)?\s*[\p{Sc}]?\)?$/iu.test(shown)

const quoted = (text: string) => (/[",\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
