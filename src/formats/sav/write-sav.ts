import type { Frame } from '#engine/frame/frame.ts'
import type { ReadContext } from '../read-context.ts'
import { ByteWriter } from '../typed/byte-writer.ts'
import { type Loss, LossList } from '../typed/losses.ts'
import { writeCases } from './write-cases.ts'
import { planSav } from './write-plan.ts'
import { writeRecords } from './write-records.ts'
import { writeZlibBlocks } from './write-zlib.ts'

export interface WrittenTyped {
  readonly blob: Blob
  readonly losses: readonly Loss[]
}

/**
 * A frame as an SPSS system file in UTF-8, compressed by bytecode (.sav) or also by zlib (.zsav, which SPSS reads from version 21 on). The same frame gives the
 * same bytes.
 * @throws FormatError `no-columns`, `too-many-columns`, or the signal's reason
 */
export async function frameToSav(
  frame: Frame,
  context: ReadContext = {},
  { isPacked = false } = {},
): Promise<WrittenTyped> {
  const losses = new LossList()
  const plans = await planSav(frame, losses, context)
  const out = new ByteWriter()
  writeRecords(out, frame, plans, losses, isPacked)
  if (isPacked) {
    const cases = new ByteWriter()
    await writeCases(cases, frame.rows, plans, halfOf(context, 0))
    await writeZlibBlocks(out, cases.blob(), halfOf(context, 0.5))
  } else await writeCases(out, frame.rows, plans, context)
  return { blob: out.blob('application/x-spss-sav'), losses: losses.all() }
}

/** Half of the work, from a share on. */
function halfOf(context: ReadContext, from: number): ReadContext {
  const { onProgress } = context
  return onProgress ? { ...context, onProgress: (fraction) => onProgress(from + fraction / 2) } : context
}
