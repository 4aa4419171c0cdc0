import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { bytesOf } from '../source.ts'
import { yieldToMessages } from '../yield-to-messages.ts'

const MB = 1 << 20
/** As much as one part of a workbook may have. */
const MOST = 512 * MB
const MOST_RATIO = 400
/** Below this size a file is not refused for being well compressed. */
const FREE = 64 * MB

/** The stream of a file of R, unpacked if it is compressed by gzip, bzip2 or xz. Throws FormatError, also for harmful files. */
export async function unpacked(blob: Blob, context: ReadContext): Promise<Uint8Array> {
  const [a, b, c, d] = await bytesOf(blob, 0, 4)
  if (a === 0x42 && b === 0x5a && c === 0x68) return unpackedBy('bzip2', blob, context)
  if (a === 0xfd && b === 0x37 && c === 0x7a && d === 0x58) return unpackedBy('xz', blob, context)
  if (a !== 0x1f || b !== 0x8b) {
    if (blob.size > MOST) throw tooLarge()
    context.onUnpacked?.(blob.size)
    return bytesOf(blob)
  }
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = blob.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  try {
    for (;;) {
      context.signal?.throwIfAborted()
      const { done, value } = await reader.read()
      if (done) break
      size += value.length
      refuseHarmful(size, blob)
      context.onUnpacked?.(value.length)
      parts.push(value)
    }
  } catch (error) {
    if (error instanceof FormatError || context.signal?.aborted) throw error
    throw new FormatError('damaged-data-file', { format: 'R', at: size })
  } finally {
    await reader.cancel().catch(() => undefined)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

const tooLarge = () => new FormatError('too-large-inflated', { entry: 'R', limit: MOST / MB })

function refuseHarmful(size: number, blob: Blob): void {
  if (size > MOST) throw tooLarge()
  if (size > FREE && size > MOST_RATIO * blob.size)
    throw new FormatError('suspicious-compression', { entry: 'R', ratio: Math.round(size / blob.size) })
}

async function unpackedBy(format: 'bzip2' | 'xz', blob: Blob, context: ReadContext): Promise<Uint8Array> {
  if (blob.size > MOST) throw tooLarge()
  const unpack =
    format === 'xz'
      ? (await import('../compressed/unpack-xz.ts')).unpackXz
      : (await import('../compressed/unpack-bzip2.ts')).unpackBzip2
  const { BadStream, OtherStream } = await import('../compressed/output.ts')
  const pause = () => {
    context.signal?.throwIfAborted()
    return yieldToMessages()
  }
  try {
    const bytes = await unpack(await bytesOf(blob), { check: (size) => refuseHarmful(size, blob), pause })
    context.onUnpacked?.(bytes.length)
    return bytes
  } catch (error) {
    if (error instanceof BadStream) throw new FormatError('damaged-data-file', { format: 'R', at: error.at })
    if (error instanceof OtherStream)
      throw new FormatError('unsupported-data-file', { format: 'R', what: error.message })
    throw error
  }
}
