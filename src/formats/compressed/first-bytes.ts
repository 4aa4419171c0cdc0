import { bytesOf } from '../source.ts'
import { BadStream, OtherStream } from './output.ts'
import { unpackBzip2 } from './unpack-bzip2.ts'
import { unpackXz } from './unpack-xz.ts'

/** Holds the first block of either format, which has a checksum at its end in bzip2. */
const HEAD = 2 << 20
const WANTED = 1024

/** The first unpacked bytes of a file of bzip2 or xz; none if it is damaged. */
export async function firstBytes(blob: Blob, format: 'bzip2' | 'xz'): Promise<Uint8Array> {
  const head = await bytesOf(blob, 0, HEAD)
  const unpack = format === 'xz' ? unpackXz : unpackBzip2
  try {
    const bytes = await unpack(head, { most: WANTED, check: () => undefined, pause: () => Promise.resolve() })
    return bytes.subarray(0, WANTED)
  } catch (error) {
    if (error instanceof BadStream || error instanceof OtherStream) return new Uint8Array()
    throw error
  }
}
