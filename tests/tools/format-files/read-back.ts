/**
 * Writes random frames as SPSS, Stata and R files, has the real programs read them (R with haven and foreign, PSPP), and compares every value,
 * label and missing code: `node tests/tools/format-files/read-back.ts [frames]`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Frame } from '#engine/frame/frame.ts'
import { makeFrame, textColumn } from '#engine/frame/make-columns.ts'
import { openDta } from '#formats/dta/open-dta.ts'
import { frameToDta } from '#formats/dta/write-dta.ts'
import { frameToRds } from '#formats/rdata/write-rds.ts'
import { openSav } from '#formats/sav/open-sav.ts'
import { frameToSav } from '#formats/sav/write-sav.ts'
import { createRandom } from '#tests/support/random.ts'
import { type PlainColumn, plainFile, plainFrame, rFrame, spssFrame, stataFrame } from '#tests/support/random-frame.ts'

interface RColumn {
  readonly name: string
  readonly class: readonly string[]
  readonly label: string
  readonly format: string
  readonly levels: readonly string[] | null
  readonly labels: readonly (readonly [string, string])[]
  readonly codes: readonly string[]
  readonly range: readonly string[]
  readonly units: string
  readonly cells: readonly (string | null)[]
}

const DAY = 86_400_000
const SPSS_EPOCH = 12_219_379_200
const count = Number(process.argv[2] ?? 25)
const folder = mkdtempSync(join(tmpdir(), 'read-back-'))
const differences: string[] = []
let compared = 0

function same(file: string, what: string, found: unknown, wanted: unknown): void {
  compared += 1
  if (isDeepStrictEqual(found, wanted)) return
  const [a, b] = [found, wanted].map((value) => JSON.stringify(value) ?? '')
  let at = 0
  while (a !== undefined && b !== undefined && at < a.length && a[at] === b[at]) at += 1
  const near = (text = '') => text.slice(Math.max(0, at - 40), at + 80)
  differences.push(`${file}: ${what}: found …${near(a)}… wanted …${near(b)}…`)
}

const numberOf = (text: string) => Number(text.replace(/inf$/i, 'Infinity'))

/** A number of R in the unit of a frame. */
function converted(text: string, { type, format }: PlainColumn, kind: string, isCell: boolean): number | string {
  if (text.startsWith('.')) return text
  const value = numberOf(text)
  if (type === 'number') return value
  // cells are in days and seconds since 1970, also where labels take the place of the class, attributes in the unit of the file
  if (isCell && type === 'date' && format === undefined) return value * DAY
  if (isCell && type === 'datetime') return Math.round(value * 1000)
  if (kind === 'sav') return Math.round((value - SPSS_EPOCH) * 1000)
  if (format === 'month') return Date.UTC(1960, value, 1)
  if (format === 'quarter') return Date.UTC(1960, 3 * value, 1)
  return type === 'date' ? (value - 3653) * DAY : value - 3653 * DAY
}

/** What R found, in the terms of a frame. */
function asPlain(column: RColumn, wanted: PlainColumn, kind: string) {
  const isText = wanted.type === 'text'
  const one = (text: string, isCell = false) => (isText ? text : converted(text, wanted, kind, isCell))
  const range = column.range.map((end) => one(end))
  return {
    name: column.name,
    label: column.label,
    valueLabels: (column.levels ?? [])
      .map((level) => ({ value: level, label: level }))
      .concat(
        column.labels.map(([value, label]) => ({
          value: one(value) as string,
          label: kind === 'sav' ? label.trim() : label,
        })),
      ),
    missingCodes: column.codes.map((code) => one(code)),
    missingRanges: range.length === 2 ? [range.map((end) => (Number.isFinite(end) ? end : null))] : [],
    cells: column.cells.map((cell) => (cell === null || cell === '' ? null : one(cell, true))),
  }
}

