export interface Range {
  readonly start: number
  /** Exclusive. */
  readonly end: number
}

/**
 * The single range of a Range header (RFC 9110, section 14). Undefined without a header, and for units and lists that we answer with the
 * whole; `unsatisfiable` if it starts after the end.
 */
export function parseRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size }
      : { start: Number(first), end: last === '' ? size : Math.min(size, Number(last) + 1) }
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return range.start < range.end ? range : 'unsatisfiable'
}
