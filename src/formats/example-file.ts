import type { Frame, TextColumn } from '#engine/frame/frame.ts'
import { dictionaryRows, dictionaryToCsv, frameToCsv } from './csv/write-csv.ts'
import { framesToXlsx } from './xlsx/write-frame.ts'
import { ZipWriter } from './zip/write-zip.ts'

/** `csv`: a zip archive with the data, the list of variables and the source; `xlsx`: a workbook with a sheet for each. */
export type ExampleFormat = 'csv' | 'xlsx'

interface About {
  /** The name of the CSV file, without an ending. */
  readonly name: string
  /** Where the data come from, and their licence. */
  readonly source: string
}

/** Data with a list of their variables and their source. */
export async function exampleFile(frame: Frame, { name, source }: About, format: ExampleFormat): Promise<Blob> {
  if (format === 'xlsx') {
    const sheets = [
      { sheetName: 'data', frame },
      { sheetName: 'variables', frame: textFrame(dictionaryRows(frame.columns)) },
      { sheetName: 'source', frame: textFrame([['source'], [source]]) },
    ]
    return (await framesToXlsx(sheets)).blob
  }
  const zip = new ZipWriter()
  zip.add(`${name}.csv`, new Uint8Array(await (await frameToCsv(frame, { bom: true })).arrayBuffer()))
  zip.add(`${name}-variables.csv`, `\ufeff${dictionaryToCsv(frame.columns)}`)
  zip.add('source.txt', `${source}\n`)
  return zip.finish('application/zip')
}

/** A header and rows of texts as a frame. */
function textFrame([header = [], ...rows]: readonly (readonly string[])[]): Frame {
  const columns = header.map((name, at): TextColumn => {
    const texts = rows.map((row) => row[at] ?? '')
    const dictionary = [...new Set(texts)].filter((text) => text !== '')
    return {
      id: `c${at + 1}`,
      name,
      label: '',
      measure: 'nominal',
      valueLabels: [],
      missingCodes: [],
      missingRanges: [],
      type: 'text',
      codes: Int32Array.from(texts, (text) => dictionary.indexOf(text)),
      dictionary,
    }
  })
  return { rows: rows.length, rowIds: Float64Array.from(rows, (_, row) => row), columns }
}
