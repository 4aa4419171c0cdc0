/**
 * The cells of a table in a spreadsheet's clipboard format: tabs and line ends, and quotation marks around a cell that contains one of them.
 */
export function pastedCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const quoted = text[at] === '"' ? quotedCell(text, at) : undefined
    const end = quoted?.end ?? endOfCell(text, at)
    row.push(quoted?.cell ?? text.slice(at, end))
    const isTab = text[end] === '\t'
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (isTab) continue
    rows.push(row)
    row = []
    if (at >= text.length) break // the line end after the last row does not begin another
  }
  return rows
}

function endOfCell(text: string, from: number): number {
  const found = text.slice(from).search(/[\t\r\n]/)
  return found < 0 ? text.length : from + found
}

/** Undefined if the quotation mark is part of the text. */
function quotedCell(text: string, from: number): { readonly cell: string; readonly end: number } | undefined {
  const [whole, inside = ''] = /^"((?:[^"]|"")*)"(?=[\t\r\n]|$)/.exec(text.slice(from)) ?? []
  return whole === undefined ? undefined : { cell: inside.replaceAll('""', '"'), end: from + whole.length }
}
