const HIGH = 2 ** 32

type NumberArray =
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array

/** A part of an array of a machine's numbers, as what a Float64Array takes at once; undefined for any other array. */
export function wholeNumbers(
  values: ArrayLike<number> | ArrayLike<bigint>,
  from: number,
  to: number,
): NumberArray | undefined {
  if (values instanceof BigInt64Array || values instanceof BigUint64Array) return fromLongs(values, from, to)
  return ArrayBuffer.isView(values) ? (values as NumberArray).subarray(from, to) : undefined
}

/** From the halves of each integer: a few times faster than through bigints. The nearest double, as these give it. */
function fromLongs(values: BigInt64Array | BigUint64Array, from: number, to: number): Float64Array {
  const halves = new Uint32Array(values.buffer, values.byteOffset, values.length * 2)
  const isSigned = values instanceof BigInt64Array
  const numbers = new Float64Array(to - from)
  for (let k = from; k < to; k++) {
    const low = halves[2 * k] as number
    const high = halves[2 * k + 1] as number
    numbers[k - from] = (isSigned ? high | 0 : high) * HIGH + low
  }
  return numbers
}

/** Whether an integer is beyond 2^53 by its upper half; on 2^53 itself, and on -2^53, it says yes. */
export function mayBeLong(values: ArrayLike<number> | ArrayLike<bigint>, from: number, to: number): boolean {
  if (!(values instanceof BigInt64Array || values instanceof BigUint64Array)) return true
  const halves = new Int32Array(values.buffer, values.byteOffset, values.length * 2)
  const most = 1 << 21
  const least = values instanceof BigInt64Array ? -most : 0
  for (let k = from; k < to; k++) {
    const high = halves[2 * k + 1] as number
    if (high >= most || high < least) return true
  }
  return false
}
