import type { ReadContext } from '../read-context.ts'
import { bytesOf } from '../source.ts'
import type { SasHeader } from './sas7bdat-header.ts'

const sliceBytes = 4 << 20
/** So much is read first if few rows are wanted. */
const firstBytes = 256 << 10

export interface PageBytes {
  readonly bytes: Uint8Array
  /** The page's place in the file, in bytes. */
  readonly at: number
}

/** The pages from one on, read in slices; a page that the end of the file cuts off is left out. @param enough bytes that may do */
export async function* pagesOf(
  blob: Blob,
  { headerSize, pageSize, pages }: SasHeader,
  first: number,
  context: ReadContext,
  enough = Number.POSITIVE_INFINITY,
): AsyncGenerator<PageBytes> {
  const whole = Math.min(pages, Math.floor((blob.size - headerSize) / pageSize))
  let slice = Math.min(sliceBytes, Math.max(firstBytes, enough))
  for (let page = first; page < whole; ) {
    context.signal?.throwIfAborted()
    const count = Math.min(whole - page, Math.max(1, Math.floor(slice / pageSize)))
    const from = headerSize + page * pageSize
    const bytes = await bytesOf(blob, from, from + count * pageSize)
    context.signal?.throwIfAborted()
    context.onUnpacked?.(bytes.length)
    for (let i = 0; i < count; i++)
      yield { bytes: bytes.subarray(i * pageSize, (i + 1) * pageSize), at: from + i * pageSize }
    page += count
    slice = Math.min(sliceBytes, slice * 4)
  }
}
