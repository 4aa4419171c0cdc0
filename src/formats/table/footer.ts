import { classifyCell, plainText } from './cell-kind.ts'
import { cellText } from './cell-text.ts'
import type { FinishedCells } from './column-cells.ts'
import { askedWith, type GivenAnswers, type Question } from './questions.ts'

/** A longer footer is taken for data. */
const maxRows = 20
/** Most filled cells of a note. */
const noteCells = 2
/** Only the first cells of a row can label a sum. */
const labelCells = 3
/** Number of texts sampled to learn what a column contains. */
const sample = 200

const sumWord =
  /^(?:合计|总计|共计|小计|总和|总数|汇总|平均|平均值|均值|均数|中位数|标准差|最大值|最小值|百分比|total|grand ?total|sub ?total|totals|sum|mean|average|median|sd|std ?dev|count|min|max|minimum|maximum)\s*(?:[:：(（].*|\d+\s*[例人])?$/i
const noteWord =
  /^(?:(?:注|备注|附注|说明|来源|数据来源|资料来源|制表|制表人|填表人|填表日期|审核|审核人|统计人|打印时间|导出时间|单位|notes?|n\.b|source|data source|footnotes?|generated|exported|printed|created|prepared)\s*(?:[:：.。]|by\b|on\b|\d)|[*†‡※△▲]\s*\D{2})/i

/** Asks whether the last rows are data, if they look like sums or notes. */
export function askFooter(
  columns: readonly (FinishedCells | null)[],
  rows: number,
  answers: GivenAnswers | undefined,
): Question<'footer'> | null {
  const count = footerRows(columns, rows)
  if (count === 0) return null
  const rowText = (row: number) => columns.flatMap((cells) => (cells && cellText(cells, row)) || []).join(' · ')
  const texts = Array.from({ length: count }, (_, k) => ({ text: rowText(rows - count + k), count: 1 }))
  return askedWith('footer', answers?.footer, { cells: texts })
}

/** How many of the last rows are sums, notes and the blank rows before them. The first row is always data. */
function footerRows(columns: readonly (FinishedCells | null)[], rows: number): number {
  let found = 0
  for (let back = 1; back <= Math.min(maxRows, rows - 1); back++) {
    const filled = columns.flatMap((cells) => {
      const text = cells === null ? '' : cellText(cells, rows - back)
      return cells === null || text === '' ? [] : [{ cells, text }]
    })
    if (filled.length === 0) continue
    if (!isSum(filled) && !isNote(filled, columns.length)) return found === 0 ? 0 : back - 1
    found++
  }
  return found === 0 || rows - 1 > maxRows ? 0 : rows - 1
}

interface Filled {
  readonly cells: FinishedCells
  readonly text: string
}

function isSum(filled: readonly Filled[]): boolean {
  return filled.slice(0, labelCells).some(({ cells, text }) => {
    const word = plainText(text).replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
    return sumWord.test(word) && !isLevel(cells, text)
  })
}

/** Whether the word occurs in several rows, and so is a value of the column. */
function isLevel({ texts, ...cells }: FinishedCells, text: string): boolean {
  const codes = cells.form === 'texts' ? cells.codes : cells.oddCodes
  const code = texts.findIndex((one) => one.trim() === text)
  let count = 0
  for (let i = 0; i < codes.length; i++) if (codes[i] === code) count++
  return count > 2
}

function isNote(filled: readonly Filled[], columns: number): boolean {
  const [first] = filled as [Filled]
  if (noteWord.test(plainText(first.text)))
    return filled.length <= noteCells || filled.every(({ text }) => classifyCell(text).kind === 'text')
  return filled.length <= noteCells && columns > noteCells && isForeign(first)
}

/** A sentence among short texts, or words among numbers and dates. */
function isForeign({ cells, text }: Filled): boolean {
  if (classifyCell(text).kind !== 'text') return false
  const others = cells.texts.slice(0, sample).filter((one) => one.trim() !== text)
  const words = others.filter((one) => classifyCell(one).kind === 'text')
  if (cells.form === 'numbers' || 5 * words.length < others.length) return text.length > 1
  const longest = words.reduce((most, one) => Math.max(most, one.length), 0)
  return text.length >= 12 && text.length > 2 * longest
}
