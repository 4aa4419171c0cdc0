import type { Frame } from '#engine/frame/frame.ts'
import type { ReadContext } from '../read-context.ts'
import { ByteWriter } from '../typed/byte-writer.ts'
import { type Loss, LossList } from '../typed/losses.ts'
import { rowsPerYield, yieldToMessages } from '../yield-to-messages.ts'
import { isIbmNumber, writeIbm } from './write-numbers.ts'
import { planXpt, type XptPlan } from './write-plan.ts'
import { RECORD } from './xpt-head.ts'

const BLANK = 0x20
const SHORT_LABEL = 40
/** A fixed time of creation, so that the same frame gives the same bytes. */
const CREATED = '01JAN60:00:00:00'
const encode = (text: string) => new TextEncoder().encode(text)

/**
 * A frame as a transport file of SAS, versions 8 and 9, in UTF-8 ("Record layout of a SAS version 8 or 9 data set in SAS transport format", 2012).
 * @throws FormatError `no-columns`, `too-many-columns`, or the signal's reason
 */
export async function frameToXpt(
  frame: Frame,
  context: ReadContext = {},
): Promise<{ readonly blob: Blob; readonly losses: readonly Loss[] }> {
  const losses = new LossList()
  const plans = await planXpt(frame, losses, context)
  const out = new ByteWriter(false)
  writeHead(out, plans)
  await writeRows(out, frame.rows, plans, context)
  pad(out)
  return { blob: out.blob('application/x-sas-xport'), losses: losses.all() }
}

function writeHead(out: ByteWriter, plans: readonly XptPlan[]): void {
  header(out, 'LIBV8')
  record(out, `SAS     SAS     SASLIB  9.4     ${' '.repeat(32)}${CREATED}`)
  record(out, CREATED)
  header(out, 'MEMBV8', `${'0'.repeat(17)}1600000000140`)
  header(out, 'DSCPTV8')
  record(out, `SAS     ${'DATA'.padEnd(32)}SASDATA 9.4     ${' '.repeat(8)}${CREATED}`)
  record(out, CREATED)
  header(out, 'NAMSTV8', `000000${String(plans.length).padStart(4, '0')}${'0'.repeat(20)}`)
  let place = 0
  for (const [k, plan] of plans.entries()) {
    writeDescription(out, plan, k + 1, place)
    place += plan.width
  }
  pad(out)
  writeLongLabels(out, plans)
  header(out, 'OBSV8')
}

function writeDescription(out: ByteWriter, plan: XptPlan, number: number, place: number): void {
  const { name, label, format, width } = plan
  const start = out.length
  out
    .u16('texts' in plan.cells ? 2 : 1)
    .u16(0)
    .u16(width)
    .u16(number)
  out.field(encode(name.slice(0, 8)), 8, BLANK)
  // a label of more than 40 bytes is written in full in a LABELV8 record
  out.field(label.length > SHORT_LABEL ? new Uint8Array() : label, SHORT_LABEL, BLANK)
  out.field(encode(format.name), 8, BLANK).u16(format.width).u16(0).u16(0).u16(0)
  out.field(new Uint8Array(), 8, BLANK).u16(0).u16(0).i32(place)
  out.field(encode(name), 32, BLANK).u16(label.length > SHORT_LABEL ? label.length : 0)
  out.bytes(new Uint8Array(140 - (out.length - start)))
}

function writeLongLabels(out: ByteWriter, plans: readonly XptPlan[]): void {
  const long = plans.flatMap((plan, k) => (plan.label.length > SHORT_LABEL ? [{ plan, number: k + 1 }] : []))
  if (long.length === 0) return
  header(out, 'LABELV8', String(long.length).padEnd(30))
  for (const { plan, number } of long) {
    const name = encode(plan.name)
    out.u16(number).u16(name.length).u16(plan.label.length).bytes(name).bytes(plan.label)
  }
  pad(out)
}

async function writeRows(
  out: ByteWriter,
  rows: number,
  plans: readonly XptPlan[],
  context: ReadContext,
): Promise<void> {
  const width = plans.reduce((sum, plan) => sum + plan.width, 0)
  const row = new Uint8Array(width)
  const view = new DataView(row.buffer)
  let at = 0
  const cells = plans.map((plan) => {
    const cell = cellWriter(plan, row, view, at)
    at += plan.width
    return cell
  })
  const step = rowsPerYield(plans.length)
  for (let from = 0; from < rows; from += step) {
    context.signal?.throwIfAborted()
    const to = Math.min(rows, from + step)
    for (let k = from; k < to; k++) {
      for (const cell of cells) cell(k)
      out.bytes(row)
      out.flush()
    }
    context.onProgress?.(to / rows)
    await yieldToMessages()
  }
}

function cellWriter({ cells, width }: XptPlan, row: Uint8Array, view: DataView, at: number): (row: number) => void {
  if ('texts' in cells) {
    const { column, texts } = cells
    return (k) => {
      const code = column.codes[k] as number
      row.fill(BLANK, at, at + width)
      if (code >= 0) row.set(texts.of(code), at)
    }
  }
  const { column, stored } = cells
  const { values, missingTags } = column
  return (k) => {
    const value = values[k] as number
    const own = Number.isNaN(value) ? value : stored(value)
    writeIbm(view, at, Number.isNaN(own) || isIbmNumber(own) ? own : Number.NaN, missingTags?.[k] ?? 0)
  }
}

function header(out: ByteWriter, word: string, digits = '0'.repeat(30)): void {
  record(out, `HEADER RECORD*******${word.padEnd(8)}HEADER RECORD!!!!!!!${digits}`)
}

function record(out: ByteWriter, text: string): void {
  out.ascii(text.padEnd(RECORD))
}

function pad(out: ByteWriter): void {
  const over = out.length % RECORD
  if (over > 0) out.field(new Uint8Array(), RECORD - over, BLANK)
}
