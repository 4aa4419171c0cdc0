/** What is not a structure of Thrift's compact protocol, or one beyond all measure. */
export class ThriftError extends Error {}

const DEEPEST = 32
/** Bytes of a number of 64 bits. */
const LONGEST = 10

/**
 * Walks over a structure of Thrift's compact protocol and returns where it ends. The library reads such structures without a limit of depth and
 * takes numbers of any length, whose time is quadratic, so nothing goes there that has not been walked over.
 */
export function checkThrift(bytes: Uint8Array, start: number): number {
  let at = start

  const byte = () => {
    const value = bytes[at++]
    if (value === undefined) throw new ThriftError()
    return value
  }
  const number = () => {
    let value = 0
    for (let k = 0; k < LONGEST; k++) {
      const one = byte()
      value += (one & 127) * 2 ** (7 * k)
      if (one < 128) return value
    }
    throw new ThriftError()
  }
  const element = (type: number, depth: number): void => {
    switch (type) {
      case 1:
      case 2:
        return
      case 3:
        byte()
        return
      case 4:
      case 5:
      case 6:
        number()
        return
      case 7:
        at += 8
        return
      case 8: {
        const length = number()
        at += length
        break
      }
      case 9: {
        const head = byte()
        const size = head >> 4 === 15 ? number() : head >> 4
        const of = head & 15
        if (size > bytes.length - at) throw new ThriftError()
        for (let k = 0; k < size; k++) element(of === 1 || of === 2 ? 3 : of, depth + 1)
        return
      }
      case 12:
        structure(depth + 1)
        return
      default:
        throw new ThriftError()
    }
    if (at > bytes.length) throw new ThriftError()
  }
  const structure = (depth: number) => {
    if (depth > DEEPEST) throw new ThriftError()
    for (;;) {
      const head = byte()
      if ((head & 15) === 0) return
      if (head >> 4 === 0) number()
      element(head & 15, depth)
    }
  }

  structure(0)
  if (at > bytes.length) throw new ThriftError()
  return at
}