const kept = ({ name, label, valueLabels, missingCodes, missingRanges, cells }: PlainColumn) => ({
  name,
  label,
  valueLabels,
  missingCodes,
  missingRanges,
  cells,
})

function checkClasses(file: string, found: RColumn, wanted: PlainColumn, kind: string): void {
  if (kind !== 'rds' && wanted.format !== undefined && wanted.format !== 'time') return
  // haven gives labels and missing codes the class
  if (found.class.includes('haven_labelled')) return
  const is = (name: string) => found.class.includes(name)
  if (wanted.type === 'date') same(file, `${wanted.name} is a Date`, is('Date'), true)
  if (wanted.type === 'datetime')
    same(file, `${wanted.name} is an instant in UTC`, [is('POSIXct'), found.units], [true, 'UTC'])
  if (wanted.format === 'time') same(file, `${wanted.name} is a time`, is('hms'), true)
  if (kind === 'rds' && found.levels)
    same(file, `${wanted.name} is ordered`, is('ordered'), wanted.measure === 'ordinal')
}

const writers = {
  sav: { make: spssFrame, write: frameToSav },
  zsav: { make: spssFrame, write: (frame: Frame) => frameToSav(frame, {}, { isPacked: true }) },
  dta: { make: stataFrame, write: (frame: Frame) => frameToDta(frame) },
  rds: { make: rFrame, write: frameToRds },
}
const frames = new Map<string, readonly PlainColumn[]>()
const spssFrames = new Map<string, Frame>()
for (const [kind, { make, write }] of Object.entries(writers))
  for (let seed = 1; seed <= count; seed++) {
    const frame = make(createRandom(seed * 7919))
    const { blob } = await write(frame)
    const file = `${String(seed).padStart(3, '0')}.${kind}`
    writeFileSync(join(folder, file), new Uint8Array(await blob.arrayBuffer()))
    frames.set(file, plainFrame(frame))
    if (kind === 'sav' || kind === 'zsav') spssFrames.set(file, frame)
  }

/** What a format cannot hold is changed: R finds in the file what the reader here finds. */
const lossy = {
  sav: async (frame: Frame) => {
    const { blob } = await frameToSav(frame)
    return { blob, file: await openSav(blob, {}, {}) }
  },
  dta: async (frame: Frame) => {
    const { blob } = await frameToDta(frame)
    return { blob, file: await openDta(blob, {}, {}) }
  },
}
for (const [kind, write] of Object.entries(lossy))
  for (const [k, make] of [spssFrame, stataFrame, rFrame].entries())
    for (let seed = 1; seed <= count; seed++) {
      const { blob, file } = await write(make(createRandom(seed * 104_729 + k)))
      const name = `changed-${k}-${String(seed).padStart(3, '0')}.${kind}`
      writeFileSync(join(folder, name), new Uint8Array(await blob.arrayBuffer()))
      frames.set(name, await plainFile(file))
    }

/** Texts of each length: readers have had faults at some. */
for (let length = 250; length <= 1100; length++) {
  const frame = makeFrame([textColumn({ id: 'c1', name: 't' }, [`${'a'.repeat(length - 1)}.`, null, 'b'])])
  const { blob } = await frameToSav(frame)
  const file = `length-${String(length).padStart(4, '0')}.sav`
  writeFileSync(join(folder, file), new Uint8Array(await blob.arrayBuffer()))
  frames.set(file, plainFrame(frame))
  spssFrames.set(file, frame)
}

