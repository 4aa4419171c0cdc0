import type { Column, Frame } from '#engine/frame/frame.ts'

/**
 * First characters that make a spreadsheet parse a cell as a formula (OWASP, CSV Injection). East Asian editions accept the full-width forms
 * too.
 */
const beginning = /^[=+\-@\t\r\n＝＋－＠]/
const plainNumber = /^[-+](?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i
/** Results such as - and ++, which are no formula. */
const signsAlone = /^[-+－＋]+$/

/** Whether a spreadsheet that opens the text as a cell may run it as a formula. */
export function isFormulaText(text: string): boolean {
  return beginning.test(text) && !plainNumber.test(text) && !signsAlone.test(text)
}

/** Number of cells and column names that are formula texts. Numbers never are. */
export function countFormulaTexts(frame: Frame): number {
  const names = frame.columns.filter(({ name }) => isFormulaText(name)).length
  return frame.columns.reduce((count, column) => count + formulaCells(column), names)
}

function formulaCells(column: Column): number {
  if (column.type !== 'text') return 0
  const isFormula = column.dictionary.map(isFormulaText)
  if (!isFormula.includes(true)) return 0
  return column.codes.reduce((count, code) => (isFormula[code] === true ? count + 1 : count), 0)
}
