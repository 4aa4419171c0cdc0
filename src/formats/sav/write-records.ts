import type { Frame, ResponseSet, VariableSet } from '#engine/frame/frame.ts'
import { ByteWriter } from '../typed/byte-writer.ts'
import { encodedText } from '../typed/encoded-texts.ts'
import type { LossList } from '../typed/losses.ts'
import { LOWEST, type SavPlan } from './write-plan.ts'

const BLANK = 0x20
const SHORT = 8
const utf8 = (text: string) => encodedText(text, Number.POSITIVE_INFINITY)

/** Slots of 8 bytes of a segment; a number has one. */
export const slotsOf = (width: number) => Math.max(1, (width + 7) >> 3)
const allSlots = ({ segments }: SavPlan) => segments.reduce((sum, width) => sum + slotsOf(width), 0)

/** Everything before the cases (PSPP developer's guide, 2023, "System File Format"). */
export function writeRecords(
  out: ByteWriter,
  frame: Frame,
  plans: readonly SavPlan[],
  losses: LossList,
  isPacked = false,
): void {
  let record = 1
  const places = plans.map((plan) => {
    const own = record
    record += allSlots(plan)
    return own
  })
  writeHeader(out, frame, record - 1, weightPlace(frame, places), isPacked)
  for (const plan of plans) writeVariable(out, plan)
  for (const [k, plan] of plans.entries()) if (plan.width <= SHORT) writeLabels(out, plan, places[k] ?? 0)
  const extension = (subtype: number, size: number, bytes: ByteWriter | Uint8Array) => {
    if (bytes.length === 0) return
    out
      .i32(7)
      .i32(subtype)
      .i32(size)
      .i32(bytes.length / size)
    if (bytes instanceof Uint8Array) out.bytes(bytes)
    else bytes.copyTo(out)
  }
  const machine = new ByteWriter()
  // version, machine unknown, IEEE floats, bytecode, little-endian, UTF-8
  for (const number of [20, 0, 0, -1, 1, 1, 2, 65_001]) machine.i32(number)
  extension(3, 4, machine)
  extension(4, 8, new ByteWriter().f64(-Number.MAX_VALUE).f64(Number.MAX_VALUE).f64(LOWEST))
  extension(7, 1, utf8(responseSets(frame, plans, losses)))
  const display = new ByteWriter()
  for (const { segments, measure } of plans)
    for (const width of segments)
      display
        .i32(measure)
        .i32(Math.max(8, Math.min(32, width)))
        .i32(width > 0 ? 0 : 1)
  extension(11, 4, display)
  extension(13, 1, utf8(plans.map(({ shortNames: [short = ''], name }) => `${short}=${name}`).join('\t')))
  const wide = plans.filter(({ segments }) => segments.length > 1)
  const widths = wide.map(({ shortNames: [short = ''], width }) => `${short}=${String(width).padStart(5, '0')}`)
  // `encodedText` would leave out the NUL
  extension(14, 1, new TextEncoder().encode(widths.map((entry) => `${entry}\0\t`).join('')))
  extension(16, 8, new ByteWriter().u64(1).u64(frame.rows))
  extension(20, 1, utf8('UTF-8'))
  extension(21, 1, longLabels(plans))
  extension(22, 1, longMissing(plans))
  out.i32(999).i32(0)
}

function weightPlace({ columns, weight }: Frame, places: readonly number[]): number {
  const place = columns.findIndex(({ id, type }) => id === weight && type !== 'text')
  return places[place] ?? 0
}

/** The date is always the same, so that the same data give the same file. */
function writeHeader(out: ByteWriter, { rows }: Frame, slots: number, weight: number, isPacked: boolean): void {
  out.ascii(isPacked ? '$FL3' : '$FL2').field(utf8('@(#) SPSS DATA FILE - Slipstick'), 60, BLANK)
  out
    .i32(2)
    .i32(slots)
    .i32(isPacked ? 2 : 1)
    .i32(weight)
    .i32(rows)
    .f64(100)
  out.ascii('01 Jan 70').ascii('00:00:00').field(new Uint8Array(), 64, BLANK).field(new Uint8Array(), 3, 0)
}

