const bytes = new DataView(new ArrayBuffer(8))

/** Position of a double among all doubles in ascending order. */
export function ordinal(value: number): bigint {
  bytes.setFloat64(0, value === 0 ? 0 : value)
  const bits = bytes.getBigInt64(0)
  return bits < 0n ? -(bits & 0x7fffffffffffffffn) : bits
}

/** The double at a position. */
export function fromOrdinal(position: bigint): number {
  if (position >= 0n) bytes.setBigInt64(0, position)
  else bytes.setBigUint64(0, -position | 0x8000000000000000n)
  return bytes.getFloat64(0)
}
