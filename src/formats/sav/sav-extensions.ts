import { type ByteView, parseWhole } from '../typed/byte-view.ts'
import { type RawText, rawText, rawTrimmed, trimRaw, upperRaw } from './raw-text.ts'
import { FORMAT, type SavExtension, type SavHead } from './sav-head.ts'

const bytesOfSubtype = ({ extensions }: SavHead, subtype: number): Uint8Array =>
  extensions.get(subtype)?.bytes ?? new Uint8Array()

/** Subtype 13: long names by short ones. */
export function longNames(head: SavHead): ReadonlyMap<RawText, RawText> {
  return pairs(rawText(bytesOfSubtype(head, 13)).split('\t'))
}

/** Subtype 14: widths above 255 by short names. */
export function longWidths(head: SavHead): ReadonlyMap<RawText, number> {
  const widths = new Map<RawText, number>()
  for (const [name, width] of pairs(rawText(bytesOfSubtype(head, 14)).split('\t'))) {
    const bytes = Number.parseInt(width, 10)
    if (bytes > 255 && bytes < 65_536) widths.set(name, bytes)
  }
  return widths
}

function pairs(entries: readonly string[]): Map<RawText, RawText> {
  const found = new Map<RawText, RawText>()
  for (const entry of entries) {
    const at = entry.indexOf('=')
    if (at > 0) found.set(upperRaw(trimRaw(entry.slice(0, at))), trimRaw(entry.slice(at + 1)))
  }
  return found
}

/** Subtype 11: measurement levels of variables that are not continuations, in their order; empty if the record does not fit. */
export function measurementLevels(head: SavHead, variables: number): readonly number[] {
  const extension = head.extensions.get(11)
  if (extension?.size !== 4) return []
  // the width between level and alignment is left out by some writers
  const fields = extension.count === variables * 3 ? 3 : extension.count === variables * 2 ? 2 : 0
  if (fields === 0) return []
  return reading(extension, head, (view) =>
    Array.from({ length: variables }, () => {
      const level = view.i32()
      view.skip((fields - 1) * 4)
      return level
    }),
  )
}

/** Subtype 16: the number of cases as a number of 64 bits. */
export function longCases(head: SavHead): number | null {
  const extension = head.extensions.get(16)
  if (!extension || extension.bytes.length < 16) return null
  return reading(extension, head, (view) => {
    view.skip(8)
    return view.i64()
  })
}

/** Subtype 4: the number that means "missing". Old writers put other things there: it counts if all three numbers make sense. */
export function systemMissing(head: SavHead): number {
  const usual = -Number.MAX_VALUE
  const extension = head.extensions.get(4)
  if (!extension || extension.bytes.length < 24) return usual
  return reading(extension, head, (view) => {
    const [missing, highest, lowest] = [view.f64(), view.f64(), view.f64()]
    return Number.isFinite(missing) && Number.isFinite(highest) && highest > lowest && missing < 0 ? missing : usual
  })
}

/** The encoding as the file names it: subtype 20, else the code page of subtype 3; empty if neither says. */
export function declaredEncoding(head: SavHead): string {
  const name = rawTrimmed(bytesOfSubtype(head, 20))
  if (name !== '') return name
  const machine = head.extensions.get(3)
  if (!machine || machine.bytes.length < 32) return ''
  const page = reading(machine, head, (view) => {
    view.skip(28)
    return view.i32()
  })
  // 1 EBCDIC, 2 ASCII, 3 "8-bit ASCII", 4 DEC Kanji: none names an encoding
  return page > 4 ? String(page) : ''
}

export interface LongLabels {
  /** The long name. */
  readonly name: RawText
  readonly labels: readonly { readonly value: RawText; readonly label: RawText }[]
}

/** Subtype 21: value labels of strings of more than 8 bytes. */
export function longStringLabels(head: SavHead): readonly LongLabels[] {
  const extension = head.extensions.get(21)
  if (!extension) return []
  return reading(extension, head, (view) => {
    const sets: LongLabels[] = []
    while (view.left > 0) {
      const name = counted(view)
      view.skip(4)
      const count = view.i32()
      const labels: { value: RawText; label: RawText }[] = []
      for (let k = 0; k < count; k++) labels.push({ value: counted(view), label: counted(view) })
      sets.push({ name, labels })
    }
    return sets
  })
}

const counted = (view: ByteView): RawText => rawTrimmed(view.take(view.i32()))

/** Subtype 22: missing values of strings of more than 8 bytes, by long name; each is compared with the first 8 bytes. */
export function longStringMissing(head: SavHead): ReadonlyMap<RawText, readonly RawText[]> {
  const extension = head.extensions.get(22)
  if (!extension) return new Map()
  // old versions of PSPP wrote the length again before each value
  for (const isRepeated of [false, true]) {
    const found = reading(extension, head, (view) => missingOf(view, isRepeated))
    if (found) return found
  }
  return new Map()
}

/** Null if the bytes are not of this form. */
function missingOf(view: ByteView, isRepeated: boolean): Map<RawText, readonly RawText[]> | null {
  const found = new Map<RawText, readonly RawText[]>()
  while (view.left > 0) {
    if (view.left < 4) return null
    const length = view.i32()
    if (length < 0 || length + 5 > view.left) return null
    const name = rawTrimmed(view.take(length))
    const count = view.u8()
    const size = view.i32()
    if (size < 0 || size > 255 || count * size + (isRepeated ? (count - 1) * 4 : 0) > view.left) return null
    const values: RawText[] = []
    for (let k = 0; k < count; k++) {
      if (isRepeated && k > 0 && view.i32() !== size) return null
      values.push(rawTrimmed(view.take(size)))
    }
    found.set(name, values)
  }
  return found
}

/**
 * The number of attributes of the file (subtype 17) and of its variables (subtype 18): `name('value'\n)`, those of a variable after its name and
 * a colon. The role, which SPSS gives to every variable, does not count.
 */
export function countAttributes(head: SavHead): number {
  return [17, 18].reduce((sum, subtype) => sum + countIn(rawText(bytesOfSubtype(head, subtype))), 0)
}

function countIn(text: RawText): number {
  let count = 0
  let at = 0
  for (;;) {
    const open = text.indexOf('(', at)
    if (open < 0) return count
    if (!/\$@role$/i.test(text.slice(Math.max(at, open - 6), open))) count += 1
    at = open + 1
    while (text[at] === "'") {
      const end = text.indexOf("'\n", at + 1)
      if (end < 0) return count
      at = end + 2
    }
    if (text[at] !== ')') return count
    at += 1
  }
}

function reading<T>({ bytes }: SavExtension, { isLittle }: SavHead, parse: (view: ByteView) => T): T {
  return parseWhole(bytes, FORMAT, bytes.byteOffset, (view) => {
    view.isLittle = isLittle
    return parse(view)
  })
}
