import { type FileMetaData, parquetMetadata } from 'hyparquet'
import { FormatError } from '../format-error.ts'
import { bytesOf } from '../source.ts'
import { damaged } from '../typed/byte-view.ts'
import { checkThrift } from './check-thrift.ts'

export const FORMAT = 'Parquet'
/** The length of the metadata, and the signature. */
const TAIL = 8

/** The metadata at the end of the file. Throws FormatError. */
export async function readFooter(blob: Blob): Promise<FileMetaData> {
  if (blob.size === 0) throw new FormatError('empty-file')
  if (blob.size < 4 + TAIL) throw damaged(FORMAT, blob.size)
  const tail = await bytesOf(blob, blob.size - TAIL)
  const signature = String.fromCharCode(...tail.subarray(4))
  if (signature === 'PARE') throw encrypted()
  if (signature !== 'PAR1') throw damaged(FORMAT, blob.size - 4)
  const length = new DataView(tail.buffer).getUint32(0, true)
  const start = blob.size - TAIL - length
  if (start < 4) throw damaged(FORMAT, blob.size - TAIL)
  const footer = await bytesOf(blob, start)
  let metadata: FileMetaData
  try {
    checkThrift(footer.subarray(0, length), 0)
    metadata = parquetMetadata(footer, { geoparquet: false })
  } catch {
    // the library throws errors of any kind at damage
    throw damaged(FORMAT, start)
  }
  if (metadata.row_groups.some(({ columns }) => columns.some(({ crypto_metadata }) => crypto_metadata)))
    throw encrypted()
  return metadata
}

const encrypted = () => new FormatError('encrypted-data-file', { format: FORMAT })
