const LINES = 3
const CELLS = 3

/** Whether a text has a block that looks like rows of a table: three lines one after the other, each with three cells or more (SPEC AI2). */
export function hasRows(text: string): boolean {
  let run = 0
  for (const line of text.split('\n')) {
    run = isRow(line) ? run + 1 : 0
    if (run >= LINES) return true
  }
  return false
}

/** Cells between tabs, or between commas, semicolons or bars and without sentences in them. */
function isRow(line: string): boolean {
  if (line.split('\t').length >= CELLS) return true
  return [/[,，]/, /[;；]/, /\|/].some((separator) => {
    const cells = line.split(separator).map((cell) => cell.trim())
    return cells.length >= CELLS && cells.every((cell) => cell.length <= 30 && cell.split(/\s+/).length <= 3)
  })
}
