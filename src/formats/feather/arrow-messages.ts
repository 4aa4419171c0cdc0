import { FormatError } from '../format-error.ts'
import type { ReadContext } from '../read-context.ts'
import { bytesOf } from '../source.ts'
import { damaged } from '../typed/byte-view.ts'
import { type ArrowSchema, schemaOf } from './arrow-schema.ts'
import { FlatbufferError, FlatTable } from './flatbuffer.ts'

export const FORMAT = 'Feather'
const CONTINUED = 0xffffffff
const [SCHEMA, DICTIONARY, BATCH] = [1, 2, 3]
/** Messages before version 4 have other structures. */
const OLDEST = 3
const LONGEST_HEAD = 256 << 20

export interface BatchHead {
  readonly length: number
  readonly nodes: readonly (readonly [length: number, nulls: number])[]
  /** From the beginning of the body. */
  readonly buffers: readonly (readonly [start: number, length: number])[]
  readonly codec: 'lz4' | 'zstd' | null
  readonly variadic: readonly number[]
  /** Where its body begins in the file. */
  readonly body: number
}

/** A batch of rows, or of values of a dictionary, in the order of the file. */
export type ArrowPart =
  | { readonly of: 'rows'; readonly head: BatchHead }
  | { readonly of: 'dictionary'; readonly head: BatchHead; readonly id: number; readonly isDelta: boolean }

export interface ArrowFile {
  readonly schema: ArrowSchema
  readonly parts: readonly ArrowPart[]
}

/** Reads the heads of all messages of an Arrow file or stream. Throws FormatError. */
export async function readArrow(blob: Blob, context: ReadContext): Promise<ArrowFile> {
  if (blob.size === 0) throw new FormatError('empty-file')
  const start = String.fromCharCode(...(await bytesOf(blob, 0, 8)))
  if (start.startsWith('FEA1')) throw new FormatError('old-feather')
  const file = start.startsWith('ARROW1') ? await readFile(blob, context) : await readStream(blob, context)
  if (file.schema.isBigEndian) throw new FormatError('unsupported-data-file', { format: FORMAT, what: 'big endian' })
  return file
}

/** Runs what reads a structure; damage in it is named by where the structure begins. */
export function atPlace<T>(place: number, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (error instanceof FlatbufferError) throw damaged(FORMAT, place)
    throw error
  }
}

/** The signature, padded, the messages, and at the end a footer that lists them, its length and the signature. */
async function readFile(blob: Blob, context: ReadContext): Promise<ArrowFile> {
  const tail = await bytesOf(blob, Math.max(0, blob.size - 10))
  if (tail.length < 10 || String.fromCharCode(...tail.subarray(4)) !== 'ARROW1') throw damaged(FORMAT, blob.size)
  const length = new DataView(tail.buffer).getInt32(0, true)
  const start = blob.size - 10 - length
  if (length <= 0 || start < 8) throw damaged(FORMAT, blob.size - 10)
  const bytes = await bytesOf(blob, start, start + length)
  const { schema, blocks } = atPlace(start, () => {
    const footer = FlatTable.root(bytes)
    const table = footer.table(1)
    if (!table) throw new FlatbufferError()
    return { schema: schemaOf(table), blocks: [...footer.blocks(2), ...footer.blocks(3)] }
  })
  const parts: ArrowPart[] = []
  for (const [at] of blocks) {
    context.signal?.throwIfAborted()
    const { part } = await readMessage(blob, at)
    if (!part) throw damaged(FORMAT, at)
    parts.push(part)
  }
  return { schema, parts }
}

async function readStream(blob: Blob, context: ReadContext): Promise<ArrowFile> {
  let schema: ArrowSchema | undefined
  const parts: ArrowPart[] = []
  for (let at = 0; at < blob.size; ) {
    context.signal?.throwIfAborted()
    const message = await readMessage(blob, at)
    if (message.next === at) break
    schema ??= message.schema
    if (!schema) throw damaged(FORMAT, at)
    if (message.part) parts.push(message.part)
    at = message.next
  }
  if (!schema) throw damaged(FORMAT, 0)
  return { schema, parts }
}

interface Message {
  readonly schema?: ArrowSchema
  readonly part?: ArrowPart
  /** Where the next one begins; at the end of a stream where this one does. */
  readonly next: number
}

async function readMessage(blob: Blob, at: number): Promise<Message> {
  if (!(at >= 0 && at + 4 <= blob.size)) throw damaged(FORMAT, Math.max(0, Math.min(at, blob.size)))
  const lengths = await bytesOf(blob, at, at + 8)
  const view = new DataView(lengths.buffer)
  const isContinued = view.getUint32(0, true) === CONTINUED
  if (isContinued && lengths.length < 8) throw damaged(FORMAT, at)
  const length = view.getInt32(isContinued ? 4 : 0, true)
  if (length === 0) return { next: at }
  const head = at + (isContinued ? 8 : 4)
  const body = head + length
  if (length < 0 || length > LONGEST_HEAD || body > blob.size) throw damaged(FORMAT, at)
  const bytes = await bytesOf(blob, head, body)
  return atPlace(head, () => {
    const message = FlatTable.root(bytes)
    const table = message.table(2)
    const size = message.long(3)
    if (message.short(0) < OLDEST)
      throw new FormatError('unsupported-data-file', { format: FORMAT, what: 'metadata before version 4' })
    const next = body + size
    if (!table || !(size >= 0 && next <= blob.size)) throw new FlatbufferError()
    switch (message.byte(1)) {
      case SCHEMA:
        return { schema: schemaOf(table), next }
      case BATCH:
        return { part: { of: 'rows', head: batchHead(table, body, size) }, next }
      case DICTIONARY: {
        const data = table.table(1)
        if (!data) throw new FlatbufferError()
        return {
          part: {
            of: 'dictionary',
            head: batchHead(data, body, size),
            id: table.long(0),
            isDelta: table.byte(2) !== 0,
          },
          next,
        }
      }
      default:
        throw new FlatbufferError()
    }
  })
}

function batchHead(table: FlatTable, body: number, size: number): BatchHead {
  const buffers = table.pairs(2)
  for (const [start, length] of buffers)
    if (!(start >= 0 && length >= 0 && start + length <= size)) throw new FlatbufferError()
  const nodes = table.pairs(1)
  if (nodes.some(([length]) => !(length >= 0))) throw new FlatbufferError()
  const compression = table.table(3)
  const length = table.long(0)
  if (!(length >= 0)) throw new FlatbufferError()
  return {
    length,
    nodes,
    buffers,
    codec: compression ? (compression.byte(0) === 1 ? 'zstd' : 'lz4') : null,
    variadic: table.longs(4),
    body,
  }
}
