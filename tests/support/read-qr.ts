import sharp from 'sharp'

const PIXELS = 4
const QUIET_ZONE = 4
/** Codewords of data at level L, where a version has one block (ISO/IEC 18004, table 9), and the middle of its alignment pattern. */
const VERSIONS: Readonly<Record<number, { readonly data: number; readonly alignment?: number }>> = {
  1: { data: 19 },
  2: { data: 34, alignment: 18 },
  3: { data: 55, alignment: 22 },
  4: { data: 80, alignment: 26 },
  5: { data: 108, alignment: 30 },
}
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

type Modules = readonly (readonly boolean[])[]

/** The modules of a picture without its quiet zone, which must be light. */
async function modulesOf(picture: string): Promise<Modules> {
  const svg = Buffer.from(picture.replace('data:image/svg+xml;base64,', ''), 'base64')
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg.toString('utf8'))?.[1]) / 10
  const { data } = await sharp(svg)
    .resize(side * PIXELS, side * PIXELS, { kernel: 'nearest' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = PIXELS / 2
  const all = Array.from({ length: side }, (_, row) =>
    Array.from(
      { length: side },
      (__, column) => (data[(row * PIXELS + middle) * side * PIXELS + column * PIXELS + middle] ?? 0) < 128,
    ),
  )
  const inside = (index: number) => index >= QUIET_ZONE && index < side - QUIET_ZONE
  if (all.some((line, row) => line.some((dark, column) => dark && !(inside(row) && inside(column)))))
    throw new Error('the quiet zone is not quiet')
  return all.slice(QUIET_ZONE, -QUIET_ZONE).map((line) => line.slice(QUIET_ZONE, -QUIET_ZONE))
}

/** Finder patterns, timing, alignment and format: modules without data. */
function isFunction(row: number, column: number, size: number, alignment = -9): boolean {
  const isFinder = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9)
  const isAlignment = Math.abs(row - alignment) <= 2 && Math.abs(column - alignment) <= 2
  return isFinder || isAlignment || row === 6 || column === 6
}

/** The bits in placement order: columns in pairs from the right, alternately up and down. */
function bitsOf(
  modules: Modules,
  mask: (row: number, column: number) => boolean,
  alignment: number | undefined,
): string {
  const size = modules.length
  let bits = ''
  let isUpwards = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5 // the vertical timing pattern
    for (let step = 0; step < size; step += 1) {
      const row = isUpwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (isFunction(row, column, size, alignment)) continue
        bits += modules[row]?.[column] !== mask(row, column) ? '1' : '0'
      }
    }
    isUpwards = !isUpwards
  }
  return bits
}

/** Reads a clean QR code of versions 1 to 5 at level L in byte mode, by ISO/IEC 18004; errors are not corrected. */
export async function readQr(picture: string): Promise<string> {
  const modules = await modulesOf(picture)
  const version = VERSIONS[(modules.length - 17) / 4]
  if (!version) throw new Error(`no version has ${modules.length} modules a side`)
  const format = [0, 1, 2, 3, 4].map((column) => (modules[8]?.[column] ? 1 : 0)).join('')
  const [level, mask] = [(parseInt(format, 2) ^ 0b10101) >> 3, (parseInt(format, 2) ^ 0b10101) & 0b111]
  if (level !== 0b01) throw new Error('the code is not of level L')
  const bits = bitsOf(modules, MASKS[mask] ?? (() => false), version.alignment).slice(0, version.data * 8)
  if (bits.slice(0, 4) !== '0100') throw new Error('the code is not in byte mode')
  const length = parseInt(bits.slice(4, 12), 2)
  const bytes = Array.from({ length }, (_, index) => parseInt(bits.slice(12 + index * 8, 20 + index * 8), 2))
  return Buffer.from(bytes).toString('utf8')
}
