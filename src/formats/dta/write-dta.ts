import type { Frame } from '#engine/frame/frame.ts'
import type { ReadContext } from '../read-context.ts'
import { ByteWriter } from '../typed/byte-writer.ts'
import { encodedText } from '../typed/encoded-texts.ts'
import { type Loss, LossList } from '../typed/losses.ts'
import { layoutOf } from './layout.ts'
import type { CodesAs } from './write-letters.ts'
import { type DtaPlan, planDta } from './write-plan.ts'
import { writeRows } from './write-rows.ts'

export interface DtaOptions {
  /** `letters` by default. */
  readonly missingCodes?: CodesAs
}

const RELEASE = 118
const layout = layoutOf(RELEASE)
/** Stata's limit for the label of a value. */
const VALUE_LABEL_BYTES = 32_000
const utf8 = (text: string) => encodedText(text, Number.POSITIVE_INFINITY)

/**
 * A frame as a file of Stata 14 and later (release 118), in UTF-8. The same frame gives the same bytes.
 * @throws FormatError `no-columns`, `too-many-columns`, or the signal's reason
 */
export async function frameToDta(
  frame: Frame,
  { missingCodes = 'letters' }: DtaOptions = {},
  context: ReadContext = {},
): Promise<{ readonly blob: Blob; readonly losses: readonly Loss[] }> {
  const losses = new LossList()
  const plans = await planDta(frame, missingCodes, losses, context)
  const head = new ByteWriter()
  head.ascii(`<stata_dta><header><release>${RELEASE}</release><byteorder>LSF</byteorder><K>`)
  head.u16(plans.length).ascii('</K><N>').u64(frame.rows).ascii('</N><label>').u16(0)
  head.ascii('</label><timestamp>').u8(0).ascii('</timestamp></header>')
  // its 14 places of 8 bytes are known at the end
  const mapAt = head.length
  const mapBytes = '<map></map>'.length + 14 * 8
  const out = new ByteWriter()
  const places = [0, mapAt]
  const place = () => places.push(mapAt + mapBytes + out.length)
  const tables = tablesOf(plans)
  const element = (tag: string, write: () => void) => {
    place()
    out.ascii(`<${tag}>`)
    write()
    out.ascii(`</${tag}>`)
  }
  const list = (tag: string, width: number, textOf: (plan: DtaPlan) => string) =>
    element(tag, () => {
      for (const plan of plans) out.field(utf8(textOf(plan)), width, 0)
    })
  element('variable_types', () => {
    for (const { type } of plans) out.u16(type)
  })
  list('varnames', layout.name, ({ name }) => name)
  element('sortlist', () => out.bytes(new Uint8Array(2 * (plans.length + 1))))
  list('formats', layout.format, ({ format }) => format)
  list('value_label_names', layout.name, (plan) => tables.nameOf.get(plan) ?? '')
  list('variable_labels', layout.label, ({ label }) => label)
  element('characteristics', () => writeNotes(out, plans))
  place()
  const { longAt } = await writeRows(out, frame.rows, plans, context)
  places.push(mapAt + mapBytes + longAt)
  element('value_labels', () => {
    for (const [name, labels] of tables.byName) writeTable(out, name, labels)
  })
  place()
  out.ascii('</stata_dta>')
  place()
  head.ascii('<map>')
  for (const at of places) head.u64(at)
  head.ascii('</map>')
  return { blob: new Blob([head.blob(), out.blob()], { type: 'application/x-stata' }), losses: losses.all() }
}

type Labels = DtaPlan['labels']

/** Tables named after the first variable that has them; variables with the same labels share one. */
function tablesOf(plans: readonly DtaPlan[]) {
  const byName = new Map<string, Labels>()
  const nameOf = new Map<DtaPlan, string>()
  const known = new Map<string, string>()
  for (const plan of plans) {
    if (plan.labels.length === 0) continue
    const key = JSON.stringify(plan.labels.map(({ value, label }) => [value, label]))
    const name = known.get(key) ?? plan.name
    known.set(key, name)
    byName.set(name, plan.labels)
    nameOf.set(plan, name)
  }
  return { byName, nameOf }
}

function writeTable(out: ByteWriter, name: string, labels: Labels): void {
  const texts = labels.map(({ label }) => encodedText(label, VALUE_LABEL_BYTES))
  const textBytes = texts.reduce((sum, { length }) => sum + length + 1, 0)
  out
    .ascii('<lbl>')
    .i32(8 + 8 * labels.length + textBytes)
    .field(utf8(name), layout.name, 0)
    .u8(0)
    .u16(0)
  out.i32(labels.length).i32(textBytes)
  let at = 0
  for (const { length } of texts) {
    out.i32(at)
    at += length + 1
  }
  for (const { value } of labels) out.i32(value)
  for (const text of texts) out.bytes(text).u8(0)
  out.ascii('</lbl>')
}

/** A note is two characteristics: their number, and its text. */
function writeNotes(out: ByteWriter, plans: readonly DtaPlan[]): void {
  for (const { name, note } of plans) {
    if (note === undefined || note === '') continue
    for (const [key, text] of [
      ['note0', '1'],
      ['note1', note],
    ] as const) {
      const bytes = encodedText(text, 67_000)
      out.ascii('<ch>').i32(2 * layout.name + bytes.length + 1)
      out.field(utf8(name), layout.name, 0).field(utf8(key), layout.name, 0).bytes(bytes).u8(0).ascii('</ch>')
    }
  }
}
