/** Packs a row with runs of bytes (`SASYZCRL`), using each command of the format. */
export function packRle(row: Uint8Array): Uint8Array {
  const out: number[] = []
  let literal = 0
  for (let at = 0; at < row.length; ) {
    const byte = row[at] as number
    const run = runAt(row, at, 4095 + 17)
    const isNamed = byte === 0x40 || byte === 0x20 || byte === 0
    if (run < (isNamed ? 2 : 3)) {
      at += 1
      continue
    }
    addLiterals(out, row.subarray(literal, at))
    const named = byte === 0x40 ? 1 : byte === 0x20 ? 2 : 3
    if (isNamed && run <= 17) out.push(0xc0 + 16 * named + run - 2)
    else if (isNamed) out.push(0x40 + 16 * named + ((run - 17) >> 8), (run - 17) & 255)
    else if (run <= 18) out.push(0xc0 + run - 3, byte)
    else out.push(0x40 + ((run - 18) >> 8), (run - 18) & 255, byte)
    at += run
    literal = at
  }
  addLiterals(out, row.subarray(literal))
  return Uint8Array.from(out)
}

function addLiterals(out: number[], bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) {
    const left = bytes.length - at
    const count = Math.min(left, 64 + 4096 + 4095)
    if (count <= 64) out.push(0x80 + (count - 1))
    else if (count >= 96 && count <= 111) out.push(0x20 + count - 96)
    else if (count < 64 + 4096) out.push((count - 64) >> 8, (count - 64) & 255)
    else out.push(0x10 + ((count - 64 - 4096) >> 8), (count - 64 - 4096) & 255)
    for (let i = 0; i < count; i++) out.push(bytes[at + i] as number)
    at += count
  }
}

/** Packs a row with runs and repetitions (`SASYZCR2`), using each command of the format. */
export function packRdc(row: Uint8Array): Uint8Array {
  const out: number[] = []
  let flags = 0
  let count = 0
  let items: number[] = []
  const add = (isCommand: boolean, ...bytes: readonly number[]) => {
    if (isCommand) flags |= 0x8000 >> count
    items.push(...bytes)
    count += 1
    if (count === 16) finish()
  }
  const finish = () => {
    if (count > 0) out.push(flags >> 8, flags & 255, ...items)
    flags = 0
    count = 0
    items = []
  }
  for (let at = 0; at < row.length; ) {
    const byte = row[at] as number
    const run = runAt(row, at, 19 + 4095)
    const { length, back } = longestRepetition(row, at)
    const far = back - 3
    if (run >= 3 && run >= length) {
      if (run <= 18) add(true, run - 3, byte)
      else add(true, 0x10 | ((run - 19) & 15), (run - 19) >> 4, byte)
      at += run
    } else if (length >= 16) {
      add(true, 0x20 | (far & 15), far >> 4, length - 16)
      at += length
    } else if (length >= 3) {
      add(true, (length << 4) | (far & 15), far >> 4)
      at += length
    } else {
      add(false, byte)
      at += 1
    }
  }
  finish()
  return Uint8Array.from(out)
}

function runAt(row: Uint8Array, at: number, longest: number): number {
  let run = 1
  while (run < longest && row[at + run] === row[at]) run += 1
  return run
}

/** The longest earlier occurrence, at least 3 and at most 4098 bytes back, of what follows; it does not overlap itself. */
function longestRepetition(row: Uint8Array, at: number): { length: number; back: number } {
  let best = { length: 0, back: 3 }
  for (let back = 3; back <= Math.min(at, 4098); back++) {
    let length = 0
    while (length < Math.min(back, 271) && at + length < row.length && row[at + length] === row[at + length - back])
      length += 1
    if (length > best.length) best = { length, back }
  }
  return best
}
