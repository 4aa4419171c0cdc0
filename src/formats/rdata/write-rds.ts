import type { Frame } from '#engine/frame/frame.ts'
import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { type Loss, LossList } from '../typed/losses.ts'
import { NA_INTEGER } from './r-value.ts'
import { writeColumn } from './write-column.ts'
import { RWriter, textAttribute } from './write-stream.ts'

/**
 * A frame as a data frame of R, for readRDS(), compressed by gzip. Labels and missing codes are those of the package haven, which need not be
 * installed to read the file.
 * @throws FormatError `no-columns`, or the signal's reason
 */
export async function frameToRds(
  frame: Frame,
  context: ReadContext = {},
): Promise<{ readonly blob: Blob; readonly losses: readonly Loss[] }> {
  const { columns, rows, weight, sets = [] } = frame
  if (columns.length === 0) throw new FormatError('no-columns')
  const losses = new LossList()
  const writer = new RWriter()
  writer.list(columns.length, true)
  for (const [done, column] of columns.entries()) {
    await writeColumn(writer, column, losses, context)
    if (column.id === weight) losses.add('weight-left-out', column.name)
    context.onProgress?.(((done + 1) / columns.length) * 0.5)
  }
  for (const set of sets) losses.add('sets-left-out', set.name)
  writer.attributes([
    textAttribute('names', ...columns.map(({ name }) => name)),
    textAttribute('class', 'data.frame'),
    // as R writes 1, 2, ... n
    ['row.names', (w) => w.integers([NA_INTEGER, -rows])],
  ])
  return { blob: await zipped(writer.out.blob(), context), losses: losses.all() }
}

async function zipped(plain: Blob, { signal, onProgress }: ReadContext): Promise<Blob> {
  let read = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      read += bytes.length
      onProgress?.(0.5 + (read / plain.size) * 0.5)
      controller.enqueue(bytes)
    },
  })
  const packed = plain.stream().pipeThrough(counted).pipeThrough(new CompressionStream('gzip'))
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = packed.getReader()
  try {
    for (;;) {
      signal?.throwIfAborted()
      const { done, value } = await reader.read()
      if (done) return new Blob(parts, { type: 'application/gzip' })
      parts.push(value)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
