import type { ReadContext } from '../read-context.ts'
import { chunksOf } from '../source.ts'
import type { CaseForm } from './sav-cells.ts'
import type { SavHead } from './sav-head.ts'
import { CaseUnpacker } from './unpack-cases.ts'
import { unpackBlocks, zlibBlocks } from './zlib-blocks.ts'

/** Uncompressed cases are read in slices of 4 MB; of bytecode, 1 MB becomes up to 8 MB. */
const PLAIN = 4 << 20
const CODED = 1 << 20
/** Slices of a reading that ends after some rows. */
const FEW = 64 << 10

export interface CasesRead {
  readonly rows: number
  /** The file ends within a case. */
  readonly isCut: boolean
}

/**
 * Passes on the first cases.
 * @param most at most so many
 * @param isBeginning whether these are few of the file
 */
export async function readCases(
  blob: Blob,
  head: SavHead,
  form: CaseForm,
  most: number,
  isBeginning: boolean,
  context: ReadContext,
  take: (cases: Uint8Array, rows: number) => void,
): Promise<CasesRead> {
  if (head.compression === 0) return readPlain(blob.slice(head.dataAt), form.width, most, context, take)
  const unpacker = new CaseUnpacker(
    { isText: textSlots(form), isLittle: head.isLittle, bias: head.bias, systemMissing: form.systemMissing },
    most,
    take,
  )
  if (head.compression === 2) {
    const blocks = await zlibBlocks(blob, head)
    await unpackBlocks(blob, blocks, isBeginning, context, (bytes) => {
      unpacker.push(bytes)
      return !unpacker.isEnded
    })
  } else {
    for await (const bytes of chunksOf(blob.slice(head.dataAt), context, isBeginning ? FEW : CODED)) {
      unpacker.push(bytes)
      if (unpacker.isEnded) break
    }
  }
  unpacker.finish()
  return { rows: unpacker.rows, isCut: unpacker.begun > 0 }
}

async function readPlain(
  data: Blob,
  width: number,
  most: number,
  context: ReadContext,
  take: (cases: Uint8Array, rows: number) => void,
): Promise<CasesRead> {
  const rows = Math.min(most, Math.floor(data.size / width))
  const slice = Math.max(1, Math.floor(PLAIN / width)) * width
  for await (const bytes of chunksOf(data.slice(0, rows * width), context, slice)) take(bytes, bytes.length / width)
  return { rows, isCut: false }
}

/** 1 for each slot of a string. */
function textSlots({ layout, width }: CaseForm): Uint8Array {
  const slots = new Uint8Array(width / 8)
  for (const { width: own, segments } of layout.columns)
    if (own > 0) for (const { from, bytes } of segments) slots.fill(1, from / 8, (from + bytes + 7) >> 3)
  return slots
}
