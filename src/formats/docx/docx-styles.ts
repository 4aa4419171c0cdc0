import type { IStylesOptions } from 'docx'

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Times New Roman for Latin letters and digits, SimSun for Chinese, as journals of both languages require. */
export const tableFont = {
  ascii: 'Times New Roman',
  hAnsi: 'Times New Roman',
  cs: 'Times New Roman',
  eastAsia: 'SimSun',
}

/** Half points: 10.5 pt (Chinese 五号) for text, 9 pt (小五) in tables. */
export const bodySize = 21
export const tableSize = 18

const black = '000000'

export const paragraphStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: tableFont, size: bodySize, color: black },
      paragraph: { spacing: { line: 300, lineRule: 'auto', after: 80 } },
    },
    heading1: { run: { font: tableFont, size: 30, bold: true, color: black }, paragraph: { spacing: { after: 160 } } },
    heading2: {
      run: { font: tableFont, size: 24, bold: true, color: black },
      paragraph: { spacing: { before: 240, after: 100 } },
    },
  },
  paragraphStyles: [
    {
      id: 'TableTitle',
      name: 'Table Title',
      basedOn: 'Normal',
      run: { font: tableFont, size: bodySize, bold: true },
      paragraph: { alignment: 'center', spacing: { before: 160, after: 60 } },
    },
    {
      id: 'TableNote',
      name: 'Table Note',
      basedOn: 'Normal',
      run: { font: tableFont, size: tableSize },
      paragraph: { spacing: { before: 40, after: 0 } },
    },
  ],
}