function writeVariable(out: ByteWriter, plan: SavPlan): void {
  const { segments, shortNames, label, format, missing, missingCount } = plan
  for (const [k, width] of segments.entries()) {
    const isFirst = k === 0
    const isShort = plan.width <= SHORT
    const own = isFirst ? format : (1 << 16) | (width << 8)
    out
      .i32(2)
      .i32(width)
      .i32(isFirst && label.length > 0 ? 1 : 0)
    out
      .i32(isFirst && isShort ? missingCount : 0)
      .i32(own)
      .i32(own)
    out.field(utf8(shortNames[k] ?? ''), SHORT, BLANK)
    if (isFirst && label.length > 0) out.i32(label.length).field(label, (label.length + 3) & ~3, 0)
    if (isFirst && isShort) for (const value of missing) writeValue(out, value)
    for (let slot = 1; slot < slotsOf(width); slot++)
      out.i32(2).i32(-1).i32(0).i32(0).i32(0).i32(0).field(new Uint8Array(), SHORT, BLANK)
  }
}

const writeValue = (out: ByteWriter, value: number | Uint8Array) =>
  typeof value === 'number' ? out.f64(value) : out.field(value, SHORT, BLANK)

function writeLabels(out: ByteWriter, { labels }: SavPlan, place: number): void {
  if (labels.length === 0) return
  out.i32(3).i32(labels.length)
  for (const { value, label } of labels) {
    writeValue(out, value)
    out.u8(label.length).field(label, ((label.length + 8) & ~7) - 1, BLANK)
  }
  out.i32(4).i32(1).i32(place)
}

/** Subtype 21. */
function longLabels(plans: readonly SavPlan[]): ByteWriter {
  const out = new ByteWriter()
  const counted = (bytes: Uint8Array) => out.i32(bytes.length).bytes(bytes)
  for (const { name, width, labels } of plans) {
    if (width <= SHORT || labels.length === 0) continue
    counted(utf8(name)).i32(width).i32(labels.length)
    for (const { value, label } of labels) {
      // the value is as wide as the variable
      out.i32(width).field(value as Uint8Array, width, BLANK)
      counted(label)
    }
  }
  return out
}

/** Subtype 22. */
function longMissing(plans: readonly SavPlan[]): ByteWriter {
  const out = new ByteWriter()
  for (const { name, width, missing } of plans) {
    if (width <= SHORT || missing.length === 0) continue
    const bytes = utf8(name)
    out.i32(bytes.length).bytes(bytes).u8(missing.length).i32(SHORT)
    for (const value of missing) out.field(value as Uint8Array, SHORT, BLANK)
  }
  return out
}

/** Subtype 7: a line for each set, with short names in lower case. */
function responseSets({ columns, sets = [] }: Frame, plans: readonly SavPlan[], losses: LossList): string {
  const shortNames = new Map(columns.map(({ id }, k) => [id, (plans[k]?.shortNames[0] ?? '').toLowerCase()]))
  const used = new Set<string>()
  const lines = sets.map((set): string => {
    const name = setName(set.name)
    const members = set.columns.flatMap((id) => shortNames.get(id) ?? [])
    if (!isResponses(set) || members.length < set.columns.length || used.has(name.toUpperCase())) {
      losses.add('sets-left-out', set.name)
      return ''
    }
    used.add(name.toUpperCase())
    const kind = set.countedValue === null ? 'C' : `D${counted(String(set.countedValue))}`
    return `${name}=${kind} ${counted(set.label)} ${members.join(' ')}\n`
  })
  return lines.join('')
}

const isResponses = (set: VariableSet): set is ResponseSet => set.role === undefined && set.separator === undefined

const counted = (text: string) => `${utf8(text).length} ${text.replaceAll('\0', '')}`

const setName = (name: string) => {
  const own = name.replace(/^\$/, '').replace(/[^\p{L}\p{M}\p{N}_.@#$]/gu, '_')
  return `$${new TextDecoder().decode(encodedText(own, 60)) || 'set'}`
}
