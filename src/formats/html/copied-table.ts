import type { PresentedTable } from '#catalog/kit/present/present-table.ts'
import type { TextRun } from '#catalog/kit/present/text-run.ts'
import { escapeXml } from '../xml/escape-xml.ts'

/** A table for the clipboard: HTML with its three lines for Word, tab-separated text for Excel and editors. */
export interface CopiedTable {
  readonly html: string
  readonly text: string
}

const thick = '1.5pt solid black'
const thin = '0.75pt solid black'

export function copiedTable(table: PresentedTable): CopiedTable {
  const { title, head, body, notes } = table
  const headRows = head.map((row, r) => {
    const borders = `${r === 0 ? `border-top:${thick};` : ''}${r === head.length - 1 ? `border-bottom:${thin};` : ''}`
    const cells = row.map(
      ({ runs, align, colSpan, rowSpan }) =>
        `<th${span('colspan', colSpan)}${span('rowspan', rowSpan)} style="${borders}text-align:${align};font-weight:normal;padding:2pt 6pt">${runsHtml(runs)}</th>`,
    )
    return `<tr>${cells.join('')}</tr>`
  })
  const bodyRows = body.map(({ cells, depth }, r) => {
    const border = r === body.length - 1 ? `border-bottom:${thick};` : ''
    const shown = cells.map(({ runs, align }, c) => {
      const indent = c === 0 ? 6 + depth * 12 : 6
      // mso-number-format keeps Excel from converting "1-2" to dates and "< 0.001" to numbers
      return `<td style="${border}text-align:${align};padding:1pt 6pt 1pt ${indent}pt;mso-number-format:'\\@'">${runsHtml(runs)}</td>`
    })
    return `<tr>${shown.join('')}</tr>`
  })
  const lines = notes.map((note) => `<p style="font-size:9pt;margin:2pt 0">${escapeXml(note)}</p>`)
  return {
    html: [
      `<p style="margin:0 0 4pt"><b>${escapeXml(title)}</b></p>`,
      `<table style="border-collapse:collapse;font-family:'Times New Roman',SimSun,serif;font-size:10.5pt">`,
      `<thead>${headRows.join('')}</thead><tbody>${bodyRows.join('')}</tbody></table>`,
      ...lines,
    ].join(''),
    text: [
      title,
      ...head.map((row) => row.map(({ text, colSpan }) => plain(text) + '\t'.repeat(colSpan - 1)).join('\t')),
      ...body.map(({ cells }) => cells.map(({ text }) => plain(text)).join('\t')),
      ...notes,
    ].join('\n'),
  }
}

function span(name: string, cells: number): string {
  return cells === 1 ? '' : ` ${name}="${cells}"`
}

function runsHtml(runs: readonly TextRun[]): string {
  return runs
    .map(({ text, italic, script }) => {
      const inner = italic ? `<i>${escapeXml(text)}</i>` : escapeXml(text)
      return script === undefined
        ? inner
        : `<${script === 'sub' ? 'sub' : 'sup'}>${inner}</${script === 'sub' ? 'sub' : 'sup'}>`
    })
    .join('')
}

/** Replaces tabs and line breaks, which would start another cell or row. */
function plain(text: string): string {
  return text.replaceAll(/[\t\r\n]+/g, ' ')
}
