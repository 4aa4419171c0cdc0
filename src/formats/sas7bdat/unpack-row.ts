/** Unpacks a row into a place of given length. False if the packed bytes do not make a row of this length. */
export type UnpackRow = (
  packed: Uint8Array,
  from: number,
  to: number,
  row: Uint8Array,
  at: number,
  length: number,
) => boolean

const AT_SIGN = 0x40
const BLANK = 0x20

/** The least number of bytes by command, the high half of its byte; a long one adds 256 times the low half, and the next byte. */
const least = [64, 64 + 4096, 96, 0, 18, 17, 17, 17, 1, 17, 33, 49, 3, 2, 2, 2]
const isLong = [true, true, false, false, true, true, true, true]
const COPY = -1
const NEXT_BYTE = -2
const UNKNOWN = -3
const filling = [
  COPY,
  COPY,
  COPY,
  UNKNOWN,
  NEXT_BYTE,
  AT_SIGN,
  BLANK,
  0,
  COPY,
  COPY,
  COPY,
  COPY,
  NEXT_BYTE,
  AT_SIGN,
  BLANK,
  0,
]

/** COMPRESS=CHAR (`SASYZCRL`): runs of a byte. */
export const unpackRle: UnpackRow = (packed, from, to, row, at, length) => {
  const end = at + length
  let i = from
  let o = at
  while (i < to && o < end) {
    const control = packed[i++] as number
    const command = control >> 4
    let count = (control & 15) + (least[command] as number)
    if (isLong[command]) {
      if (i >= to) return false
      count += (control & 15) * 255 + (packed[i++] as number)
    }
    let byte = filling[command] as number
    if (byte === UNKNOWN || o + count > end) return false
    if (byte === COPY) {
      if (i + count > to) return false
      for (let k = 0; k < count; k++) row[o + k] = packed[i + k] as number
      i += count
    } else {
      if (byte === NEXT_BYTE) {
        if (i >= to) return false
        byte = packed[i++] as number
      }
      row.fill(byte, o, o + count)
    }
    o += count
  }
  return o === end
}

/** COMPRESS=BINARY (`SASYZCR2`): runs and repetitions. Source: E. Ross, "A Simple Data-Compression Technique", The C Users Journal 10 (1992). */
export const unpackRdc: UnpackRow = (packed, from, to, row, at, length) => {
  const end = at + length
  let i = from
  let o = at
  let flags = 0
  let mask = 0
  while (i < to && o < end) {
    if (mask === 0) {
      if (i + 2 > to) return false
      flags = ((packed[i] as number) << 8) | (packed[i + 1] as number)
      i += 2
      mask = 0x8000
      if (i >= to) return false
    }
    const isCommand = (flags & mask) !== 0
    mask >>= 1
    const first = packed[i++] as number
    if (!isCommand) {
      row[o++] = first
      continue
    }
    if (i >= to) return false
    const command = first >> 4
    const second = packed[i++] as number
    // commands 1 and 2 have a third byte
    const isThree = command === 1 || command === 2
    if (isThree && i >= to) return false
    const third = isThree ? (packed[i++] as number) : second
    const low = first & 15
    const count =
      command === 0 ? low + 3 : command === 1 ? low + 19 + second * 16 : command === 2 ? third + 16 : command
    if (o + count > end) return false
    if (command <= 1) row.fill(third, o, o + count)
    else {
      const back = low + 3 + second * 16
      if (o - back < at) return false
      for (let k = 0; k < count; k++) row[o + k] = row[o + k - back] as number
    }
    o += count
  }
  return o === end
}
