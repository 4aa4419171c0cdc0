import type { ReadContext } from './read-context.ts'

export type Source = Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>

const chunkBytes = 4 << 20

/** Makes a source readable repeatedly and at any offset; a stream is read into memory first. */
export async function toBlob(source: Source): Promise<Blob> {
  if (source instanceof Blob) return source
  if (source instanceof Uint8Array) return new Blob([source])
  return new Response(source).blob()
}

export async function bytesOf(blob: Blob, from = 0, to = blob.size): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.slice(from, to).arrayBuffer())
}

/** The bytes in pieces of 4 MB; the next piece is read while one is used. Yields to messages between pieces. */
export async function* chunksOf(
  blob: Blob,
  context: ReadContext,
  size = chunkBytes,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let next = bytesOf(blob, 0, size)
  for (let at = 0; at < blob.size; at += size) {
    context.signal?.throwIfAborted()
    const piece = await next
    next = bytesOf(blob, at + size, at + 2 * size)
    // if the consumer stops early this promise is never awaited, so its rejection must not be reported
    next.catch(() => undefined)
    context.onUnpacked?.(piece.length)
    yield piece
    context.onProgress?.(Math.min(1, (at + size) / blob.size))
  }
  context.signal?.throwIfAborted()
}
