import { bytesOf } from '../source.ts'
import type { Finding } from '../table/findings.ts'
import type { RecordStream } from '../table/import-table.ts'
import type { CsvLayout } from '../table/schema.ts'
import { maxColumns } from '../table/table-reader.ts'
import { utf8Chunks } from './encoding.ts'
import { CsvScanner } from './scanner.ts'

/** A longer record contains an unclosed quotation mark, or the file has no records. */
const maxRecordBytes = 16 << 20

export function csvStream(blob: Blob, layout: CsvLayout): RecordStream {
  return async (sink, context) => {
    const scanner = new CsvScanner(layout.delimiter, sink, { maxFields: maxColumns, maxRecordBytes })
    for await (const chunk of utf8Chunks(blob, layout.encoding, context)) scanner.push(chunk)
    scanner.end()
    const findings: Finding[] = []
    if (scanner.blankLines > 0) findings.push({ code: 'blank-lines', params: { count: scanner.blankLines } })
    if (scanner.malformedQuotes > 0)
      findings.push({ code: 'malformed-quotes', params: { count: scanner.malformedQuotes } })
    const unit = layout.encoding.startsWith('utf-16') ? 2 : 1
    const tail = await bytesOf(blob, Math.max(0, blob.size - unit))
    return { findings, endsMidRow: !tail.includes(0x0a) && !tail.includes(0x0d) }
  }
}
