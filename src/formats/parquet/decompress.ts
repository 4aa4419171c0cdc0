import { gunzipSync } from 'fflate'
import { snappyUncompress } from 'hyparquet'
import { unpackHadoopLz4, unpackLz4Block } from '../columnar/lz4.ts'
import { zstdUnpacker } from '../columnar/zstd.ts'

/** Unpacks a page to as many bytes as its header says. */
export type Unpack = (packed: Uint8Array, size: number) => Uint8Array

/** The method of compression by its name in the file; undefined for one that is not known. Brotli and Zstandard are loaded when a file has them. */
export async function unpackerOf(codec: string): Promise<Unpack | undefined> {
  switch (codec) {
    case 'UNCOMPRESSED':
      return (packed) => packed
    case 'SNAPPY':
      return (packed, size) => {
        const page = new Uint8Array(size)
        snappyUncompress(packed, page)
        return page
      }
    case 'GZIP':
      return (packed, size) => gunzipSync(packed, { out: new Uint8Array(size) })
    case 'LZ4_RAW':
      return (packed, size) => {
        const page = new Uint8Array(size)
        return page.subarray(0, unpackLz4Block(packed, page))
      }
    case 'LZ4':
      return unpackHadoopLz4
    case 'BROTLI': {
      const { decompressBrotli } = await import('hyparquet-compressors/src/brotli.js')
      return decompressBrotli
    }
    case 'ZSTD':
      return zstdUnpacker()
    default:
      return undefined
  }
}
