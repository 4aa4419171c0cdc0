import type { Alignment } from '#catalog/kit/present/present-table.ts'
import { escapeXml } from '../xml/escape-xml.ts'
import { declaration, sheetNamespace } from './xlsx-package.ts'

export interface CellLook {
  readonly bold?: boolean
  readonly align?: Alignment
  /** Line above the table, under its head, under the table. */
  readonly top?: boolean
  readonly under?: boolean
  readonly bottom?: boolean
  readonly indent?: number
  /** A format code of Excel. */
  readonly format?: string
}

const firstFormatId = 164

/** Collects the distinct styles of cells and numbers them. */
export class TableStyles {
  private readonly looks: string[] = []
  private readonly formats: string[] = []
  private readonly borders: string[] = ['<border/>']

  constructor() {
    this.of({})
  }

  of({
    bold = false,
    align = 'left',
    top = false,
    under = false,
    bottom = false,
    indent = 0,
    format,
  }: CellLook): number {
    const border = indexIn(this.borders, borderXml(top, under, bottom))
    const formatId = format === undefined ? 0 : firstFormatId + indexIn(this.formats, format)
    const inner = indent > 0 ? ` indent="${indent}"` : ''
    return indexIn(
      this.looks,
      `<xf numFmtId="${formatId}" fontId="${bold ? 1 : 0}" fillId="0" borderId="${border}" applyNumberFormat="1" applyFont="1" applyBorder="1" applyAlignment="1"><alignment horizontal="${align}" vertical="center"${inner}/></xf>`,
    )
  }

  xml(): string {
    const formats = this.formats.map(
      (code, k) => `<numFmt numFmtId="${firstFormatId + k}" formatCode="${escapeXml(code)}"/>`,
    )
    const font = (bold: string) => `<font>${bold}<sz val="10.5"/><name val="Times New Roman"/></font>`
    return [
      `${declaration}<styleSheet xmlns="${sheetNamespace}">`,
      formats.length === 0 ? '' : `<numFmts count="${formats.length}">${formats.join('')}</numFmts>`,
      `<fonts count="2">${font('')}${font('<b/>')}</fonts>`,
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
      `<borders count="${this.borders.length}">${this.borders.join('')}</borders>`,
      '<cellStyleXfs count="1"><xf/></cellStyleXfs>',
      `<cellXfs count="${this.looks.length}">${this.looks.join('')}</cellXfs></styleSheet>`,
    ].join('')
  }
}

/** Excel has no line widths in points: medium is the thick line, thin the one under the head. */
function borderXml(top: boolean, under: boolean, bottom: boolean): string {
  if (!top && !under && !bottom) return '<border/>'
  const above = top ? '<top style="medium"><color rgb="FF000000"/></top>' : '<top/>'
  const below =
    bottom || under ? `<bottom style="${bottom ? 'medium' : 'thin'}"><color rgb="FF000000"/></bottom>` : '<bottom/>'
  return `<border><left/><right/>${above}${below}<diagonal/></border>`
}

function indexIn(list: string[], item: string): number {
  const known = list.indexOf(item)
  return known >= 0 ? known : list.push(item) - 1
}