const env = { ...process.env, LC_ALL: 'C.UTF-8' }
execFileSync('Rscript', ['--vanilla', join(import.meta.dirname, 'read-back.R'), folder], { env, stdio: 'inherit' })
for (const [file, wanted] of frames) {
  const kind = file.slice(-3)
  const read = JSON.parse(readFileSync(join(folder, `${file}.r.json`), 'utf8')) as { rows: number; columns: RColumn[] }
  same(file, 'rows', read.rows, wanted[0]?.cells.length)
  same(file, 'columns', read.columns.length, wanted.length)
  for (const [place, column] of wanted.entries()) {
    const found = read.columns[place]
    if (!found) continue
    const plain = asPlain(found, column, kind)
    for (const [key, value] of Object.entries(kept(column)))
      same(file, `R, ${column.name}, ${key}`, plain[key as keyof typeof plain], value)
    checkClasses(file, found, column, kind)
  }
}

/** PSPP 1.6.2 expects several missing codes of a long text in a form of its own, not in that of SPSS. */
const withOneCode = (frame: Frame): Frame => ({
  ...frame,
  columns: frame.columns.map((column) =>
    column.type === 'text' ? { ...column, missingCodes: column.missingCodes.slice(0, 1) } : column,
  ),
})
const byValue = (column: PlainColumn) => ({
  ...column,
  valueLabels: [...column.valueLabels].sort((a, b) => (a.value < b.value ? -1 : 1)),
})

/** PSPP opens each file and saves it again, with labels in the order of their values; what it understood is then read here. */
const commands: string[] = []
for (const [name, frame] of spssFrames) {
  const { blob } = await frameToSav(withOneCode(frame), {}, { isPacked: name.endsWith('.zsav') })
  writeFileSync(join(folder, `${name}.pspp`), new Uint8Array(await blob.arrayBuffer()))
  commands.push(`GET FILE='${name}.pspp'.`, `SAVE OUTFILE='${name}.again'.`)
}
writeFileSync(join(folder, 'again.sps'), `${commands.join('\n')}\n`)
const said = execFileSync('pspp', ['-o', '-', 'again.sps'], { cwd: folder, env, encoding: 'utf8' })
if (said.trim() !== '') differences.push(`PSPP says: ${said.slice(0, 2000)}`)
for (const [name, frame] of spssFrames) {
  const wanted = plainFrame(withOneCode(frame))
  const file = await openSav(new Blob([readFileSync(join(folder, `${name}.again`))]), {}, {})
  const again = await plainFile(file)
  const { weight, sets } = file.dictionary
  same(name, 'PSPP, weight', frame.columns[weight ?? -1]?.id, frame.weight)
  same(name, 'PSPP, sets', sets, frame.sets ?? [])
  same(name, 'PSPP, columns', again.length, wanted.length)
  for (const [place, column] of wanted.entries()) {
    const found = again[place]
    if (!found) continue
    for (const [key, value] of Object.entries(byValue(column)))
      same(name, `PSPP, ${column.name}, ${key}`, byValue(found)[key as keyof PlainColumn], value)
  }
  if (!name.endsWith('.zsav')) checkForeign(name, wanted)
}

/** The package foreign does not join the parts of very long texts. */
function checkForeign(file: string, wanted: readonly PlainColumn[]): void {
  const read = JSON.parse(readFileSync(join(folder, `${file}.foreign.json`), 'utf8')) as {
    names: string[]
    cells: (string | null)[][]
  }
  for (const { name, type, cells } of wanted) {
    if (cells.some((cell) => typeof cell === 'string' && Buffer.byteLength(cell) > 255)) continue
    const found = read.cells[read.names.indexOf(name)]?.map((cell) =>
      cell === null || cell === '' ? null : type === 'text' ? cell : numberOf(cell),
    )
    const isTime = type === 'date' || type === 'datetime'
    const stored = cells.map((cell) => (isTime && typeof cell === 'number' ? (cell + SPSS_EPOCH * 1000) / 1000 : cell))
    same(file, `foreign, ${name}`, found, stored)
  }
}

rmSync(folder, { recursive: true })
console.log(`${frames.size} files, ${compared} comparisons, ${differences.length} differences`)
for (const difference of differences.slice(0, 40)) console.log(difference)
process.exitCode = differences.length === 0 ? 0 : 1
