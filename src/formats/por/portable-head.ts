import type { MissingRange } from '#engine/frame/frame.ts'
import { FormatError } from '../format-error.ts'
import { ByteView } from '../typed/byte-view.ts'
import { characterTable, PortableLines, translate } from './portable-lines.ts'
import { PortableScanner } from './portable-scanner.ts'

export interface PortableVariable {
  /** 0 for a number. */
  readonly width: number
  readonly name: Uint8Array
  readonly format: number
  label: Uint8Array | null
  readonly missing: (number | Uint8Array)[]
  readonly ranges: MissingRange[]
}

export interface PortableLabels {
  readonly names: readonly Uint8Array[]
  readonly labels: readonly { readonly value: number | Uint8Array; readonly label: Uint8Array }[]
}

/** The layout is that of the PSPP developer's guide, 2023, "Portable File Format". */
export interface PortableHead {
  readonly table: Uint8Array | null
  readonly variables: readonly PortableVariable[]
  readonly labelSets: readonly PortableLabels[]
  readonly documents: readonly Uint8Array[]
  readonly weight: Uint8Array | null
  /** Place of the first case, without line ends. */
  readonly dataAt: number
}

const TABLE = 200
const SIGN = 456
const START = 464
const MAX_VARIABLES = 32_767

/** @param view the beginning of the file, which is read again with more bytes if it is too short */
export function parsePortableHead(view: ByteView): PortableHead {
  const lines = new PortableLines().push(view.bytes)
  if (lines.length < START) new ByteView(lines).skip(START)
  const table = characterTable(lines.subarray(TABLE, SIGN))
  translate(lines, table)
  const scanner = new PortableScanner(lines)
  scanner.at = SIGN
  if (String.fromCharCode(...lines.subarray(SIGN, START)) !== 'SPSSPORT') throw scanner.damage()
  scanner.at = START
  try {
    return { table, ...parseRecords(scanner) }
  } catch (error) {
    if (scanner.isShort) short(scanner)
    throw error
  }
}

/** Throws as `ByteView` does where the bytes end: more of the file is then read. */
function short({ bytes }: PortableScanner): never {
  const view = new ByteView(bytes)
  view.skip(bytes.length + 1)
  throw new Error('unreachable')
}

const tags = {
  product: '1',
  author: '2',
  subproduct: '3',
  count: '4',
  precision: '5',
  weight: '6',
  variable: '7',
  missing: '8',
  low: '9',
  high: 'A',
  range: 'B',
  label: 'C',
  labels: 'D',
  documents: 'E',
  data: 'F',
} as const

function parseRecords(scanner: PortableScanner): Omit<PortableHead, 'table'> {
  const variables: PortableVariable[] = []
  const byName = new Map<string, PortableVariable>()
  const labelSets: PortableLabels[] = []
  const documents: Uint8Array[] = []
  let weight: Uint8Array | null = null
  const text = () => {
    scanner.text()
    if (scanner.isShort) short(scanner)
    return scanner.bytes.slice(scanner.from, scanner.to)
  }
  const number = () => {
    const read = scanner.number()
    if (scanner.isShort) short(scanner)
    return read
  }
  const count = (most: number) => {
    const read = number()
    if (!(Number.isInteger(read) && read >= 0 && read <= most)) throw scanner.damage()
    return read
  }
  const last = () => {
    const variable = variables.at(-1)
    if (!variable) throw scanner.damage()
    return variable
  }
  const value = ({ width }: PortableVariable) => (width > 0 ? text() : number())
  if (scanner.sign() !== 0x41) throw scanner.damage()
  text()
  text()
  for (;;) {
    const tag = String.fromCharCode(scanner.sign())
    if (scanner.isShort) short(scanner)
    if (tag === tags.product || tag === tags.author || tag === tags.subproduct) text()
    else if (tag === tags.count) count(MAX_VARIABLES)
    else if (tag === tags.precision) number()
    else if (tag === tags.weight) weight = text()
    else if (tag === tags.variable) {
      const width = count(32_767)
      const name = text()
      const format = number()
      for (let k = 0; k < 5; k++) number()
      const variable: PortableVariable = { width, name, format, label: null, missing: [], ranges: [] }
      byName.set(String.fromCharCode(...name), variable)
      if (variables.push(variable) > MAX_VARIABLES)
        throw new FormatError('too-many-columns', { columns: variables.length, limit: MAX_VARIABLES })
    } else if (tag === tags.missing) last().missing.push(value(last()))
    else if (tag === tags.low || tag === tags.high || tag === tags.range) {
      const { ranges, width } = last()
      if (width > 0) throw scanner.damage()
      const first = number()
      ranges.push(tag === tags.low ? [null, first] : [first, tag === tags.high ? null : number()])
    } else if (tag === tags.label) last().label = text()
    else if (tag === tags.labels) {
      const names = Array.from({ length: count(MAX_VARIABLES) }, text)
      // whether values are texts follows from the variables
      const variable = names.flatMap((name) => byName.get(String.fromCharCode(...name)) ?? [])[0]
      if (!variable) throw scanner.damage()
      const labels: { value: number | Uint8Array; label: Uint8Array }[] = []
      for (let left = count(1e6); left > 0; left--) labels.push({ value: value(variable), label: text() })
      labelSets.push({ names, labels })
    } else if (tag === tags.documents) for (let left = count(1e6); left > 0; left--) documents.push(text())
    else if (tag === tags.data) return { variables, labelSets, documents, weight, dataAt: scanner.at }
    else throw scanner.damage()
  }
}
